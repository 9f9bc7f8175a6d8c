import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { backUp } from "../backup/backup.server.ts";
import { loose } from "../db/database.server.ts";
import { parseConfig } from "../process/config.server.ts";
import { linkSecret } from "../process/link-secret.server.ts";
import { openKernel } from "../process/open-kernel.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { smtpServer } from "../testing/test-smtp.ts";
import { checkBackups } from "./check-backups.server.ts";
import { checkConfiguration } from "./check-configuration.server.ts";
import { checkDatabase } from "./check-database.server.ts";
import { checkDisk } from "./check-disk.server.ts";
import { checkFiles } from "./check-files.server.ts";
import { checkMail } from "./check-mail.server.ts";
import { checkStorage } from "./check-storage.server.ts";
import { runDoctor } from "./doctor.server.ts";
import { contextWith, ownFolder, told } from "./test-check-context.ts";

const hour = 60 * 60_000; // ms

test("RUN-07 settings that do not fit each other are reported", async () => {
  const check = async (environment: Record<string, string>) =>
    told(await checkConfiguration(contextWith(environment))).map((line) => line.split(/[,.] /)[0]);
  const real = { NODE_ENV: "production", PUBLIC_URL: "https://site.example" };
  expect(await check(real)).toEqual(["ok A production server."]);
  expect(await check({ NODE_ENV: "production" })).toEqual(["fault PUBLIC_URL is not set"]);
  expect(await check({ PUBLIC_URL: "https://site.example" })).toEqual(["warning PUBLIC_URL is set"]);
  expect(await check({ ...real, DEMO: "1" })).toEqual(["fault DEMO is on"]);
  expect(await check({ ...real, PUBLIC_URL: "http://site.example" })).toEqual([
    "warning PUBLIC_URL is not https",
  ]);
});

test("RUN-07 a data folder that others can open, or that another user owns, is reported with what to do", async () => {
  const { config } = await testKernel();
  const context = contextWith({}, { config });
  const file = join(config.dataDir, "shurfa.db");
  expect(told(await checkFiles(context))).toEqual([
    expect.stringContaining("warning The file link-secret does not exist yet"),
  ]);
  await linkSecret({ ...(await testKernel()), config });
  expect(told(await checkFiles(context))).toEqual([`ok Only this user can open ${config.dataDir}.`]);
  chmodSync(file, 0o644);
  chmodSync(config.dataDir, 0o755);
  expect(told(await checkFiles(context))).toEqual([
    `fault Other users of the machine can open ${config.dataDir}. Run: chmod 700 ${config.dataDir}`,
    `fault Other users of the machine can open ${file}. Run: chmod 600 ${file}`,
  ]);
  chmodSync(file, 0o600);
  chmodSync(config.dataDir, 0o700);
  const other = { ...context, uid: 12_345 };
  expect(told(await checkFiles(other))[0]).toMatch(
    /^fault .* belongs to user \d+, but this command runs as user 12345/,
  );
  expect(told(await checkDatabase(other))).toEqual([
    `warning ${file} was not checked, because it belongs to another user.`,
  ]);
  const pageStore = ownFolder();
  const closed = contextWith({}, { config: { ...config, pageStore } });
  expect(told(await checkFiles(closed))).toEqual([expect.stringContaining("nginx cannot read")]);
  const missing = contextWith({ DATA_DIR: join(ownFolder(), "none") });
  expect(told(await checkFiles(missing))).toEqual([
    expect.stringMatching(/^warning .* The first start creates it/),
  ]);
});

