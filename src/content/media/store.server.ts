import { randomBytes } from "node:crypto";
import type { Actor, Kernel } from "../../kernel/kernel.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { createRecord, write } from "../../kernel/write.server.ts";
import { processPicture } from "./picture.server.ts";
import type { Media } from "./schema.ts";

const mediaTable: RecordTable<Media> = {
  name: "media",
  id: "text",
  columns: {
    path: "text",
    fileName: "text",
    width: "integer",
    height: "integer",
    bytes: "integer",
    alt: "text",
    focalX: "number",
    focalY: "number",
  },
  searched: ["fileName", "alt"],
  orderBy: ["-createdAt"],
  onSite: false,
  personal: false,
};

/** Stores a picture in all its sizes and its record. The files come first: a record never names a missing file. */
export async function storePicture(
  kernel: Kernel,
  actor: Actor,
  upload: { bytes: Uint8Array; fileName: string; alt?: string },
): Promise<Media> {
  const picture = await processPicture(upload.bytes);
  const id = randomBytes(9).toString("base64url").replace(/-/g, "_");
  const stem = `${id}-${picture.width}x${picture.height}`;
  for (const file of picture.files) {
    await kernel.storage.put(`${stem}${file.suffix}`, file.bytes, { contentType: file.contentType });
  }
  return write(kernel, actor, (write) =>
    createRecord(write, mediaTable, {
      id,
      path: `/uploads/${stem}.webp`,
      fileName: upload.fileName.slice(0, 200),
      width: picture.width,
      height: picture.height,
      bytes: picture.files[0]?.bytes.byteLength ?? 0,
      alt: upload.alt ?? "",
      focalX: 0.5,
      focalY: 0.5,
    }),
  );
}
