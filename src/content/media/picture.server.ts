import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { AppError, invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/field-messages.text.ts";
import { variantWidths } from "../../ui/picture-sources.ts";
import type { PictureArea } from "./schema.ts";

const allowedTypes = new Set(["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"]);
const largestPicture = 40_000_000; // pixels; requirement SEC-10
const longestSide = 2400;

export type StoredFile = { suffix: string; bytes: Buffer; contentType: string };
export type ProcessedPicture = { kind: string; width: number; height: number; files: StoredFile[] };

/**
 * Decodes an upload and makes its files anew, upright and without EXIF: WebP and AVIF in full size and in each variant
 * width. Throws `unsupported-type` when the first bytes are not those of a picture, `invalid` when it cannot be read.
 */
export async function processPicture(upload: Uint8Array): Promise<ProcessedPicture> {
  const type = await fileTypeFromBuffer(upload);
  if (!type || !allowedTypes.has(type.mime)) {
    throw new AppError("unsupported-type", { fields: { image: fieldMessages.imageType } });
  }
  // One page only, and no more pixels than we can afford: a small file may unpack to gigabytes.
  const open = () =>
    sharp(upload, { limitInputPixels: largestPicture, failOn: "warning", pages: 1 }).autoOrient();
  try {
    const { width: originalWidth, height: originalHeight } = (await open().metadata()).autoOrient;
    if (originalWidth * originalHeight > largestPicture)
      throw invalid({ image: fieldMessages.imageDimensions });
    const scale = Math.min(1, longestSide / Math.max(originalWidth, originalHeight));
    const full = await open()
      .resize({ width: Math.max(1, Math.round(originalWidth * scale)), withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = full.info;
    const files: StoredFile[] = [
      { suffix: ".webp", bytes: full.data, contentType: "image/webp" },
      {
        suffix: ".full.avif",
        bytes: await open().resize({ width }).avif({ quality: 58, effort: 2 }).toBuffer(),
        contentType: "image/avif",
      },
    ];
    for (const variant of variantWidths.filter((variant) => variant < width)) {
      const resized = () => open().resize({ width: variant });
      files.push({
        suffix: `.${variant}.webp`,
        bytes: await resized().webp({ quality: 80 }).toBuffer(),
        contentType: "image/webp",
      });
      files.push({
        suffix: `.${variant}.avif`,
        bytes: await resized().avif({ quality: 56, effort: 2 }).toBuffer(),
        contentType: "image/avif",
      });
    }
    return { kind: type.ext, width, height, files };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = /pixel limit/i.test(String(cause))
      ? fieldMessages.imageDimensions
      : fieldMessages.imageBroken;
    throw new AppError("invalid", { fields: { image: message }, cause });
  }
}

/** Cuts a rectangle out of a stored picture; the result is a PNG, to be stored like any upload. */
export async function cutPicture(picture: Uint8Array, area: PictureArea): Promise<Buffer> {
  const image = sharp(picture, { limitInputPixels: largestPicture });
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

/** A drawing (SVG) as a PNG. Only for our own: who draws it decides what it takes. */
export function drawPicture(svg: Uint8Array): Promise<Buffer> {
  return sharp(svg).png().toBuffer();
}
