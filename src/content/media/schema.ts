import type { Stored } from "../../kernel/stored.ts";

export type MediaInput = {
  /** `/uploads/<id>-<width>x<height>.webp`: the name tells the size, so that a page needs no look-up for its srcset. */
  path: string;
  /** As it was uploaded, or as somebody renamed it. */
  fileName: string;
  width: number;
  height: number;
  /** Of the full-size WebP. */
  bytes: number;
  /** What was uploaded: `png`, `jpg`, `webp`, `avif`, `gif`. */
  kind: string;
  /** Name of the one who uploaded it; empty for the house itself. */
  uploader: string;
  /** What the picture shows, for those who do not see it; every place where the picture is content uses it. */
  alt: string;
  /** The picture is an ornament: it needs no alternative text. */
  isDecorative: boolean;
  /** The point that crops keep, as parts of width and height from the physical top left. */
  focalX: number;
  focalY: number;
};
export type Media = MediaInput & Stored<string>;

/** A rectangle of a picture, as parts of its width and height from the physical top left. */
export type PictureArea = { x: number; y: number; width: number; height: number };

/** A place that shows a picture: a record, a text of a page, a setting. */
export type PictureUse = {
  /** Names the place for ever: `projects/1790496000001`. */
  key: string;
  /** The name of the admin's screen. */
  screen: string;
  /** What the record or the text is called; may be empty. */
  title: string;
  /** Address of the place in the admin. */
  href: string;
};
