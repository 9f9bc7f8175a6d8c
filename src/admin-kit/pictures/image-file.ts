import { text } from "../admin-kit.text.ts";

export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"];
const maxBytes = 10 * 1024 * 1024;

/** Why a chosen file is refused, or undefined. The server checks again, by the content of the file. */
export function imageFileError(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.includes(file.type)) return text.imageType;
  return file.size > maxBytes ? text.imageSize : undefined;
}
