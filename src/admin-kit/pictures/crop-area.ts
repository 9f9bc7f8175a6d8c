/** A rectangle of a picture, as fractions of its width and height from the physical top left. */
export type PictureArea = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };

/** The largest area of a picture with a ratio (width by height), scaled by `size` (0 to 1), as near to a point as possible. */
export function cropAround(
  picture: Size,
  ratio: number,
  size: number,
  centre: { x: number; y: number },
): PictureArea {
  const own = picture.width / picture.height;
  const width = (own > ratio ? ratio / own : 1) * size;
  const height = (own > ratio ? 1 : own / ratio) * size;
  return {
    x: within(centre.x - width / 2, 1 - width),
    y: within(centre.y - height / 2, 1 - height),
    width,
    height,
  };
}

export const centreOf = ({ x, y, width, height }: PictureArea) => ({ x: x + width / 2, y: y + height / 2 });

/** Whether an area is the whole picture, within a thousandth. */
export function isWhole({ width, height }: PictureArea) {
  return width > 0.999 && height > 0.999;
}

function within(value: number, most: number) {
  return Math.max(0, Math.min(value, most));
}
