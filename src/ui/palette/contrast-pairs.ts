import { type BrandToken, families } from "./families.ts";

/** A colour, its ground, and the contrast that they need: 4.5 for text, 3 for borders of controls; WCAG 1.4.3, 1.4.11. */
export type ContrastPair = readonly [token: string, ground: string, ratio: number];

const text = 4.5;
const border = 3;
const on = (token: string, grounds: readonly string[], ratio = text): ContrastPair[] =>
  grounds.map((ground) => [token, ground, ratio]);

const statuses = ["success", "info", "warn", "neutral", "danger"];
const categories = ["cat-commercial", "cat-residential", "cat-industrial", "cat-other"];

/** The contrast table of the design, with the further pairs that pages use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on("ink", ["bg", "surface", "sunken", "raised", "brand-tint", "accent-tint", "sun-tint"]),
  ...on("ink-2", ["bg", "surface", "sunken", "raised", "brand-tint"]),
  ...on("muted", ["bg", "surface", "sunken", "raised", "brand-tint"]),
  ...on("line-strong", ["surface", "bg"], border),
  ...on("brand", ["bg", "surface", "sunken", "raised", "brand-tint"]),
  ...on("brand-hover", ["bg", "surface"]),
  ...on("on-brand", ["brand", "brand-hover"]),
  ...on("on-brand-tint", ["brand-tint"]),
  ...on("on-band", ["band", "band-2", "wall-ground"]),
  ...on("on-band-2", ["band", "band-2", "wall-ground"]),
  ...on("accent", ["bg", "surface", "sunken", "raised", "accent-tint"]),
  ...on("on-accent-tint", ["accent-tint"]),
  ...on("accent-mid", ["band"]),
  ...on("sun", ["band", "band-2", "wall-ground"]),
  ...on("on-sun", ["sun"]),
  ...on("on-sun-tint", ["sun-tint"]),
  ...on("focus", ["bg", "surface", "sunken"]),
  ...statuses.flatMap((status) => on(status, [`${status}-tint`, "surface"])),
  ...categories.flatMap((category) => on(category, [`${category}-tint`])),
];

/** Whether a token follows the brand's colour; the colours of states and categories do not. */
export const isBranded = (token: string): token is BrandToken => Object.hasOwn(families, token);
