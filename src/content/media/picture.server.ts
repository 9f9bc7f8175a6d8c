import { fileTypeFromBuffer } from "file-type";
import sharp, { type CreateRaw, type Metadata, type OutputInfo } from "sharp";
import type { PictureArea } from "../../admin-kit/pictures/crop-area.ts";
import { AppError } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import type { SeenOn } from "../../ui/brand/seen-on.ts";
import { hasAvif, mostStoredPixels, variantWidths } from "../../ui/pictures/picture-sources.ts";
import { seenOn } from "./seen-on.server.ts";

const allowedTypes = new Set(["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"]);
// Of a stored picture.
const mostWidth = 2400;
const mostLines = 16_383;
const mostLongPixels = 13_000_000;

// One thread and no cache of earlier pictures, on every system.
sharp.concurrency(1);
sharp.cache(false);

export type StoredFile = { suffix: string; bytes: Buffer; contentType: string };
export type ProcessedPicture = {
  kind: string;
  width: number;
  height: number;
  files: StoredFile[];
  seenOn: SeenOn;
};

/**
 * Decodes an upload once, and encodes it again, upright and without EXIF: WebP and AVIF in full size and in each variant
 * width, a long picture as WebP alone. Throws `unsupported-type` when the first bytes are not those of a picture, `invalid`
 * when it cannot be read.
 */
export async function processPicture(upload: Uint8Array): Promise<ProcessedPicture> {
  const type = await fileTypeFromBuffer(upload);
  if (!type || !allowedTypes.has(type.mime)) {
    throw new AppError("unsupported-type", { fields: { image: fieldMessages.imageType } });
  }
  const { data, info } = await decode(upload);
  const { width, height } = info;
  const files = await encode(data, info, width, ["", ".full"], 2);
  for (const variant of variantWidths.filter((variant) => variant < width))
    files.push(...(await encode(data, info, variant, [`.${variant}`, `.${variant}`])));
  return { kind: type.ext, width, height, files, seenOn: await seenOn(data, info) };
}

/** Encodes the pixels in a width; `suffixes` are those of the names of WebP and AVIF. */
async function encode(
  data: Buffer,
  raw: CreateRaw,
  width: number,
  [webp, avif]: [string, string],
  better = 0,
): Promise<StoredFile[]> {
  const resized = sharp(data, { raw }).resize({ width });
  const file = async (suffix: string, kind: "webp" | "avif", quality: number): Promise<StoredFile> => ({
    suffix: `${suffix}.${kind}`,
    bytes: await resized
      .clone()
      .toFormat(kind, kind === "avif" ? { quality, effort: 2 } : { quality })
      .toBuffer(),
    contentType: `image/${kind}`,
  });
  const files = [await file(webp, "webp", 80 + better)];
  return hasAvif(raw.width, raw.height) ? [...files, await file(avif, "avif", 56 + better)] : files;
}

type Pixels = { data: Buffer; info: OutputInfo };

/**
 * The first frame, upright, as raw pixels, no larger than `storedSize` says. What any browser shows is taken, such as the
 * needless bytes that some phones write; a file that ends too early is refused.
 */
async function decode(upload: Uint8Array): Promise<Pixels> {
  try {
    const metadata = await sharp(upload).metadata();
    const options = { limitInputPixels: mostPixels(metadata), failOn: "error", pages: 1 } as const;
    const { width, height } = metadata.autoOrient;
    const size = storedSize(width, height);
    const { data, info } = await sharp(upload, options)
      .autoOrient()
      .resize({ ...size, fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return hasAvif(info.width, info.height) ? { data, info } : await withoutAlpha(data, info);
  } catch (cause) {
    const message = /pixel limit/i.test(String(cause))
      ? fieldMessages.imageDimensions
      : fieldMessages.imageBroken;
    throw new AppError("invalid", { fields: { image: message }, cause });
  }
}

/**
 * The size in which a picture is stored, in pixels: its own within 2400 × 2400 pixels and no wider than 2400. One more than
 * three times as high as wide is a screenshot of a page, whose words must stay legible: it keeps its width, within 13 million
 * pixels and the 16,383 lines of WebP.
 */
function storedSize(width: number, height: number) {
  const pixels = height > 3 * width ? mostLongPixels : mostStoredPixels;
  const scale = Math.min(1, mostWidth / width, mostLines / height, Math.sqrt(pixels / (width * height)));
  const scaled = (side: number) => Math.max(1, scale === 1 ? side : Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** A long picture without its alpha channel where that hides nothing; with one it is stored smaller, since it costs twice the memory. */
async function withoutAlpha(data: Buffer, info: OutputInfo): Promise<Pixels> {
  const { width, height, channels } = info;
  if (channels === 3 || channels === 1) return { data, info };
  const image = sharp(data, { raw: info });
  if (isOpaque(data, channels)) return image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = Math.sqrt(mostStoredPixels / (width * height));
  const size = { width: Math.max(1, Math.floor(width * scale)), height: Math.floor(height * scale) };
  return image
    .resize({ ...size, fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Whether the alpha channel, the last of each pixel, hides nothing. */
function isOpaque(data: Buffer, channels: number): boolean {
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false;
  return true;
}

/**
 * The most pixels that are allowed, since a small file may unpack to gigabytes. A decoder that works line by line only takes
 * time; the others hold the whole picture in memory, an AVIF with 24 bytes a pixel; requirement SEC-10.
 */
function mostPixels({ format, depth, isProgressive }: Metadata): number {
  if (format === "heif") return depth === "ushort" ? 8_000_000 : 12_000_000;
  if (depth === "ushort") return 16_000_000;
  return isProgressive || format === "gif" ? 24_000_000 : 40_000_000;
}

/** On which grounds a stored picture stands out; for those stored before that was measured. */
export async function measureSeenOn(picture: Uint8Array): Promise<SeenOn> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return seenOn(data, info);
}

/** Cuts a rectangle out of a stored picture; the result is a PNG, to be stored like any upload. */
export async function cutPicture(picture: Uint8Array, area: PictureArea): Promise<Buffer> {
  const image = sharp(picture);
  const { width, height } = await image.metadata();
  const left = Math.min(Math.round(area.x * width), width - 1);
  const top = Math.min(Math.round(area.y * height), height - 1);
  return image
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