describe.each(databases)("the doctor on %s", (database) => {
  test("RUN-07 a database is checked for its migrations and its times", async () => {
    const { config, db } = await testKernel({ database });
    const context = contextWith({}, { config });
    const fine = [
      "ok The database answers and has all migrations of this version.",
      "ok No stored time is in the future.",
    ];
    expect(told(await checkDatabase(context))).toEqual(fine);
    const at = new Date(Date.now() + hour).toISOString();
    const row = { resource: "a", record_id: "1", action: "create", actor_name: "", fields: "[]" };
    await db
      .insertInto("revisions")
      .values({ ...row, at, actor_id: null, before: null, after: null })
      .execute();
    expect(told(await checkDatabase(context))[1]).toBe(
      `fault The newest change is dated ${at}, which is in the future. This machine's clock is slow now or was fast then. Synchronise it with NTP.`,
    );
    const migrations = loose(db);
    await migrations.deleteFrom("kysely_migration").where("name", "=", "0002-accounts").execute();
    expect(told(await checkDatabase(context))[0]).toMatch(/^warning 1 migrations are pending/);
    await migrations.insertInto("kysely_migration").values({ name: "9999-later", timestamp: "" }).execute();
    expect(told(await checkDatabase(context))[0]).toMatch(
      /^fault The database was migrated by another version \(9999-later\)/,
    );
    await expect(openKernel(config)).rejects.toThrow(/^The database was migrated by another version/);
    if (database === "sqlite") return;
    const late = { ...context, now: () => new Date(Date.now() + hour) };
    expect(told(await checkDatabase(late))[1]).toMatch(
      /^fault The clocks of this machine and PostgreSQL differ by 36\d\d seconds/,
    );
  });
});

test("RUN-07 a database that is missing, damaged or away is reported", async () => {
  const folder = ownFolder();
  const context = contextWith({ DATA_DIR: folder });
  expect(told(await checkDatabase(context))).toEqual([
    expect.stringMatching(/^warning .*shurfa\.db does not exist/),
  ]);
  writeFileSync(
    join(folder, "shurfa.db"),
    "no database at all, but long enough to be read as one".repeat(100),
  );
  expect(told(await checkDatabase(context))).toEqual([
    expect.stringMatching(/^fault The database file is damaged or is not an SQLite database/),
  ]);
  const away = contextWith({ DATABASE_URL: "postgres://u:p@127.0.0.1:1/shurfa" });
  expect(told(await checkDatabase(away))).toEqual([
    expect.stringMatching(/^fault The database cannot be reached/),
  ]);
});

test("RUN-07 a bucket that does not answer is reported; without one nothing is said", async () => {
  const s3 = {
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
  };
  expect(told(await checkStorage(contextWith(s3)))).toEqual([
    expect.stringMatching(
      /^fault The bucket pictures at http:\/\/127\.0\.0\.1:1 cannot be listed: .*ECONNREFUSED/,
    ),
  ]);
  expect(await checkStorage(contextWith())).toEqual([]);
});

test("RUN-07 a disk that fills up is reported before it is full", async () => {
  const check = async (free: number) => {
    const spaceOf = async () => ({ free: free * 1024 ** 2, total: 10_000 * 1024 ** 2 });
    const [line = ""] = told(await checkDisk(contextWith({}, { spaceOf })));
    return line.replace(/ \/\S+ /, " folder ");
  };
  expect(await check(5000)).toBe("ok folder has 5000 MB of free space.");
  expect(await check(900)).toBe("warning folder has 900 MB of free space.");
  expect(await check(100)).toBe(
    "fault folder has 100 MB of free space, so writes will soon fail. Free some space.",
  );
});

