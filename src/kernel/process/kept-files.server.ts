import type { CleanupTask } from "../background/cleanup.server.ts";
import { type Db, type Generated, loose, type RowIn } from "../db/database.server.ts";
import { type Write, write } from "../db/write.server.ts";
import { AppError } from "../errors.ts";
import { randomKey } from "../text/random-key.ts";
import { digestOf } from "./digest.server.ts";
import { unfinished } from "./durable-files.server.ts";
import { type Kernel, system } from "./kernel.server.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    /** `key` is the file's name in the storage, `sha256` the digest of its bytes in hexadecimal. */
    kept_files: {
      id: Generated<number>;
      record_table: string;
      record_id: number;
      kind: string;
      key: string;
      sha256: string;
      bytes: number;
      created_at: string;
    };
  }
}

/** The record that a file is made of, by its table and id, and which of its files it is. */
export type FileOf = { table: string; id: number; kind: string };
export type KeptFile = RowIn<"kept_files">;

/** Where they lie in the storage. Pictures, which are answered to everybody, lie above it. */
const keptFolder = "kept";
const underWay = 10 * 60_000; // ms: a file is stored before its row

const making = new WeakMap<Kernel, Map<string, Promise<KeptFile>>>();

/** The file of a record, if there is one. */
export function findKept(db: Db, { table, id, kind }: FileOf): Promise<KeptFile | undefined> {
  return db
    .selectFrom("kept_files")
    .selectAll()
    .where("record_table", "=", table)
    .where("record_id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/**
 * The file of a record, which is made at the first call and never again: its bytes are stored durably, then its row with their
 * digest. Of several processes that make it at once, the first row counts, and the other files are removed. Throws `not-found`
 * when the record is gone meanwhile, and what `make` and the storage throw: the next call then tries again. PAPER-01
 */
export async function keptOnce(
  kernel: Kernel,
  of: FileOf,
  make: () => Promise<Uint8Array>,
  contentType: string,
): Promise<KeptFile> {
  const kept = await findKept(kernel.reads, of);
  if (kept) return kept;
  const inWork = making.get(kernel) ?? new Map<string, Promise<KeptFile>>();
  making.set(kernel, inWork);
  const name = `${of.table} ${of.id} ${of.kind}`;
  const begun = inWork.get(name);
  if (begun) return begun;
  const work = store(kernel, of, make, contentType).finally(() => inWork.delete(name));
  inWork.set(name, work);
  return work;
}

/** Bytes in the storage that no record names yet; the cleanup removes them if none does so within ten minutes. */
export type StoredBytes = Pick<KeptFile, "key" | "sha256" | "bytes">;

/** Stores the bytes of a file durably, before the transaction that names them. */
export async function storeBytes(
  { storage }: Pick<Kernel, "storage">,
  bytes: Uint8Array,
  contentType: string,
): Promise<StoredBytes> {
  // Not to be guessed, although nothing answers it by its name.
  const key = `${keptFolder}/${randomKey()}`;
  await storage.put(key, bytes, { contentType });
  return { key, sha256: digestOf(bytes), bytes: bytes.byteLength };
}

/** Says that stored bytes are the file of a record; a record that has such a file keeps it. Records may share bytes. */
export async function nameBytes({ db, at }: Pick<Write, "db" | "at">, of: FileOf, stored: StoredBytes) {
  const { key, sha256, bytes } = stored;
  await db
    .insertInto("kept_files")
    .values({
      record_table: of.table,
      record_id: of.id,
      kind: of.kind,
      ...{ key, sha256, bytes },
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(["record_table", "record_id", "kind"]).doNothing())
    .execute();
}

async function store(kernel: Kernel, of: FileOf, make: () => Promise<Uint8Array>, contentType: string) {
  const stored = await storeBytes(kernel, await make(), contentType);
  const { key } = stored;
  const kept = await write(kernel, system, async ({ db, at }) => {
    const isThere = await loose(db)
      .selectFrom(of.table)
      .select("id")
      .where("id", "=", of.id)
      .executeTakeFirst();
    if (!isThere) return undefined;
    await nameBytes({ db, at }, of, stored);
    return findKept(db, of);
  });
  if (kept?.key !== key) await kernel.storage.delete(key);
  if (!kept) throw new AppError("not-found");
  return kept;
}

/** The bytes of a file as they were made. Throws when they are gone or others, which `npm run doctor` tells too. */
export async function readKept(
  { storage }: Pick<Kernel, "storage">,
  { key, sha256 }: Pick<KeptFile, "key" | "sha256">,
): Promise<Uint8Array> {
  const bytes = await storage.getBytes(key);
  if (digestOf(bytes) !== sha256) throw new Error(`the file ${key} is damaged: its digest is another one`);
  return bytes;
}

/**
 * Destroys the files of records that are gone, then their rows, so that a broken attempt is repeated; and files without a row,
 * which a broken attempt to make one left. Part of the cleanup, and of every erasure. Requirements PRIV-02, PRIV-03.
 */
export const purgeKeptFiles: CleanupTask = async (kernel) => {
  const tables = await kernel.reads.selectFrom("kept_files").select("record_table").distinct().execute();
  for (const { record_table: table } of tables) {
    const gone = await loose(kernel.db)
      .selectFrom("kept_files")
      .select(["id", "key"])
      .where("record_table", "=", table)
      .where("record_id", "not in", (eb) => eb.selectFrom(table).select("id"))
      .execute();
    for (const { id, key } of gone) {
      if (!(await isShared(kernel, Number(id), String(key)))) await kernel.storage.delete(String(key));
      await loose(kernel.db)
        .deleteFrom("kept_files")
        .where("id", "=", id ?? null)
        .execute();
    }
  }
  await removeUnnamed(kernel);
};

/** Whether another record has the same bytes, such as the next edition of a quote. */
async function isShared({ reads }: Kernel, id: number, key: string): Promise<boolean> {
  const other = reads.selectFrom("kept_files").select("id").where("key", "=", key).where("id", "<>", id);
  return (await other.limit(1).executeTakeFirst()) !== undefined;
}

async function removeUnnamed(kernel: Kernel) {
  const rows = await kernel.reads.selectFrom("kept_files").select("key").execute();
  const named = new Set(rows.map(({ key }) => key));
  for await (const key of storedKeys(kernel)) {
    if (named.has(key) && !key.endsWith(unfinished)) continue;
    const { lastModified } = await kernel.storage.getMetaData(key);
    if (kernel.now().getTime() - lastModified.getTime() > underWay) await kernel.storage.delete(key);
  }
}

async function* storedKeys({ storage }: Kernel): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await storage
      .listAll(`${keptFolder}/`, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch((cause: unknown) => {
        // Before the first file there is no folder.
        if (/ENOENT/.test(String(cause instanceof Error ? `${cause.message} ${cause.cause}` : cause)))
          return { objects: [], paginationToken: undefined };
        throw cause;
      });
    for (const entry of page.objects) if (entry.isFile) yield entry.key;
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
