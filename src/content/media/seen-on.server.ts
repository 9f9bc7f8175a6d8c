import sharp, { type CreateRaw } from "sharp";
import type { SeenOn } from "../../ui/brand/seen-on.ts";

/** The luminances of WCAG that bound the grounds of pages: no light one is darker, no dark one lighter; requirement BRAND-01. */
export const grounds = { light: 0.88, dark: 0.02 } as const;

const side = 400; // pixels: enough for the strokes of a logo's smallest letters
const leastContrast = 3; // WCAG 1.4.11
const leastShare = 0.75;

/**
 * On which grounds the outline of a picture with transparent parts stands out: at least three quarters of the ink beside them
 * have a contrast of 3. A picture without such parts brings its own ground, and is seen on both. What lies inside an outline,
 * such as white letters in a badge, does not count.
 */
export async function seenOn(data: Buffer, raw: CreateRaw): Promise<SeenOn> {
  if (raw.channels !== 4 && raw.channels !== 2) return "both";
  const small = await sharp(data, { raw })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rim = rimLuminances(small.data, small.info);
  if (rim.length === 0) return "both";
  const isSeen = (ground: number) =>
    rim.filter((ink) => contrastOf(ink, ground) >= leastContrast).length >= leastShare * rim.length;
  const [onLight, onDark] = [isSeen(grounds.light), isSeen(grounds.dark)];
  if (onLight) return onDark ? "both" : "light";
  return onDark ? "dark" : "neither";
}

type Size = Pick<CreateRaw, "width" | "height" | "channels">;

/** The luminances of the opaque pixels that have a transparent one within two pixels. */
function rimLuminances(data: Buffer, { width, height, channels }: Size): number[] {
  const alpha = (x: number, y: number) => data[(y * width + x) * channels + channels - 1] ?? 0;
  const isClear = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && alpha(x, y) < 32;
  const found: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (alpha(x, y) < 224) continue;
      const isRim = [-2, -1, 1, 2].some((step) => isClear(x + step, y) || isClear(x, y + step));
      if (!isRim) continue;
      const at = (y * width + x) * channels;
      const [r = 0, g = 0, b = 0] =
        channels === 4 ? data.subarray(at, at + 3) : [data[at], data[at], data[at]];
      found.push(luminanceOf(r, g, b));
    }
  return found;
}

/** The relative luminance of WCAG, of sRGB values from 0 to 255. */
function luminanceOf(r: number, g: number, b: number): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const linear = (value: number) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
