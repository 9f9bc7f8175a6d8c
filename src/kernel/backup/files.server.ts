import pLimit from "p-limit";
import { digestOf } from "../process/digest.server.ts";
import { unfinished } from "../process/durable-files.server.ts";
import type { Storage } from "../process/storage.server.ts";
import { noProgress, type Progress } from "./progress.server.ts";
import { StoreError } from "./store-error.server.ts";

/** One file by its key, its size and the digest of its bytes. */
export type FileSum = { key: string; bytes: number; sha256: string };

/** The keys of all files of a store, in order. */
export async function listFiles(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await storage.listAll("", { recursive: true, ...(paginationToken && { paginationToken }) });
    // Leaves out files that are still being written, or were when the power failed.
    for (const entry of page.objects)
      if (entry.isFile && !entry.key.endsWith(unfinished)) keys.push(entry.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys.sort();
}

/**
 * Copies every file from one store to another and reads each copy back; throws `StoreError` at the first that differs. A file
 * that a running server deleted after the list was made is left out. Files copied before a failure are removed.
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  progress: Progress = noProgress,
): Promise<FileSum[]> {
  const sums: FileSum[] = [];
  await withFiles(to, sums, async () => {
    const keys = await listFiles(from);
    let done = 0;
    await someAtOnce(keys, async (key) => {
      await copyFile(from, to, key, sums);
      progress("files copied", ++done, keys.length);
    });
  });
  return sums.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function copyFile(from: Storage, to: Storage, key: string, sums: FileSum[]) {
  // Whole files, of 10 MB at most, because many S3 servers refuse a stream of unknown length.
  const bytes = await from.getBytes(key).catch(async (error: unknown) => {
    if (await from.exists(key)) throw error;
  });
  if (!bytes) return;
  const { contentType } = await from.getMetaData(key);
  const sum = { key, bytes: bytes.byteLength, sha256: sha256(bytes) };
  sums.push(sum);
  await to.put(key, bytes, contentType ? { contentType } : {});
  if ((await sumFile(to, key)).sha256 !== sum.sha256)
    throw new StoreError(`The copy of file ${key} differs from its source. Try again.`);
}

const atOnce = 4; // files: the disk syncs them together, and memory holds them all

/** Does the same with every key, some at once. After a failure it begins no other, waits for those under way, and throws. */
export async function someAtOnce(keys: readonly string[], act: (key: string) => Promise<void>) {
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
  const stop = (error: unknown) => {
    limit.clearQueue();
    throw error;
  };
  const ended = await Promise.allSettled(keys.map((key) => limit(() => act(key).catch(stop))));
  // In the order of the keys, so the failure itself comes before those that were not begun because of it.
  for (const end of ended) if (end.status === "rejected") throw end.reason;
}

/** Runs a step that copies files or follows a copy; if it fails, removes the copied files, so that the target is empty again. */
export async function withFiles<Result>(
  storage: Storage,
  copied: readonly FileSum[],
  next: () => Promise<Result>,
): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    for (const { key } of copied) await storage.delete(key).catch(() => {});
    throw error;
  }
}

/** Reads a file to its end; throws when there is none. */
export async function sumFile(storage: Storage, key: string): Promise<FileSum> {
  const bytes = await storage.getBytes(key);
  return { key, bytes: bytes.byteLength, sha256: sha256(bytes) };
}

function sha256(bytes: Uint8Array) {
  return digestOf(bytes);
}
