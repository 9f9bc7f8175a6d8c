import { keysOf } from "../../kernel/objects.ts";
import { contrast, distance, hexOf, type Shade, shadeOf } from "./colours.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { type BrandToken, families } from "./families.ts";
import { standardColours, standardShades, type Theme } from "./standard.ts";

export type Colours = ReadonlyMap<string, string>;
/**
 * The colours of both themes; how drawings, which have colours of their own, are changed to match (`drawn`); and whether the
 * brand's colour had to be changed on light grounds to stay legible (`isMoved`).
 */
export type Palette = { light: Colours; dark: Colours; drawn: Drawn; isMoved: boolean };
/** By how many degrees hues turn, those of the accent by `accentTurn`, and the factor of their chroma. */
export type Drawn = { turn: number; accentTurn: number; depth: number };

/**
 * The palette of a brand, made of one colour such as `#015a3f`, whatever it is: each token keeps the lightness that the design
 * gives it and takes the hue of its family; where a pair of the contrast table would fail, the lightness of its text is changed
 * until it passes. So no colour makes an illegible page; requirement BRAND-01.
 */
export function paletteOf(colour: string): Palette {
  const brand = shadeOf(colour);
  const light = themeOf("light", brand, colour);
  const drawn = {
    turn: Math.round(brand.h - standardHue),
    accentTurn: accentHueBeside(brand) - standardAccentHue,
    depth: Math.round(strength(brand, 1.3) * 100) / 100,
  };
  return { light, dark: themeOf("dark", brand, colour), drawn, isMoved: light.get("brand") !== colour };
}

function themeOf(theme: Theme, chosen: Shade, colour: string): Colours {
  const colours = new Map(standardColours[theme]);
  const shades = new Map<BrandToken, Shade>();
  const put = (token: BrandToken, shade: Shade, hex = hexOf(shade)) => {
    shades.set(token, shade);
    colours.set(token, hex);
  };
  const accentHue = accentHueBeside(chosen);
  for (const token of keysOf(families)) {
    const standard = standardShades[theme].get(token) ?? standardShades.light.get(token);
    if (!standard || families[token] === "sun") continue;
    put(token, tinted(token, standard, chosen, accentHue));
  }
  const own = brandIn(theme, chosen);
  put("brand", own, own === chosen ? colour : hexOf(own));
  settle("brand");
  put("brand-hover", hoverOf(shades.get("brand") ?? own, theme));
  const spark = sparkBeside(chosen, colours.get("brand") ?? colour);
  for (const token of keysOf(families)) {
    const standard = standardShades[theme].get(token) ?? standardShades.light.get(token);
    if (standard && families[token] === "sun")
      put(token, { ...standard, c: standard.c * spark.strength, h: spark.h });
  }
  for (const token of keysOf(families)) settle(token);
  return colours;

  /** Changes the lightness of a text as little as possible, until it is legible on each of its grounds. */
  function settle(token: BrandToken) {
    const shade = shades.get(token);
    const grounds = contrastPairs.filter(([text]) => text === token);
    if (!shade || grounds.length === 0) return;
    const holds = (hex: string) =>
      grounds.every(([, ground, ratio]) => contrast(hex, colours.get(ground) ?? "#000000") >= ratio);
    if (holds(colours.get(token) ?? "")) return;
    for (let step = 1; step <= 200; step++) {
      for (const l of [shade.l - step * 0.005, shade.l + step * 0.005]) {
        if (l < -0.005 || l > 1.005) continue;
        const moved = { ...shade, l: Math.min(1, Math.max(0, l)) };
        if (holds(hexOf(moved))) return put(token, moved);
      }
    }
  }
}

/** How much of a family's standard chroma a brand of this chroma takes; a grey brand none, a vivid one somewhat more. */
const strength = ({ c }: Shade, most: number) => Math.min(most, c / standardChroma);
const standardChroma = standardShades.light.get("brand")?.c ?? 0.088;
const standardHue = standardShades.light.get("brand")?.h ?? 164;
const standardAccentHue = 298;

function tinted(token: BrandToken, standard: Shade, chosen: Shade, accentHue: number): Shade {
  const family = families[token];
  if (family === "accent") return { ...standard, h: standard.h - standardAccentHue + accentHue };
  if (family === "neutral") return { ...standard, c: standard.c * strength(chosen, 1), h: chosen.h };
  return { ...standard, c: standard.c * strength(chosen, 1.3), h: standard.h - standardHue + chosen.h };
}

/** The brand's own colour: the chosen one, but in the dark theme as light as the design's if that one is too dark. */
function brandIn(theme: Theme, chosen: Shade): Shade {
  const standard = standardShades[theme].get("brand");
  if (theme === "light" || !standard || chosen.l >= 0.7) return chosen;
  return { ...standard, c: Math.min(0.17, standard.c * strength(chosen, 1.35)), h: chosen.h };
}

/** Darker on light grounds and lighter on dark ones; the other way round for colours that are nearly black or white. */
function hoverOf(brand: Shade, theme: Theme): Shade {
  const isUp = theme === "dark" ? brand.l < 0.94 : brand.l < 0.2;
  return { ...brand, l: brand.l + (isUp ? 0.05 : -0.065) };
}

/** The hue of the accent: lavender, or teal or berry where the brand's own hue is too close to it. */
function accentHueBeside(chosen: Shade): number {
  if (chosen.c < 0.02) return standardAccentHue;
  const apart = (hue: number) => Math.abs(((hue - chosen.h + 540) % 360) - 180);
  return [standardAccentHue, 195, 335].find((hue) => apart(hue) >= 60) ?? standardAccentHue;
}

/** The spark, for `sun`: the brand's own hue if that is light and vivid, else yellow; another if it would look like the brand. */
function sparkBeside(chosen: Shade, brand: string): { h: number; strength: number } {
  const own =
    chosen.l >= 0.75 && chosen.c >= 0.05 ? [{ h: chosen.h, strength: Math.min(1, chosen.c / 0.16) }] : [];
  const known = [...own, { h: 96, strength: 1 }, { h: 195, strength: 0.6 }, { h: 350, strength: 0.6 }];
  const isApart = ({ h, strength }: (typeof known)[number]) =>
    distance(hexOf({ l: 0.875, c: 0.16 * strength, h }), brand) >= 0.12;
  return known.find(isApart) ?? { h: 96, strength: 1 };
}
