import type { Stored } from "../../kernel/stored.ts";

export type MediaInput = {
  /** `/uploads/<id>-<width>x<height>.webp`: the name tells the size, so that a page needs no look-up for its srcset. */
  path: string;
  fileName: string;
  width: number;
  height: number;
  /** Of the full-size WebP. */
  bytes: number;
  alt: string;
  /** The point that crops keep, as parts of width and height from the physical top left. */
  focalX: number;
  focalY: number;
};
export type Media = MediaInput & Stored<string>;
