/** The widths in which every uploaded picture is also stored, where it is wider; pixels. */
export const variantWidths = [480, 960, 1440] as const;

/** The most pixels of a stored picture; a long picture, such as the screenshot of a page, keeps its width and may have more. */
export const mostStoredPixels = 2400 * 2400;

/** `avif` is undefined for long pictures: its encoder would need more memory than a server of this size has. */
export type PictureSources = { width: number; height: number; avif?: string | undefined; webp: string };

/** Whether a stored picture of this size is kept as AVIF beside WebP. */
export const hasAvif = (width: number, height: number) => width * height <= mostStoredPixels;

/**
 * The srcsets of an uploaded picture, read off its name `/uploads/<id>-<width>x<height>.webp`.
 * Null for any other address: it is then shown as it is.
 */
export function pictureSources(path: string): PictureSources | null {
  const match = /^(\/uploads\/[\w-]+-(\d+)x(\d+))\.webp$/.exec(path);
  if (!match?.[1]) return null;
  const [stem, width, height] = [match[1], Number(match[2]), Number(match[3])];
  const smaller = variantWidths.filter((variant) => variant < width);
  const srcset = (kind: string, full: string) =>
    [...smaller.map((variant) => `${stem}.${variant}.${kind} ${variant}w`), `${full} ${width}w`].join(", ");
  const avif = hasAvif(width, height) ? srcset("avif", `${stem}.full.avif`) : undefined;
  return { width, height, avif, webp: srcset("webp", path) };
}

/** How wide the file of a picture is, as the style `--file`: frames that run to the edges grow no larger; requirement SITE-04. */
export function fileWidth(path: string): { [variable: `--${string}`]: string } {
  const width = pictureSources(path)?.width;
  return width === undefined ? {} : { "--file": `${width}px` };
}

/** The size of every drawn cover. */
export const coverSize = { width: 1200, height: 800 } as const;

/** The address of the drawn picture of a record without one; variants, from 1, keep the colours of their seed. */
export function coverPath(seed: string, variant = 0): string {
  return `/covers/${encodeURIComponent(seed)}.svg${variant ? `?variant=${variant}` : ""}`;
}
