import { fileTypeFromBuffer } from "file-type";
import { attachmentText } from "./attachments.text.ts";

/** The types that may be attached, by the extension that their first bytes tell; others of them are alike in the first bytes. */
const known: Readonly<Record<string, { type: string; alike?: readonly string[] }>> = {
  pdf: { type: "application/pdf" },
  png: { type: "image/png" },
  jpg: { type: "image/jpeg", alike: ["jpeg"] },
  webp: { type: "image/webp" },
  gif: { type: "image/gif" },
  avif: { type: "image/avif" },
  heic: { type: "image/heic" },
  docx: { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  pptx: { type: "application/vnd.openxmlformats-officedocument.presentationml.presentation" },
  odt: { type: "application/vnd.oasis.opendocument.text" },
  ods: { type: "application/vnd.oasis.opendocument.spreadsheet" },
  cfb: { type: "application/x-cfb", alike: ["doc", "xls", "ppt"] },
  zip: { type: "application/zip" },
  mp3: { type: "audio/mpeg" },
  m4a: { type: "audio/mp4" },
  ogg: { type: "audio/ogg", alike: ["opus"] },
  opus: { type: "audio/ogg", alike: ["ogg"] },
  mp4: { type: "video/mp4" },
  mov: { type: "video/quicktime" },
};

/** Extensions of texts, which have no first bytes of their own. */
const texts: Readonly<Record<string, string>> = { txt: "text/plain", csv: "text/csv" };

const mostLetters = 120;

/**
 * The type of a file by its bytes, and its name with an extension of that type, so that nothing is saved as what it is not; null
 * for a type that may not be attached. Requirement SEC-10.
 */
export async function fileTypeOf(
  bytes: Uint8Array,
  given: string,
): Promise<{ name: string; type: string } | null> {
  const { stem, extension } = partsOf(given);
  const found = await fileTypeFromBuffer(bytes);
  if (found) {
    const allowed = Object.hasOwn(known, found.ext) ? known[found.ext] : undefined;
    if (!allowed) return null;
    const fits = extension === found.ext || allowed.alike?.includes(extension);
    return { name: `${stem}.${fits ? extension : found.ext}`, type: allowed.type };
  }
  const type = Object.hasOwn(texts, extension) ? texts[extension] : undefined;
  return type && !bytes.includes(0) ? { name: `${stem}.${extension}`, type } : null;
}

/** A name without folders, control characters and marks that turn the order of its letters; and its extension. */
function partsOf(given: string) {
  const name = (given.toWellFormed().split(/[/\\]/).pop() ?? "").replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]+/gu,
    " ",
  );
  const [, stem = name, extension = ""] = /^(.*)\.([A-Za-z0-9]{1,8})$/s.exec(name.trim()) ?? [];
  const plain = stem.replace(/\s+/g, " ").replace(/^[.\s]+|[.\s]+$/g, "");
  const short = [...plain].slice(0, mostLetters).join("").trim();
  return { stem: short || attachmentText.unnamed, extension: extension.toLowerCase() };
}
