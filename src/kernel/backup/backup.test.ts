import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Disk } from "flydrive";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parseConfig } from "../process/config.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { closeKernel, openKernel } from "../process/open-kernel.server.ts";
import { operatorSentence } from "../process/operator-fault.server.ts";
import { openFolder, openStorage, type Storage } from "../process/storage.server.ts";
import { startTestBucket } from "../testing/test-bucket.ts";
import { followDisk, layOut } from "../testing/test-disk.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { backUp, databaseFile, readManifest } from "./backup.server.ts";
import { storeCommands } from "./commands.server.ts";
import { copyFiles, listFiles } from "./files.server.ts";
import { migrateStore } from "./migrate-store.server.ts";
import { restore } from "./restore.server.ts";
import { startBackups } from "./scheduled-backup.server.ts";
import { StoreError } from "./store-error.server.ts";
import { inSnapshot, sumTables } from "./tables.server.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "shurfa-backup-"));

/** A site with some of everything: rows that refer to each other, gaps in the ids, long and odd values, files. */
async function filledKernel(database: (typeof databases)[number], environment: Record<string, string> = {}) {
  const kernel = await testKernel({ database, environment });
  const at = "2026-11-21T09:00:00.000Z";
  const stamps = { search_text: "", version: 1, created_at: at, updated_at: at };
  await kernel.db
    .insertInto("users")
    .values({ name: "سارة", email: "s@shurfa.example", role: "admin", access: "owner", ...stamps })
    .execute();
  await kernel.db
    .insertInto("sessions")
    .values({
      id: "s1",
      token_hash: "x",
      user_id: 1,
      created_at: at,
      last_seen_at: at,
      expires_at: at,
      user_agent: "",
    })
    .execute();
  const row = (index: number) => ({
    resource: "services",
    record_id: String(index),
    action: "create" as const,
    actor_id: index % 2 ? null : 1,
    actor_name: 'سارة ‏"الفوزان"\n\t😀',
    at,
    fields: "[]",
  });
  const rows = Array.from({ length: 1203 }, (_, index) => row(index));
  for (let start = 0; start < rows.length; start += 400)
    await kernel.db
      .insertInto("revisions")
      .values(rows.slice(start, start + 400))
      .execute();
  await kernel.db.deleteFrom("revisions").where("id", ">", 1200).execute();
  await kernel.db
    .insertInto("packages")
    .values({
      title: "أ",
      description: "",
      price: 0.1 + 0.2,
      features: "[]",
      includes_words: "",
      is_active: 1,
      ...stamps,
    })
    .execute();
  await kernel.db.updateTable("site_state").set({ content_version: 77 }).execute();
  for (const name of ["a.webp", "b.full.avif", "c.640.webp"])
    await kernel.storage.put(name, Buffer.from(`bytes of ${name}`.repeat(5000)), {
      contentType: "image/webp",
    });
  return kernel;
}

async function contents(kernel: Kernel) {
  const files: Record<string, string> = {};
  for (const key of await listFiles(kernel.storage)) files[key] = await kernel.storage.get(key);
  return { tables: await inSnapshot(kernel.database, (db) => sumTables(kernel.database, db)), files };
}

async function open(environment: Record<string, string>) {
  const kernel = await openKernel(parseConfig({ LOG_LEVEL: "silent", ...environment }));
  onTestFinished(() => closeKernel(kernel));
  return kernel;
}

const bucket = async () => (await startTestBucket()).environment;

