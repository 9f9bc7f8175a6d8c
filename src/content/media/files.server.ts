import type { CleanupTask } from "../../kernel/background/cleanup.server.ts";
import { createRecord, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { unfinished } from "../../kernel/process/durable-files.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import { mediaTable, pictureFiles } from "./store.server.ts";

const ours = /^(([\w-]+)-(\d+)x(\d+))(?:\.\d+|\.full)?\.(?:webp|avif)$/;
const underWay = 10 * 60_000; // ms: an upload stores its files before its record

/**
 * Creates a record for every picture that has none but has all its files, as after a restore of the files alone. Removes files
 * that a broken upload or a power cut left behind; requirement SURV-01.
 */
export async function importOrphanUploads(kernel: Kernel) {
  const rows = await kernel.reads.selectFrom("media").select("path").execute();
  const known = new Set(rows.map(({ path }) => path));
  const found = new Map<string, Map<string, number>>(); // the files of each picture, with their bytes
  const young = new Set<string>();
  for await (const name of storedNames(kernel)) {
    const isUnfinished = name.endsWith(unfinished);
    const path = `/uploads/${ours.exec(name)?.[1]}.webp`;
    if (!isUnfinished && (!ours.test(name) || known.has(path))) continue;
    const { contentLength, lastModified } = await kernel.storage.getMetaData(name);
    const isYoung = kernel.now().getTime() - lastModified.getTime() < underWay;
    if (!isUnfinished) {
      if (isYoung) young.add(path);
      found.set(path, (found.get(path) ?? new Map<string, number>()).set(name, contentLength));
    } else if (!isYoung) await kernel.storage.delete(name);
  }
  for (const [path, files] of found) {
    if (young.has(path)) continue;
    if (pictureFiles(path).every((name) => (files.get(name) ?? 0) > 0))
      await createRecordOf(kernel, path, files);
    else for (const name of files.keys()) await kernel.storage.delete(name);
  }
}

async function createRecordOf(kernel: Kernel, path: string, files: ReadonlyMap<string, number>) {
  const fileName = uploadKey(path);
  if (fileName === undefined) return; // a name that no record can hold
  const [, , id = "", width, height] = ours.exec(fileName) ?? [];
  const record = {
    id,
    path,
    fileName,
    width: Number(width),
    height: Number(height),
    bytes: files.get(fileName) ?? 0,
    kind: "webp",
    uploader: "",
    alt: "",
    isDecorative: false,
    focalX: 0.5,
    focalY: 0.5,
    seenOn: "unknown" as const,
  };
  try {
    await write(kernel, system, (tx) => createRecord(tx, mediaTable, record));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error; // another process was first
  }
}

async function* storedNames({ storage }: Kernel): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = await storage
      .listAll("", token === undefined ? {} : { paginationToken: token })
      .catch(noFolder);
    for (const entry of page.objects) if (entry.isFile) yield entry.name;
    token = page.paginationToken;
  } while (token !== undefined);
}

/** Before the first upload there is no folder, which means no files. */
function noFolder(cause: unknown): Awaited<ReturnType<Kernel["storage"]["listAll"]>> {
  if (/ENOENT/.test(String(cause instanceof Error ? `${cause.message} ${cause.cause}` : cause)))
    return { objects: [] };
  throw cause;
}

/**
 * Removes the files of pictures whose time in the trash is over, then their records: if it breaks off in between, the next
 * clean-up tries again, whereas files without a record would be imported again.
 */
export const purgePictures: CleanupTask = async (kernel, deletedBefore) => {
  const rows = await kernel.db
    .selectFrom("media")
    .select(["id", "path"])
    .where("deleted_at", "<", deletedBefore)
    .execute();
  for (const { id, path } of rows) {
    for (const file of pictureFiles(path)) await kernel.storage.delete(file);
    await kernel.db.deleteFrom("media").where("id", "=", id).execute();
  }
};
