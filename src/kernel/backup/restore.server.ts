import { existsSync } from "node:fs";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../db/database.server.ts";
import { migrate } from "../db/migrations.server.ts";
import type { Config } from "../process/config.server.ts";
import { closeDataFolder, ownersFolder } from "../process/data-folder.server.ts";
import { makeFolderDurably, renameDurably, syncPath, unfinished } from "../process/durable-files.server.ts";
import { openFolder, openStorage, type Storage } from "../process/storage.server.ts";
import { databaseFile, type Manifest, readManifest, sha256OfFile } from "./backup.server.ts";
import { assertSame, copyDatabase } from "./copy-database.server.ts";
import { copyFiles, listFiles, sumFile, withFiles } from "./files.server.ts";
import { noProgress, type Progress } from "./progress.server.ts";
import { StoreError } from "./store-error.server.ts";
import { inSnapshot, sumTables } from "./tables.server.ts";
import { unpack } from "./unpack.server.ts";

/**
 * Restores the archive of an export, as `restore` does a backup: it is one, packed, without what gives access. The people of the team
 * get in by `admin-link`. Throws `StoreError`. Requirement OWN-04.
 */
export async function restoreArchive(config: Config, archive: string, progress: Progress = noProgress) {
  // On the disk of the data, because the folder for temporary files may be small.
  await makeFolderDurably(config.dataDir, ownersFolder);
  const folder = await mkdtemp(join(config.dataDir, "unpacked-"));
  try {
    await unpack(archive, folder);
    return await restore(config, folder, progress);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Restores a backup into the configured database and storage, which must be empty. Checks every checksum of the manifest
 * before anything is written, and every row and file afterwards. Returns once everything is safely on the disk. Throws
 * `StoreError`. Requirement SURV-06.
 */
export async function restore(
  config: Config,
  backup: string,
  progress: Progress = noProgress,
): Promise<Manifest> {
  const manifest = await readManifest(backup);
  await assertWhole(manifest, backup, progress);
  const storage = await openStorage(config);
  await assertEmpty(config, storage);
  await makeFolderDurably(config.dataDir, ownersFolder);
  closeDataFolder(config.dataDir);
  // Files first, so that a row never names a missing file.
  const copied = await copyFiles(openFolder(join(backup, "uploads")), storage, progress);
  await withFiles(storage, copied, async () => {
    assertSameFiles(manifest.files, copied);
    if (config.databaseUrl) await restorePostgres(config.databaseUrl, backup, progress);
    else await restoreSqlite(config.dataDir, backup, manifest, progress);
  });
  return manifest;
}

async function assertWhole({ database, files }: Manifest, backup: string, progress: Progress) {
  if ((await sha256OfFile(join(backup, databaseFile)).catch(() => "")) !== database.sha256)
    throw new StoreError("The database of the backup is damaged. Use another backup.");
  const uploads = openFolder(join(backup, "uploads"));
  for (const [index, file] of files.entries()) {
    progress("files checked", index + 1, files.length);
    const found = await sumFile(uploads, file.key).catch(() => undefined);
    if (found?.sha256 !== file.sha256)
      throw new StoreError(`File ${file.key} of the backup is damaged. Use another backup.`);
  }
  const named = new Set(files.map(({ key }) => key));
  const unnamed = (await listFiles(uploads)).filter((key) => !named.has(key));
  if (unnamed.length > 0)
    throw new StoreError(
      `The backup has ${unnamed.length} files that its manifest does not list, such as ${unnamed[0]}. Use another backup.`,
    );
  const pictures = database.tables.media?.rows ?? 0;
  if (pictures > 0 && files.length === 0)
    throw new StoreError(
      `The backup lists ${pictures} pictures but has none of their files, so a restored site would show none. Use another backup. To look at the rows, start a server on a copy of this one.`,
    );
}

/** Throws when other files were copied than the manifest lists: a link in place of a file is checked, and never copied. */
function assertSameFiles(listed: Manifest["files"], copied: Manifest["files"]) {
  const sums = new Map(copied.map(({ key, sha256 }) => [key, sha256]));
  const missing = listed.find(({ key, sha256 }) => sums.get(key) !== sha256);
  if (missing)
    throw new StoreError(
      `File ${missing.key} of the backup was not copied: it is a link, or it changed meanwhile. Copy the backup with its real files and try again.`,
    );
}

async function assertEmpty(config: Config, storage: Storage) {
  if ((await listFiles(storage)).length > 0)
    throw new StoreError("The upload storage already has files. Choose an empty one.");
  const file = join(config.dataDir, databaseFile);
  if (!config.databaseUrl && existsSync(file))
    throw new StoreError(`${file} already exists. Set DATA_DIR to an empty folder.`);
}

async function restoreSqlite(dataDir: string, backup: string, manifest: Manifest, progress: Progress) {
  const target = join(dataDir, databaseFile);
  const partial = `${target}${unfinished}`;
  try {
    await copyFile(join(backup, databaseFile), partial);
    const copy = openDatabase({ file: partial });
    const tables = await inSnapshot(copy, (db) => sumTables(copy, db, progress)).finally(() => copy.close());
    assertSame(manifest.database.tables, tables);
    // Opening the copy may have left an empty log beside it.
    for (const name of await readdir(dataDir))
      if (name.startsWith(`${databaseFile}${unfinished}-`)) await rm(join(dataDir, name));
    await syncPath(partial);
    await renameDurably(partial, target);
  } catch (error) {
    for (const suffix of ["", "-wal", "-shm"]) await rm(`${partial}${suffix}`, { force: true });
    throw error;
  }
}

/** Migrates a copy of the backup to this version first, because its columns must match those of the target. */
async function restorePostgres(databaseUrl: string, backup: string, progress: Progress) {
  const folder = await mkdtemp(join(tmpdir(), "shurfa-restore-"));
  const file = join(folder, databaseFile);
  await copyFile(join(backup, databaseFile), file);
  const from = openDatabase({ file });
  try {
    await migrate(from);
    await copyDatabase(from, { databaseUrl, file: "" }, { progress });
  } finally {
    await from.close();
    await rm(folder, { recursive: true, force: true });
  }
}
