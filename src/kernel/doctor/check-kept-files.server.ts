import { join } from "node:path";
import Database from "better-sqlite3";
import { databaseFile } from "../backup/backup.server.ts";
import { someAtOnce } from "../backup/files.server.ts";
import { loose, openDatabase, servingLimits } from "../db/database.server.ts";
import { isPooled } from "../db/pooler.server.ts";
import { readKept } from "../process/kept-files.server.ts";
import { openStorage } from "../process/storage.server.ts";
import type { CheckContext } from "./check-context.ts";
import { whyUnread } from "./check-database.server.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Kept files");
const mostNamed = 3;

/** Checks that each file of a record, such as that of a sent quote or an attachment, is there with the bytes that were stored. */
export async function checkKeptFiles(context: CheckContext): Promise<Finding[]> {
  const kept = await keptIn(context).catch(() => undefined);
  // Without a database there is nothing to compare with; its own check tells why.
  if (!kept || kept.length === 0) return [];
  const storage = await openStorage(context.config);
  const lost: string[] = [];
  try {
    const digests = new Map(kept.map(({ key, sha256 }) => [key, sha256]));
    await someAtOnce([...digests.keys()], async (key) => {
      await readKept({ storage }, { key, sha256: digests.get(key) ?? "" }).catch(() => lost.push(key));
    });
  } catch (error) {
    return [warning(`The kept files could not be read: ${String(error)}`)];
  }
  if (lost.length === 0)
    return [ok(`All ${kept.length} files of quotes and attachments are as they were stored.`)];
  const named = lost.sort().slice(0, mostNamed).join(", ");
  return [
    fault(
      `${lost.length} of ${kept.length} files of quotes and attachments are missing or damaged, such as ${named}. Copy them from a backup's uploads folder.`,
    ),
  ];
}

type Kept = { key: string; sha256: string };

async function keptIn(context: CheckContext): Promise<Kept[]> {
  if (whyUnread(context)) return [];
  const { databaseUrl, dataDir } = context.config;
  if (databaseUrl) {
    const limits = servingLimits;
    const database = openDatabase({ databaseUrl, file: "", limits, isPooled: await isPooled(databaseUrl) });
    const rows = loose(database.reads).selectFrom("kept_files").select(["key", "sha256"]).execute();
    return (await rows.finally(() => database.close())).map(keptOf);
  }
  const database = new Database(join(dataDir, databaseFile), { readonly: true, fileMustExist: true });
  try {
    return database.prepare("select key, sha256 from kept_files").all().map(keptOf);
  } finally {
    database.close();
  }
}

function keptOf(row: unknown): Kept {
  const read = (name: string) => (row && typeof row === "object" ? String(Reflect.get(row, name)) : "");
  return { key: read("key"), sha256: read("sha256") };
}
