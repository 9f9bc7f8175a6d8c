import {
  ColorSpace,
  contrastWCAG21,
  deltaEOK,
  inGamut,
  OKLab,
  OKLCH,
  type PlainColorObject,
  parse,
  serialize,
  sRGB,
  to,
  toGamutCSS,
} from "colorjs.io/fn";

for (const space of [sRGB, OKLab, OKLCH]) ColorSpace.register(space);

/** Lightness from 0 to 1, chroma from 0 (grey), hue in degrees. */
export type Shade = { readonly l: number; readonly c: number; readonly h: number };

/** The shade of `#rrggbb`. A grey has the hue 0. */
export function shadeOf(hex: string): Shade {
  const [l, c, h] = to(parse(hex), OKLCH).coords;
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 };
}

/** The shade as `#rrggbb`. A colour that sRGB screens cannot show loses chroma, and keeps lightness and hue. */
export function hexOf({ l, c, h }: Shade): string {
  const asked: PlainColorObject = {
    space: OKLCH,
    coords: [Math.min(1, Math.max(0, l)), Math.max(0, c), ((h % 360) + 360) % 360],
    alpha: 1,
  };
  const shown = to(asked, sRGB);
  const inside = inGamut(shown, sRGB) ? shown : toGamutCSS(asked, { space: sRGB });
  return serialize(inside, { format: "hex", collapse: false });
}

/** The contrast of WCAG 2.1, from 1 to 21. */
export const contrast = (a: string, b: string): number => contrastWCAG21(parse(a), parse(b));

/** The relative luminance of WCAG, from 0 to 1. */
export const luminance = (colour: string): number => 1.05 / contrast(colour, "#ffffff") - 0.05;

/** How far apart two colours look: 0.02 is just noticeable, 0.1 is another colour. */
export const distance = (a: string, b: string): number => deltaEOK(parse(a), parse(b));