async function nextRevision(kernel: Kernel) {
  const row = await kernel.db
    .insertInto("revisions")
    .values({ resource: "x", record_id: "1", action: "create", actor_name: "x", at: "x", fields: "[]" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(row.id);
}

describe.each(databases)("backup from %s", (database) => {
  test("SURV-06 a backup restored into an empty folder holds every row and every file", async () => {
    const kernel = await filledKernel(database);
    const backup = await backUp(kernel.config, emptyFolder());
    const dataDir = join(emptyFolder(), "new");
    await restore(parseConfig({ DATA_DIR: dataDir }), backup);
    const restored = await open({ DATA_DIR: dataDir });
    expect(await contents(restored)).toEqual(await contents(kernel));
    expect(Object.keys((await contents(restored)).files)).toHaveLength(3);
    expect((await readManifest(backup)).database.tables.revisions?.rows).toBe(1200);
    expect(await nextRevision(restored)).toBe(1204);
  });

  test("SURV-06 a backup restored into an empty database and bucket of the other kind holds the same", async () => {
    const kernel = await filledKernel(database);
    const backup = await backUp(kernel.config, emptyFolder());
    const target = await testKernel({ database: "postgres", environment: await bucket() });
    await restore(target.config, backup);
    expect(await contents(target)).toEqual(await contents(kernel));
    expect(await nextRevision(target)).toBe(1204);
    await expect(restore(target.config, backup)).rejects.toThrow(/already has files/);
  });
});

test("SURV-06 changes that are only in the write-ahead log of a running server are in its backup", async () => {
  const kernel = await filledKernel("sqlite");
  expect(existsSync(join(kernel.config.dataDir, "shurfa.db-wal"))).toBe(true);
  const backup = await backUp(kernel.config, emptyFolder());
  expect(readdirSync(backup).sort()).toEqual(["manifest.json", "shurfa.db", "uploads"]);
  expect((await contents(await open({ DATA_DIR: backup }))).tables).toEqual((await contents(kernel)).tables);
});

test("SURV-06 a damaged backup and a full target are refused before anything is written", async () => {
  const kernel = await filledKernel("sqlite");
  const backup = await backUp(kernel.config, emptyFolder());
  await expect(restore(kernel.config, backup)).rejects.toThrow(/already/);
  await expect(restore(parseConfig({ DATA_DIR: emptyFolder() }), emptyFolder())).rejects.toThrow(
    /not a finished backup/,
  );
  writeFileSync(join(backup, "uploads", "a.webp"), "other bytes");
  const dataDir = emptyFolder();
  await expect(restore(parseConfig({ DATA_DIR: dataDir }), backup)).rejects.toThrow(/a\.webp .* damaged/);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("SURV-06 a file that is deleted while a backup runs is left out of it", async () => {
  const kernel = await filledKernel("sqlite");
  const { storage } = kernel;
  const whileDeleting: Storage = Object.assign(Object.create(storage), {
    async listAll(...asked: Parameters<Storage["listAll"]>) {
      const page = await storage.listAll(...asked);
      await storage.delete("b.full.avif");
      return page;
    },
  });
  const copied = await copyFiles(whileDeleting, openFolder(emptyFolder()));
  expect(copied.map(({ key }) => key)).toEqual(["a.webp", "c.640.webp"]);
});

test("SURV-06 only the newest backups stay, and an interrupted one does not count", async () => {
  const kernel = await testKernel();
  const folder = emptyFolder();
  const made: string[] = [];
  for (let count = 0; count < 4; count++) made.push(await backUp(kernel.config, folder, 2));
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual(made.slice(2));
  const broken = parseConfig({ DATA_DIR: emptyFolder() });
  await expect(backUp(broken, folder, 2)).rejects.toThrow();
  expect(readdirSync(folder)).toHaveLength(2);
});

test("SURV-06 the next backup removes what an interrupted one left, and not one that runs beside it", async () => {
  const kernel = await testKernel();
  const folder = emptyFolder();
  const left = (name: string, minutesAgo: number) => {
    const path = join(folder, name);
    mkdirSync(path);
    writeFileSync(join(path, databaseFile), "personal data");
    const then = new Date(Date.now() - minutesAgo * 60_000);
    utimesSync(path, then, then);
    return name;
  };
  left("shurfa-2026-11-21T03-00-00-000Z.partial", 6);
  const kept = [
    left("shurfa-2026-11-21T03-05-00-000Z.partial", 4),
    left("somebody-elses.partial", 600),
    basename(await backUp(kernel.config, folder)),
  ];
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

test("SURV-06 the schedule makes backups in development too, where there is no built program to start", async () => {
  const folder = emptyFolder();
  const kernel = await testKernel({ environment: { BACKUP_DIR: folder, SMTP_URL: "smtp://localhost" } });
  await startBackups(kernel).stop();
  const [name = ""] = readdirSync(folder);
  expect((await readManifest(join(folder, name))).format).toBe(1);
});

test("SURV-01 SURV-06 whenever the power fails while a backup replaces an older one, one of them is complete", async () => {
  const kernel = await filledKernel("sqlite");
  const folder = emptyFolder();
  await backUp(kernel.config, folder, 1);
  const disk = await followDisk(folder);
  const newest = basename(await backUp(kernel.config, folder, 1));
  const cuts = await disk.powerCuts();
  const wholeIn = async ({ tree }: (typeof cuts)[number]) => {
    const left = layOut(tree);
    const whole: string[] = [];
    for (const name of readdirSync(left)) {
      if (name.endsWith(".partial")) continue;
      const isWhole = restore(parseConfig({ DATA_DIR: emptyFolder() }), join(left, name));
      if (await isWhole.then(Boolean, () => false)) whole.push(name);
    }
    return whole;
  };
  const whole = await Promise.all(cuts.map(wholeIn));
  expect(whole.length).toBeGreaterThan(10);
  for (const names of whole) expect(names).not.toEqual([]);
  for (const names of whole.slice(-2)) expect(names).toContain(newest);
});

test("SURV-01 SURV-06 a restore is reported once all of it is on the disk, and the database gets its name last", async () => {
  const kernel = await filledKernel("sqlite");
  const backup = await backUp(kernel.config, emptyFolder());
  const parent = emptyFolder();
  const disk = await followDisk(parent);
  await restore(parseConfig({ DATA_DIR: join(parent, "new") }), backup);
  const cuts = await disk.powerCuts();
  const expected = await contents(kernel);
  const left = (index: number) => join(layOut(cuts.at(index)?.tree ?? new Map()), "new");
  for (const index of [-1, -2])
    expect(await contents(await open({ DATA_DIR: left(index) }))).toEqual(expected);
  const named = cuts.findIndex(({ tree }) => tree.has(`new/${databaseFile}`));
  expect(named).toBeGreaterThan(0);
  expect(await contents(await open({ DATA_DIR: left(named) }))).toEqual(expected);
});

/** Stops a site, as a move requires, and answers what the site held. */
async function ended(kernel: Kernel) {
  const held = await contents(kernel);
  await closeKernel(kernel);
  return held;
}

const at = ({ config }: Kernel) =>
  open({
    DATA_DIR: config.dataDir,
    ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    ...(config.s3 && {
      S3_ENDPOINT: config.s3.endpoint ?? "",
      S3_BUCKET: config.s3.bucket,
      S3_ACCESS_KEY_ID: config.s3.keys?.accessKeyId ?? "",
      S3_SECRET_ACCESS_KEY: config.s3.keys?.secretAccessKey ?? "",
    }),
  });

test("RUN-03 SURV-06 a site moves from SQLite and folder to PostgreSQL and bucket, and back, losing nothing", async () => {
  const home = await filledKernel("sqlite");
  const away = await testKernel({ database: "postgres", environment: await bucket() });
  const before = await ended(home);
  await closeKernel(away);
  const { tables, files } = await migrateStore(home.config, away.config);
  expect([tables.revisions?.rows, files.length]).toEqual([1200, 3]);
  const moved = await at(away);
  expect(await contents(moved)).toEqual(before);
  expect(await nextRevision(moved)).toBe(1204);
  const held = await ended(moved);
  await expect(migrateStore(home.config, away.config)).rejects.toThrow(/already has files/);

  const back = parseConfig({ DATA_DIR: emptyFolder(), LOG_LEVEL: "silent" });
  await migrateStore(away.config, back);
  const returned = await open({ DATA_DIR: back.dataDir });
  expect(await contents(returned)).toEqual(held);
  expect(await nextRevision(returned)).toBe(1205);
});

test.each(databases)(
  "RUN-03 a move from or to %s is refused while a server runs there, and has written nothing",
  async (database) => {
    const running = await filledKernel(database);
    const other = parseConfig({ DATA_DIR: join(emptyFolder(), "other"), LOG_LEVEL: "silent" });
    await expect(migrateStore(running.config, other)).rejects.toThrow(/in use|other connections/);
    expect(existsSync(other.dataDir)).toBe(false);

    const home = await filledKernel("sqlite");
    const held = await ended(home);
    const target = await testKernel({ database });
    await expect(migrateStore(home.config, target.config)).rejects.toThrow(/in use|other connections/);
    expect((await contents(target)).files).toEqual({});
    await closeKernel(target);
    await migrateStore(home.config, target.config);
    expect(await contents(await at(target))).toEqual(held);
  },
);

test("RUN-03 a source that changes while it is moved is not moved, and the target is as empty as before", async () => {
  const home = await filledKernel("sqlite");
  await closeKernel(home);
  const target = parseConfig({ DATA_DIR: join(emptyFolder(), "new"), LOG_LEVEL: "silent" });
  const getBytes = Disk.prototype.getBytes;
  const spy = vi.spyOn(Disk.prototype, "getBytes").mockImplementationOnce(async function (this: Disk, key) {
    // A server starts while the files are copied, and takes a request.
    const server = await openKernel(home.config);
    await nextRevision(server);
    await closeKernel(server);
    return getBytes.call(this, key);
  });
  onTestFinished(() => spy.mockRestore());
  await expect(migrateStore(home.config, target)).rejects.toThrow(/The source changed/);
  expect(await listFiles(await openStorage(target))).toEqual([]);
  await migrateStore(home.config, target);
  expect(await contents(await open({ DATA_DIR: target.dataDir }))).toEqual(await contents(await at(home)));
});

test("RUN-03 a mistyped data folder is refused as nothing to move, and is not created", async () => {
  const nothing = parseConfig({ DATA_DIR: join(emptyFolder(), "mistyped") });
  await expect(migrateStore(nothing, parseConfig({ DATA_DIR: emptyFolder() }))).rejects.toThrow(
    /nothing to move/,
  );
  expect(existsSync(nothing.dataDir)).toBe(false);
});

test("SURV-06 a manifest that is damaged, names no files or not all of them restores nothing, and a sentence says so", async () => {
  const kernel = await filledKernel("sqlite");
  await kernel.db
    .insertInto("media")
    .values({
      id: "a",
      path: "/uploads/a.webp",
      file_name: "a",
      width: 1,
      height: 1,
      bytes: 1,
      kind: "webp",
      uploader: "",
      alt: "",
      is_decorative: 0,
      seen_on: "unknown",
      focal_x: 0.5,
      focal_y: 0.5,
      search_text: "",
      version: 1,
      created_at: "x",
      updated_at: "x",
    })
    .execute();
  const backup = await backUp(kernel.config, emptyFolder());
  const file = join(backup, "manifest.json");
  const text = readFileSync(file, "utf8");
  const manifest = JSON.parse(text);
  const { files: _, ...withoutFiles } = manifest;
  const dataDir = join(emptyFolder(), "new");
  const refused = async (manifest: string, sentence: RegExp) => {
    writeFileSync(file, manifest);
    await expect(restore(parseConfig({ DATA_DIR: dataDir }), backup)).rejects.toThrow(sentence);
    await expect(restore(parseConfig({ DATA_DIR: dataDir }), backup)).rejects.toBeInstanceOf(StoreError);
    expect(existsSync(dataDir)).toBe(false);
  };
  for (const torn of ["", text.slice(0, 200), "null", JSON.stringify(withoutFiles)])
    await refused(torn, /is damaged or comes from another version/);
  await refused(
    JSON.stringify({ ...manifest, files: manifest.files.slice(1) }),
    /does not list, such as a\.webp/,
  );
  rmSync(join(backup, "uploads"), { recursive: true });
  await refused(JSON.stringify({ ...manifest, files: [] }), /lists 1 pictures but has none of their files/);
});

test("SURV-06 a restore that fails on a full disk leaves nothing behind, and the next one succeeds", async () => {
  const kernel = await filledKernel("sqlite");
  const backup = await backUp(kernel.config, emptyFolder());
  const target = parseConfig({ DATA_DIR: join(emptyFolder(), "new") });
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const put = Disk.prototype.put;
  let room = 2;
  const spy = vi.spyOn(Disk.prototype, "put").mockImplementation(async function (this: Disk, ...file) {
    if (room-- <= 0) throw new Error("Unable to write file", { cause: full });
    await put.apply(this, file);
  });
  onTestFinished(() => spy.mockRestore());
  const failure = await restore(target, backup).catch((error: unknown) => operatorSentence(error));
  expect(failure).toBe("The disk is full (ENOSPC: no space left on device).");
  expect(await listFiles(await openStorage(target))).toEqual([]);
  spy.mockRestore();
  await restore(target, backup);
});

test("RUN-03 a command without what it needs says so in a sentence", async () => {
  const config = parseConfig({});
  for (const command of Object.values(storeCommands))
    await expect(command(config, undefined)).rejects.toThrow(/^The (backup|restore|move) needs a /);
});

test("SURV-06 TRIAL-01 X14: a backup in which a link stands for a file that the manifest lists is not restored without it", async () => {
  const kernel = await filledKernel("sqlite");
  const backup = await backUp(kernel.config, emptyFolder());
  const elsewhere = join(emptyFolder(), "a.webp");
  renameSync(join(backup, "uploads/a.webp"), elsewhere);
  symlinkSync(elsewhere, join(backup, "uploads/a.webp"));
  const target = parseConfig({ DATA_DIR: join(emptyFolder(), "new") });
  await expect(restore(target, backup)).rejects.toThrow(
    /^File a\.webp of the backup was not copied: it is a link/,
  );
  expect(await listFiles(await openStorage(target))).toEqual([]);
  expect(existsSync(join(target.dataDir, databaseFile))).toBe(false);
});
