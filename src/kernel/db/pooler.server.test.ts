import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../scripts/test-database.ts";
import { backUp, readManifest } from "../backup/backup.server.ts";
import { parseConfig } from "../process/config.server.ts";
import { system } from "../process/kernel.server.ts";
import { assertDatabaseExists, closeKernel, openKernel } from "../process/open-kernel.server.ts";
import { databases } from "../testing/test-kernel.ts";
import { giveBackPostgres, takePostgres } from "../testing/test-postgres.ts";
import { loose } from "./database.server.ts";
import { isPooled } from "./pooler.server.ts";
import { write } from "./write.server.ts";

const isInstalled = spawnSync("pgbouncer", ["--version"]).error === undefined;
const reason = !databases.includes("postgres")
  ? "PostgreSQL is left out of this run"
  : isInstalled
    ? undefined
    : "pgbouncer is not installed on this machine";

/** PgBouncer in transaction mode with two connections to a database; answers the database's address through it. */
async function pooled(address: string): Promise<string> {
  const url = new URL(address);
  const folder = mkdtempSync(join(tmpdir(), "shurfa-pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = url.password && ` password=${decodeURIComponent(url.password)}`;
  const file = join(folder, "pgbouncer.ini");
  const name = url.pathname.slice(1);
  writeFileSync(
    file,
    `[databases]
${name} = host=${url.hostname} port=${url.port} user=${url.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 2
unix_socket_dir =
`,
  );
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child: ChildProcess = spawn("pgbouncer", ["-q", ...asUser, file], { stdio: "ignore" });
  onTestFinished(async () => {
    const ended = new Promise((done) => child.once("exit", done));
    if (child.exitCode === null && child.kill("SIGKILL")) await ended;
    rmSync(folder, { recursive: true, force: true });
    await giveBackPostgres(address);
  });
  url.port = String(port);
  url.hostname = "127.0.0.1";
  await expect.poll(() => isPooled(url.href).catch(() => undefined), { timeout: 10_000 }).toBe(true);
  return url.href;
}

const title =
  "RUN-05 SURV-02 TRIAL-01 P4: a site runs behind PgBouncer in transaction mode: migrations, writes within their limits, reads, backups, and no session keeps a setting";

test.skipIf(reason)(reason ? `${title} (SKIPPED: ${reason})` : title, async () => {
  const direct = await takePostgres();
  expect(await isPooled(direct)).toBe(false);
  const folder = mkdtempSync(join(tmpdir(), "shurfa-pooled-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = parseConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: await pooled(direct),
    DATABASE_POOL: "6",
  });
  await assertDatabaseExists(config);
  const kernel = await openKernel(config);
  try {
    const limits = sql<{
      statement: string;
      lock: string;
      idle: string;
    }>`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;
    const within = await kernel.db.transaction().execute((tx) => limits.execute(tx));
    expect(within.rows).toEqual([{ statement: "10s", lock: "5s", idle: "10s" }]);
    for (const { rows } of await Promise.all([1, 2, 3].map(() => limits.execute(kernel.reads))))
      expect(rows).toEqual([{ statement: "0", lock: "0", idle: "0" }]);
    // More at once than the pooler has connections, so each is handed around.
    const add = (name: string) =>
      write(kernel, system, async (tx) => {
        await loose(tx.db).insertInto("jobs").values({ name, due_at: tx.at }).execute();
      });
    await Promise.all(Array.from({ length: 12 }, (_, index) => add(`job ${index}`)));
    expect(await kernel.reads.selectFrom("jobs").select("name").execute()).toHaveLength(12);
    const slow = kernel.db
      .transaction()
      .execute((tx) => sql`set local statement_timeout = 50; select pg_sleep(5)`.execute(tx));
    await expect(slow).rejects.toMatchObject({ code: "57014" });
    const backup = await backUp(config, join(folder, "backups"));
    expect((await readManifest(backup)).database.tables.jobs?.rows).toBe(12);
  } finally {
    await closeKernel(kernel);
  }
});