test("RUN-07 backups that are missing, damaged or old are reported", async () => {
  const kernel = await testKernel();
  const folder = join(ownFolder(), "backups");
  const config = { ...kernel.config, backup: { folder, keep: 7, hours: 24 } };
  const check = async (hours = 0) =>
    told(await checkBackups(contextWith({}, { config, now: () => new Date(Date.now() + hours * hour) })));
  expect(told(await checkBackups(contextWith()))).toEqual([expect.stringContaining("BACKUP_DIR is not set")]);
  expect(await check()).toEqual([`fault ${folder} does not exist, so there is no backup yet.`]);
  mkdirSync(folder);
  expect(await check()).toEqual([`fault ${folder} contains no finished backup.`]);
  const made = await backUp(config, folder);
  const beside = expect.stringMatching(/^warning .* is on the same disk as the data/);
  expect(await check(47)).toEqual([expect.stringMatching(/^ok .* is 47 hours old\.$/), beside]);
  expect(await check(49)).toEqual([
    expect.stringMatching(/^fault .* is 49 hours old, but one is due every 24 hours/),
    beside,
  ]);
  writeFileSync(join(made, "manifest.json"), "{");
  expect(await check()).toEqual([expect.stringMatching(/^fault .*manifest\.json is damaged/)]);
});

test("RUN-07 the mail server is tried without a mail, and with one on request", async () => {
  const { port, mails } = await smtpServer({ password: "right", refuses: ["no@mail.example"] });
  const check = async (password: string, mailTo?: string) =>
    told(
      await checkMail(
        contextWith(
          { SMTP_URL: `smtp://u:${password}@127.0.0.1:${port}`, MAIL_FROM: "a@b.example" },
          { mailTo },
        ),
      ),
    );
  expect(await check("right")).toEqual([expect.stringMatching(/^ok The mail server accepted the sign-in/)]);
  expect(mails).toHaveLength(0);
  expect(await check("wrong")).toEqual([
    expect.stringMatching(/^fault The mail server rejects the user or the password of SMTP_URL/),
  ]);
  expect(await check("right", "sara@mail.example")).toEqual([
    expect.stringMatching(/^ok The mail server accepted a mail from a@b\.example to sara@mail\.example/),
  ]);
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(["sara@mail.example"]);
  expect(await check("right", "no@mail.example")).toEqual([
    expect.stringMatching(/^fault The mail server rejects the sender or the recipient/),
  ]);
  expect(told(await checkMail(contextWith({ SMTP_URL: "smtp://127.0.0.1:1" })))).toEqual([
    expect.stringMatching(/^fault The mail server cannot be reached/),
  ]);
  expect(told(await checkMail(contextWith()))).toEqual([
    expect.stringContaining("warning SMTP_URL is not set"),
  ]);
  expect(told(await checkMail(contextWith({}, { mailTo: "a@b.example" })))).toEqual([
    expect.stringContaining("fault SMTP_URL is not set"),
  ]);
});

test("RUN-07 the command prints a sentence for each finding, and answers whether there was a fault", async () => {
  const run = async (environment: Record<string, string>, ...args: string[]) => {
    const lines: string[] = [];
    const isWell = await runDoctor(environment, args, (line) => void lines.push(line));
    return { isWell, printed: lines.join("\n") };
  };
  const { config } = await testKernel();
  const well = await run({ DATA_DIR: config.dataDir });
  expect(well.isWell).toBe(true);
  expect(well.printed).toMatch(
    /^ok {7}Database: The database answers and has all migrations of this version\.$/m,
  );
  expect(well.printed).toMatch(/^warning {2}Mail: SMTP_URL is not set/m);
  expect(well.printed).toMatch(/\n\n0 faults, \d warnings\.$/);
  chmodSync(config.dataDir, 0o777);
  const open = await run({ DATA_DIR: config.dataDir });
  expect([open.isWell, open.printed.split("\n").at(-1)]).toEqual([
    false,
    expect.stringMatching(/^1 fault, /),
  ]);
  // A setting that prevents a start ends the doctor too, with the same message.
  expect(await run({ PORT: "x" })).toMatchObject({
    isWell: false,
    printed: expect.stringMatching(/^fault {4}Configuration: PORT has a wrong value/),
  });
  expect(await run({}, "--fix")).toMatchObject({
    isWell: false,
    printed: expect.stringContaining("The only option of npm run doctor is --mail"),
  });
  expect(parseConfig({}).demo).toBe(true);
});
