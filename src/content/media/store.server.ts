import { randomBytes } from "node:crypto";
import type { PictureArea } from "../../admin-kit/pictures/crop-area.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { createRecord, type NewRecord, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Actor, type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import { cleanInput } from "../../kernel/text/clean-text.ts";
import type { SeenOn } from "../../ui/brand/seen-on.ts";
import type { PictureNote, PictureNotes } from "../../ui/pictures/picture-notes.tsx";
import { hasAvif, variantWidths } from "../../ui/pictures/picture-sources.ts";
import { type Media, media } from "./media.ts";
import { pictures } from "./picture-process.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    media: RowOf<typeof media>;
  }
}

export const mediaTable = recordTable(media);

type Upload = { bytes: Uint8Array; fileName: string; alt?: string; isDecorative?: boolean };

/** Stores a picture in all its sizes and its record. The files come first: a record never names a missing file. */
export async function storePicture(kernel: Kernel, actor: Actor, upload: Upload): Promise<Media> {
  const record = await storePictureFiles(kernel, upload);
  try {
    return await write(kernel, actor, (tx) =>
      createRecord(tx, mediaTable, { ...record, uploader: actor.id === null ? "" : actor.name }),
    );
  } catch (error) {
    await forgetFiles(kernel, pictureFiles(record.path));
    throw error;
  }
}

/** Stores the files of a picture, and answers the record that is still to be written, without an uploader. */
async function storePictureFiles(kernel: Kernel, upload: Upload): Promise<NewRecord<Media>> {
  const picture = await pictures.processPicture(upload.bytes);
  const id = randomBytes(9).toString("base64url").replace(/-/g, "_");
  const stem = `${id}-${picture.width}x${picture.height}`;
  const path = `/uploads/${stem}.webp`;
  try {
    for (const { suffix, bytes, contentType } of picture.files)
      await kernel.storage.put(`${stem}${suffix}`, bytes, { contentType });
  } catch (error) {
    void forgetFiles(kernel, pictureFiles(path)); // a storage that is away would hold the answer once more
    throw error;
  }
  return {
    id,
    path,
    fileName: cleanName(upload.fileName),
    width: picture.width,
    height: picture.height,
    bytes: picture.files[0]?.bytes.byteLength ?? 0,
    kind: picture.kind,
    uploader: "",
    alt: upload.alt ?? "",
    isDecorative: upload.isDecorative ?? false,
    focalX: 0.5,
    focalY: 0.5,
    seenOn: picture.seenOn,
  };
}

/** The keys of all files of a stored picture; the one that its path names comes last. */
export function pictureFiles(path: string): string[] {
  const name = uploadKey(path) ?? "";
  const stem = name.replace(/\.webp$/, "");
  const [width = 0, height = 0] = /-(\d+)x(\d+)$/.exec(stem)?.slice(1).map(Number) ?? [];
  const kinds = hasAvif(width, height) ? ["webp", "avif"] : ["webp"];
  const variants = variantWidths
    .filter((variant) => variant < width)
    .flatMap((variant) => kinds.map((kind) => `${stem}.${variant}.${kind}`));
  return [...(kinds.includes("avif") ? [`${stem}.full.avif`] : []), ...variants, name];
}

/** Removes what was written of a picture before the disk was full or the database failed; requirement SURV-02. */
async function forgetFiles({ storage }: Kernel, keys: string[]) {
  await Promise.allSettled(keys.map((key) => storage.delete(key)));
}

/** The file name that a browser sent, without control characters. It is only shown, never used as the name of a file. */
function cleanName(name: string) {
  return String(cleanInput(name.toWellFormed().replaceAll("\0", "")))
    .slice(0, 200)
    .toWellFormed();
}

/**
 * Stores a part of a picture as a new picture with the same alternative text; the whole one stays as it is. Throws `not-found`.
 */
export async function cropPicture(
  kernel: Kernel,
  actor: Actor,
  id: string,
  area: PictureArea,
): Promise<Media> {
  const whole = await findRecord(kernel.reads, mediaTable, id);
  if (!whole) throw new AppError("not-found");
  const bytes = await kernel.storage.getBytes(uploadKey(whole.path) ?? "");
  return storePicture(kernel, actor, {
    bytes: await pictures.cutPicture(bytes, area),
    fileName: whole.fileName,
    alt: whole.alt,
    isDecorative: whole.isDecorative,
  });
}

/** On which grounds these pictures stand out, by path; those that the library does not have are missing. BRAND-01 */
export async function readSeenOn(db: Db, paths: readonly string[]): Promise<{ [path: string]: SeenOn }> {
  const rows = await db
    .selectFrom("media")
    .select(["path", "seen_on"])
    .where("path", "in", [...paths])
    .execute();
  return Object.fromEntries(rows.map(({ path, seen_on }) => [path, seen_on]));
}

/** Measures a picture that was stored before its grounds were known; requirement BRAND-01. */
export async function measureSeenOn(kernel: Kernel, path: string) {
  const seen = await pictures.measureSeenOn(await kernel.storage.getBytes(uploadKey(path) ?? ""));
  await write(kernel, system, async (tx) => {
    await tx.bumpContentVersion();
    await tx.db.updateTable("media").set({ seen_on: seen }).where("path", "=", path).execute();
  });
}

/** What the library knows of these pictures, by path: alternative text and focal point, where there are any. */
export async function readPictureNotes(db: Db, paths: readonly string[]): Promise<PictureNotes> {
  if (paths.length === 0) return {};
  const rows = await db
    .selectFrom("media")
    .select(["path", "alt", "is_decorative", "focal_x", "focal_y"])
    .where("path", "in", [...paths])
    .where("deleted_at", "is", null)
    .execute();
  const notes: PictureNotes = {};
  for (const row of rows) {
    const note: PictureNote = {};
    if (row.alt && !row.is_decorative) note.alt = row.alt;
    const { focal_x: x, focal_y: y } = row;
    if (x !== 0.5 || y !== 0.5) note.focal = [x, y];
    if (note.alt || note.focal) notes[row.path] = note;
  }
  return notes;
}
