import { fileTypeFromBuffer } from "file-type";
import sharp, { type CreateRaw, type Metadata } from "sharp";
import type { PictureArea } from "../../admin-kit/pictures/crop-area.ts";
import { AppError } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { variantWidths } from "../../ui/pictures/picture-sources.ts";

const allowedTypes = new Set(["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"]);
const longestSide = 2400;

// One thread and no cache of earlier pictures, on every system.
sharp.concurrency(1);
sharp.cache(false);

export type StoredFile = { suffix: string; bytes: Buffer; contentType: string };
export type ProcessedPicture = { kind: string; width: number; height: number; files: StoredFile[] };

/**
 * Decodes an upload once, and encodes it again, upright and without EXIF: WebP and AVIF in full size and in each variant
 * width. Throws `unsupported-type` when the first bytes are not those of a picture, `invalid` when it cannot be read.
 */
export async function processPicture(upload: Uint8Array): Promise<ProcessedPicture> {
  const type = await fileTypeFromBuffer(upload);
  if (!type || !allowedTypes.has(type.mime)) {
    throw new AppError("unsupported-type", { fields: { image: fieldMessages.imageType } });
  }
  const { data, info } = await decode(upload);
  const { width, height } = info;
  const files = await encode(data, info, width, "", ".full", 2);
  for (const variant of variantWidths.filter((variant) => variant < width))
    files.push(...(await encode(data, info, variant, `.${variant}`)));
  return { kind: type.ext, width, height, files };
}

async function encode(
  data: Buffer,
  raw: CreateRaw,
  width: number,
  webp: string,
  avif = webp,
  better = 0,
): Promise<StoredFile[]> {
  const resized = sharp(data, { raw }).resize({ width });
  return [
    {
      suffix: `${webp}.webp`,
      bytes: await resized
        .clone()
        .webp({ quality: 80 + better })
        .toBuffer(),
      contentType: "image/webp",
    },
    {
      suffix: `${avif}.avif`,
      bytes: await resized
        .clone()
        .avif({ quality: 56 + better, effort: 2 })
        .toBuffer(),
      contentType: "image/avif",
    },
  ];
}

/** The first frame, upright, as raw pixels, at most 2400 on a side. */
async function decode(upload: Uint8Array) {
  try {
    const limitInputPixels = mostPixels(await sharp(upload).metadata());
    return await sharp(upload, { limitInputPixels, failOn: "warning", pages: 1 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    const message = /pixel limit/i.test(String(cause))
      ? fieldMessages.imageDimensions
      : fieldMessages.imageBroken;
    throw new AppError("invalid", { fields: { image: message }, cause });
  }
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
