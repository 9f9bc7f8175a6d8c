import { unfinished } from "../../kernel/durable-files.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Chore } from "../../kernel/housekeeping.server.ts";
import { type Kernel, system } from "../../kernel/kernel.server.ts";
import { createRecord, write } from "../../kernel/write.server.ts";
import { mediaTable, pictureFiles } from "./store.server.ts";

const full = /^([\w-]+)-(\d+)x(\d+)\.webp$/;
const underWay = 10 * 60_000; // ms: an upload stores its files before its record

/**
 * Gives a record to every stored picture without one: files of a restored backup, or of an upload that broke off. What a power
 * cut or a kill left half written is removed.
 */
export async function adoptPictures(kernel: Kernel) {
  const rows = await kernel.reads.selectFrom("media").select("path").execute();
  const known = new Set(rows.map(({ path }) => path));
  for await (const name of storedNames(kernel)) {
    const [, id, width, height] = full.exec(name) ?? [];
    const path = `/uploads/${name}`;
    const isUnfinished = name.endsWith(unfinished);
    if (!isUnfinished && (id === undefined || known.has(path))) continue;
    const { contentLength, lastModified } = await kernel.storage.getMetaData(name);
    if (kernel.now().getTime() - lastModified.getTime() < underWay) continue;
    if (isUnfinished) await kernel.storage.delete(name);
    if (id === undefined || contentLength === 0) continue;
    const record = {
      id,
      path,
      fileName: name,
      width: Number(width),
      height: Number(height),
      bytes: contentLength,
      kind: "webp",
      uploader: "",
      alt: "",
      isDecorative: false,
      focalX: 0.5,
      focalY: 0.5,
    };
    try {
      await write(kernel, system, (write) => createRecord(write, mediaTable, record));
    } catch (error) {
      if (!(error instanceof AppError && error.code === "conflict")) throw error; // another process was first
    }
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

/** Before the first upload there is no folder. */
function noFolder(cause: unknown): Awaited<ReturnType<Kernel["storage"]["listAll"]>> {
  if (/ENOENT/.test(String(cause instanceof Error ? `${cause.message} ${cause.cause}` : cause)))
    return { objects: [] };
  throw cause;
}

/** Removes the files of pictures whose time in the trash is over, then their records: a record never names a missing file. */
export const purgePictures: Chore = async (kernel, deletedBefore) => {
  const rows = await kernel.db
    .selectFrom("media")
    .select(["id", "path"])
    .where("deleted_at", "<", deletedBefore)
    .execute();
  for (const { id, path } of rows) {
    for (const file of pictureFiles(String(path))) await kernel.storage.delete(file);
    await kernel.db
      .deleteFrom("media")
      .where("id", "=", id ?? "")
      .execute();
  }
};
