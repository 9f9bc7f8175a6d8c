import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type DatabaseHandle, loose, openDatabase } from "../db/database.server.ts";
import type { Config } from "../process/config.server.ts";
import { closeDataFolder } from "../process/data-folder.server.ts";
import { openStorage } from "../process/storage.server.ts";
import { databaseFile } from "./backup.server.ts";
import { copyDatabase } from "./copy-database.server.ts";
import { copyFiles, type FileSum, listFiles, withFiles } from "./files.server.ts";
import { assertNoOtherConnections } from "./other-connections.server.ts";
import { noProgress, type Progress } from "./progress.server.ts";
import { StoreError } from "./store-error.server.ts";
import { sumTables, type TableSums } from "./tables.server.ts";

/**
 * Moves a site from the store of one configuration to that of another: SQLite and a folder, PostgreSQL and a bucket, or
 * any mixture. The target must be empty; a store that both configurations share is left alone. The rows and files of the source are
 * only read. Throws `StoreError` when a server runs on either, the source changed meanwhile, or anything came out different; the
 * target is then as before; requirement RUN-03.
 */
export async function migrateStore(
  from: Config,
  to: Config,
  progress: Progress = noProgress,
): Promise<{ tables: TableSums; files: FileSum[] }> {
  if (!from.databaseUrl && !existsSync(join(from.dataDir, databaseFile)))
    throw new StoreError(
      `${join(from.dataDir, databaseFile)} does not exist, so there is nothing to move. Check DATA_DIR.`,
    );
  for (const config of sameDatabase(from, to) ? [from] : [from, to]) await assertNoOtherConnections(config);
  closeDataFolder(to.dataDir);
  const source = openDatabase(placeOf(from));
  try {
    const before = await sumsNow(source, progress);
    // A server may have been started meanwhile; without this check its rows and files would be missing.
    const assertUnchanged = async (copied: TableSums) => {
      if (!isDeepStrictEqual(before, copied) || !isDeepStrictEqual(before, await sumsNow(source, progress)))
        throw new StoreError("The source changed during the move. Stop the servers and move again.");
    };
    const files = sameFiles(from, to) ? [] : await moveFiles(from, to, progress);
    const tables = await withFiles(await openStorage(to), files, () =>
      sameDatabase(from, to)
        ? assertUnchanged(before).then(() => ({}))
        : copyDatabase(source, placeOf(to), { beforeCommit: assertUnchanged, progress }),
    );
    return { tables, files };
  } finally {
    await source.close();
  }
}

/** Uses a transaction of the write connection, because on SQLite the copy occupies the read connection. */
function sumsNow(source: DatabaseHandle, progress: Progress): Promise<TableSums> {
  return loose(source.db)
    .transaction()
    .execute((db) => sumTables(source, db, progress));
}

async function moveFiles(from: Config, to: Config, progress: Progress) {
  const target = await openStorage(to);
  if ((await listFiles(target)).length > 0)
    throw new StoreError("The upload storage of the target already has files. Choose an empty one.");
  return copyFiles(await openStorage(from), target, progress);
}

function placeOf({ databaseUrl, dataDir }: Config) {
  return { databaseUrl, file: join(dataDir, databaseFile) };
}

function sameDatabase(a: Config, b: Config) {
  return a.databaseUrl ? a.databaseUrl === b.databaseUrl : !b.databaseUrl && a.dataDir === b.dataDir;
}

function sameFiles(a: Config, b: Config) {
  if (!a.s3 || !b.s3) return !a.s3 && !b.s3 && a.dataDir === b.dataDir;
  return a.s3.endpoint === b.s3.endpoint && a.s3.bucket === b.s3.bucket;
}
