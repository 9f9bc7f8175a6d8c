import { join } from "node:path";
import type { Config } from "../config.server.ts";
import { closeDataFolder } from "../data-folder.server.ts";
import { openDatabase } from "../database.server.ts";
import { migrate } from "../migrations.server.ts";
import { openStorage } from "../storage.server.ts";
import { databaseFile } from "./backup.server.ts";
import { copyDatabase, StoreError } from "./copy-database.server.ts";
import { copyFiles, type FileSum, listFiles } from "./files.server.ts";
import type { TableSums } from "./tables.server.ts";

/**
 * Moves a site from the store of one configuration to that of another: SQLite and a folder, PostgreSQL and a bucket, or
 * any mixture. The target must be empty; a store that both configurations share is left alone. The source is only read.
 * Throws `StoreError` when anything came out different, and the rows of the target are then as before; requirement RUN-03.
 */
export async function migrateStore(
  from: Config,
  to: Config,
): Promise<{ tables: TableSums; files: FileSum[] }> {
  closeDataFolder(to.dataDir);
  const files = sameFiles(from, to) ? [] : await moveFiles(from, to);
  const tables = sameDatabase(from, to) ? {} : await moveDatabase(from, to);
  return { tables, files };
}

async function moveFiles(from: Config, to: Config) {
  const target = await openStorage(to);
  if ((await listFiles(target)).length > 0)
    throw new StoreError("The upload storage of the target holds files already: give an empty one.");
  return copyFiles(await openStorage(from), target);
}

async function moveDatabase(from: Config, to: Config) {
  const source = open(from);
  const target = open(to);
  try {
    await migrate(target);
    return await copyDatabase(source, target);
  } finally {
    await source.close();
    await target.close();
  }
}

function open(config: Config) {
  return openDatabase({ databaseUrl: config.databaseUrl, file: join(config.dataDir, databaseFile) });
}

function sameDatabase(a: Config, b: Config) {
  return a.databaseUrl ? a.databaseUrl === b.databaseUrl : !b.databaseUrl && a.dataDir === b.dataDir;
}

function sameFiles(a: Config, b: Config) {
  if (!a.s3) return !b.s3 && a.dataDir === b.dataDir;
  return a.s3.endpoint === b.s3?.endpoint && a.s3.bucket === b.s3.bucket;
}
