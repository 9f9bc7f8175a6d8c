import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startSite } from "../e2e/support/site-process.ts";
import { startPostgres } from "../scripts/test-database.ts";
import { inSnapshot, sumTables } from "../src/kernel/backup/tables.server.ts";
import { type DatabasePlace, openDatabase } from "../src/kernel/db/database.server.ts";

// Backs up and restores what an agency has after years, and measures the memory of the commands.

const rows = 168_000;
const files = 16_000;
const mostMemory = 300; // MB
const folder = mkdtempSync(join(tmpdir(), "shurfa-large-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Rows of the history, of 600 characters; each hundredth is as wide as a long article. */
const history = (numbers: string, name: string) =>
  `insert into revisions (resource, record_id, action, actor_name, at, fields, after)
  select 'articles', ${name}, 'update', 'سارة', '2026-11-21T09:00:00.000Z', '[]',
    ${numbers === "generate_series" ? "repeat" : "filled"}('نص ${"x".repeat(20)}', case when ${name} % 100 = 0 then 1300 else 26 end)`;

function fillSqlite(dataDir: string) {
  const database = new Database(join(dataDir, "shurfa.db"));
  database.function("filled", (text: unknown, count: unknown) => String(text).repeat(Number(count)));
  database.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}) ${history("n", "i")} from n`,
  );
  database.close();
}

async function fillPostgres(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`${history("generate_series", "i")} from generate_series(1, ${rows}) as i`);
  await client.query("create database restored");
  await client.end();
}

function fillUploads(dataDir: string) {
  mkdirSync(join(dataDir, "uploads"), { recursive: true });
  for (let number = 0; number < files; number++)
    writeFileSync(join(dataDir, "uploads", `${number}.webp`), Buffer.alloc(5000 + number, String(number)));
}

/** Runs a command of the built server; answers what it printed and the most memory that it had, in MB. */
async function run(command: string, argument: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ["build/server/index.js", command, argument], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  let peak = 0;
  const look = setInterval(() => {
    // The kernel's own mark of the highest, so none between two looks is missed.
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
  }, 50);
  const code = await new Promise<number | null>((ended) => child.once("exit", ended));
  clearInterval(look);
  expect([code, printed]).toEqual([0, expect.any(String)]);
  return { printed, peak: Math.round(peak) };
}

async function contents(place: DatabasePlace, dataDir: string) {
  const handle = openDatabase(place);
  const tables = await inSnapshot(handle, (db) => sumTables(handle, db)).finally(() => handle.close());
  const hash = createHash("sha256");
  const names = readdirSync(join(dataDir, "uploads")).sort();
  for (const name of names) hash.update(name).update(readFileSync(join(dataDir, "uploads", name)));
  return { tables, files: names.length, digest: hash.digest("hex") };
}

/** The lines that tell how far a step is before it has ended. */
const between = (printed: string, step: string) =>
  [...printed.matchAll(new RegExp(`^${step}: ([\\d,]+) of ([\\d,]+)$`, "gm"))].filter(
    ([, done, all]) => done !== "1" && done !== all,
  ).length;

test.runIf(process.platform === "linux").each(["sqlite", "postgres"])(
  `SURV-06 TRIAL-01 R4: a backup of ${rows} rows and ${files} files from %s and its restore stay below ${mostMemory} MB, say how far they are, and lose nothing`,
  async (kind) => {
    const postgres = kind === "postgres" ? await startPostgres() : undefined;
    const address = postgres && new URL(postgres.address);
    const from: Record<string, string> = postgres ? { DATABASE_URL: postgres.address } : {};
    const site = await startSite(from);
    try {
      await site.stop();
      if (postgres) await fillPostgres(postgres.address);
      else fillSqlite(site.dataDir);
      fillUploads(site.dataDir);
      if (address) address.pathname = "/restored";
      const to: Record<string, string> = address ? { DATABASE_URL: String(address) } : {};
      const backups = join(folder, kind);
      const dataDir = join(folder, `${kind}-restored`);

      const made = await run("backup", backups, { ...from, DATA_DIR: site.dataDir });
      const [name = ""] = readdirSync(backups);
      const restored = await run("restore", join(backups, name), { ...to, DATA_DIR: dataDir });
      console.log(`${kind}: backup ${made.peak} MB, restore ${restored.peak} MB`);

      for (const { printed, peak } of [made, restored]) {
        expect(peak).toBeGreaterThan(50);
        expect(peak).toBeLessThanOrEqual(mostMemory);
        expect(between(printed, "files copied")).toBeGreaterThan(0);
        const compared = /^rows compared: ([\d,]+) of \1$/m.exec(printed)?.[1] ?? "";
        expect(Number(compared.replaceAll(",", ""))).toBeGreaterThanOrEqual(rows);
      }
      const before = await contents(
        { databaseUrl: postgres?.address, file: join(site.dataDir, "shurfa.db") },
        site.dataDir,
      );
      expect(before.tables.revisions?.rows).toBeGreaterThanOrEqual(rows);
      expect(before.files).toBeGreaterThanOrEqual(files);
      expect(
        await contents({ databaseUrl: to.DATABASE_URL, file: join(dataDir, "shurfa.db") }, dataDir),
      ).toEqual(before);
    } finally {
      await site.remove();
      await postgres?.remove();
    }
  },
  900_000,
);
