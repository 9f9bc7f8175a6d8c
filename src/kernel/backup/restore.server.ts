import { existsSync } from "node:fs";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../config.server.ts";
import { closeDataFolder, ownersFolder } from "../data-folder.server.ts";
import { openDatabase } from "../database.server.ts";
import { makeFolderDurably, renameDurably, syncPath, unfinished } from "../durable-files.server.ts";
import { migrate } from "../migrations.server.ts";
import { openFolder, openStorage, type Storage } from "../storage.server.ts";
import { databaseFile, type Manifest, readManifest, sha256OfFile } from "./backup.server.ts";
import { assertSame, copyDatabase, StoreError } from "./copy-database.server.ts";
import { copyFiles, listFiles, sumFile } from "./files.server.ts";
import { inSnapshot, sumTables } from "./tables.server.ts";

/**
 * Brings a backup into the configured database and storage, which must be empty, and proves it: every checksum of the
 * manifest before anything is written, every row and file after. It answers when all of it lies on the disk. Throws
 * `StoreError`. Requirement SURV-06.
 */
export async function restore(config: Config, backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  await assertWhole(manifest, backup);
  const storage = await openStorage(config);
  await assertEmpty(config, storage);
  await makeFolderDurably(config.dataDir, ownersFolder);
  closeDataFolder(config.dataDir);
  // Files first: a row never names a missing one.
  await copyFiles(openFolder(join(backup, "uploads")), storage);
  if (config.databaseUrl) await restorePostgres(config.databaseUrl, backup);
  else await restoreSqlite(config.dataDir, backup, manifest);
  return manifest;
}

async function assertWhole({ database, files }: Manifest, backup: string) {
  if ((await sha256OfFile(join(backup, databaseFile)).catch(() => "")) !== database.sha256)
    throw new StoreError("The database of the backup is damaged.");
  const uploads = openFolder(join(backup, "uploads"));
  for (const file of files) {
    const found = await sumFile(uploads, file.key).catch(() => undefined);
    if (found?.sha256 !== file.sha256) throw new StoreError(`File ${file.key} of the backup is damaged.`);
  }
}

async function assertEmpty(config: Config, storage: Storage) {
  if ((await listFiles(storage)).length > 0)
    throw new StoreError("The upload storage holds files already: give an empty one.");
  const file = join(config.dataDir, databaseFile);
  if (!config.databaseUrl && existsSync(file))
    throw new StoreError(`${file} exists already: give an empty DATA_DIR.`);
}

async function restoreSqlite(dataDir: string, backup: string, manifest: Manifest) {
  const target = join(dataDir, databaseFile);
  const partial = `${target}${unfinished}`;
  await copyFile(join(backup, databaseFile), partial);
  const copy = openDatabase({ file: partial });
  const tables = await inSnapshot(copy, (db) => sumTables(copy, db)).finally(() => copy.close());
  assertSame(manifest.database.tables, tables);
  // The log of a copy that was opened may stay beside it; it is empty.
  for (const name of await readdir(dataDir))
    if (name.startsWith(`${databaseFile}${unfinished}-`)) await rm(join(dataDir, name));
  await syncPath(partial);
  await renameDurably(partial, target);
}

/** The backup is first brought up to this version, in a copy: the columns must be those of the target. */
async function restorePostgres(databaseUrl: string, backup: string) {
  const folder = await mkdtemp(join(tmpdir(), "shurfa-restore-"));
  const file = join(folder, databaseFile);
  await copyFile(join(backup, databaseFile), file);
  const from = openDatabase({ file });
  const to = openDatabase({ databaseUrl, file: "" });
  try {
    await migrate(from);
    await migrate(to);
    await copyDatabase(from, to);
  } finally {
    await from.close();
    await to.close();
    await rm(folder, { recursive: true, force: true });
  }
}
