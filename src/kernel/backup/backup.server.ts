import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import { z } from "zod";
import { openDatabase } from "../db/database.server.ts";
import type { Config } from "../process/config.server.ts";
import { ownersFolder } from "../process/data-folder.server.ts";
import {
  makeFolderDurably,
  renameDurably,
  syncPath,
  unfinished,
  writeFilesDurably,
} from "../process/durable-files.server.ts";
import { openFolder, openStorage } from "../process/storage.server.ts";
import { assertSame, copyDatabase } from "./copy-database.server.ts";
import { copyFiles } from "./files.server.ts";
import { noProgress, type Progress } from "./progress.server.ts";
import { StoreError } from "./store-error.server.ts";
import { inSnapshot, sumTables, type TableSums } from "./tables.server.ts";

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  database: z.object({
    from: z.enum(["sqlite", "postgres"]),
    sha256: z.string(),
    tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  }),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })),
});

/** What a backup holds, so that a restore can prove that the backup is complete. */
export type Manifest = z.infer<typeof manifestSchema>;

export const databaseFile = "shurfa.db";
export const manifestFile = "manifest.json";
const stillAlive = 30_000; // ms between two updates of the folder's time
const abandonedAfter = 5 * 60_000; // ms without an update: less than the pause before a scheduled backup is tried again
export const backupName = /^shurfa-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/**
 * Makes a backup folder below `folder`: the database as one SQLite file, whichever database it came from, the uploads,
 * and a manifest with counts and checksums. A server may start on such a folder as its DATA_DIR. An unfinished backup is
 * named `.partial`, and abandoned ones are removed. Once the new backup is safely on the disk, all but the newest `keep` are
 * removed. Answers the new folder; requirement SURV-06.
 */
export async function backUp(
  config: Config,
  folder: string,
  keep = Number.POSITIVE_INFINITY,
  progress: Progress = noProgress,
): Promise<string> {
  const createdAt = new Date().toISOString();
  const target = join(folder, `shurfa-${createdAt.replace(/[:.]/g, "-")}`);
  const partial = `${target}${unfinished}`;
  // The folder holds personal data and secrets, so no other user of the machine may read it.
  await makeFolderDurably(partial, ownersFolder);
  await removeAbandoned(folder);
  const alive = setInterval(() => void touch(partial), stillAlive);
  try {
    const database = await backUpDatabase(config, join(partial, databaseFile), progress);
    // The files are copied after the rows: a row is written after its files, so no copied row lacks a file.
    const uploads = openFolder(join(partial, "uploads"));
    const files = await copyFiles(await openStorage(config), uploads, progress);
    const manifest: Manifest = { format: 1, createdAt, database, files };
    const bytes = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFilesDurably([{ file: join(partial, manifestFile), bytes }]);
    await renameDurably(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    clearInterval(alive);
  }
  await removeOldest(folder, keep);
  return target;
}

/** Reads the manifest of a backup. Throws `StoreError` when it is missing, damaged or of another format. */
export async function readManifest(backup: string): Promise<Manifest> {
  const file = join(backup, manifestFile);
  if (!existsSync(file))
    throw new StoreError(`${backup} is not a finished backup: ${manifestFile} is missing.`);
  const manifest = manifestSchema.safeParse(parsed(await readFile(file, "utf8")));
  if (!manifest.success)
    throw new StoreError(
      `${file} is damaged or comes from another version, so the backup cannot be checked. Use another backup.`,
    );
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function backUpDatabase(
  config: Config,
  file: string,
  progress: Progress,
): Promise<Manifest["database"]> {
  const from = config.databaseUrl ? "postgres" : "sqlite";
  const expected = config.databaseUrl
    ? await copyPostgres(config.databaseUrl, file, progress)
    : await copySqlite(join(config.dataDir, databaseFile), file);
  // The sums are read from the copy, not from the source, so that they prove what was written.
  const copy = openDatabase({ file });
  const tables = await inSnapshot(copy, (db) => sumTables(copy, db, progress)).finally(() => copy.close());
  if (expected) assertSame(expected, tables);
  settle(file);
  await syncPath(file);
  return { from, sha256: await sha256OfFile(file), tables };
}

function copyPostgres(databaseUrl: string, file: string, progress: Progress): Promise<TableSums> {
  const from = openDatabase({ databaseUrl, file: "" });
  return copyDatabase(from, { file }, { progress }).finally(() => from.close());
}

/** Uses SQLite's online backup, which includes the write-ahead log; a plain copy of the file would lose it. */
async function copySqlite(from: string, file: string): Promise<undefined> {
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    // All pages in one step, because a later step that finds the source changed would start again.
    await source.backup(file, { progress: () => 0x7fffffff });
  } finally {
    source.close();
  }
}

/** Makes the copy one plain file, without a log beside it, and checks that its pages are intact. */
export function settle(file: string) {
  const copy = new Database(file);
  try {
    copy.pragma("journal_mode = DELETE");
    const verdict = copy.pragma("integrity_check", { simple: true });
    if (verdict !== "ok") throw new StoreError(`The copy of the database is damaged: ${verdict}`);
  } finally {
    copy.close();
  }
}

/** Shows others, perhaps on another machine, that a process still works on this unfinished backup. */
function touch(partial: string) {
  const now = new Date();
  return utimes(partial, now, now).catch(() => {});
}

/** Removes the leftovers of interrupted backups: they hold personal data, and the limit `keep` does not count them. */
async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished) || !backupName.test(name.slice(0, -unfinished.length))) continue;
    const path = join(folder, name);
    // Another backup may have removed the folder first.
    const touched = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - touched > abandonedAfter) await rm(path, { recursive: true, force: true });
  }
}

async function removeOldest(folder: string, keep: number) {
  const finished = (await readdir(folder)).filter((name) => backupName.test(name)).sort();
  for (const name of finished.slice(0, Math.max(0, finished.length - keep)))
    await rm(join(folder, name), { recursive: true, force: true });
}
