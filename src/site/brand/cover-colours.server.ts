import type { CoverColours } from "../../content/media/api.server.ts";
import { getOrMake } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { paletteOf } from "../../ui/palette/palette.ts";
import { standardColour } from "../../ui/palette/standard.ts";
import { readBrand } from "./read-brand.server.ts";

/** Ground, deep, tone, light and spark of each palette, by the tokens of the light theme or, with `dark.`, of the dark one. */
const palettes = [
  ["accent-tint", "band", "accent", "surface", "sun"],
  ["band", "wall-ground", "dark.brand", "surface", "sun"],
  ["sun", "band", "brand", "surface", "accent-mid"],
  ["brand-tint", "band", "brand", "surface", "accent-mid"],
  ["sunken", "band", "brand", "surface", "sun"],
  ["wall-ground", "band", "dark.accent", "surface", "sun"],
] as const;

/** The last colours: a page may ask for dozens of covers, and a palette takes milliseconds. */
const made = new Map<string, CoverColours>();

/** The colours of drawn covers under a brand: its palette; undefined for the design's own colour. Requirement BRAND-01. */
export async function coverColours(kernel: Kernel): Promise<CoverColours | undefined> {
  const { colour } = await readBrand(kernel);
  if (colour === standardColour) return undefined;
  if (!made.has(colour)) made.clear();
  return getOrMake(made, colour, () => coloursFrom(colour));
}

function coloursFrom(colour: string): CoverColours {
  const { light, dark } = paletteOf(colour);
  const of = (token: string) =>
    (token.startsWith("dark.") ? dark.get(token.slice(5)) : light.get(token)) ?? colour;
  return {
    name: colour.slice(1),
    palettes: palettes.map(([ground, deep, tone, paper, spark]) => ({
      ground: of(ground),
      deep: of(deep),
      tone: of(tone),
      light: of(paper),
      spark: of(spark),
    })),
  };
}
