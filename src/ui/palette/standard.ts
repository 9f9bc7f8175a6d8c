import tokens from "../styles/tokens.css?raw";
import type { Shade } from "./colours.ts";
import { hexOf } from "./colours.ts";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The shades of the design by token, read from `tokens.css`, so that no number is written twice. */
export const standardShades: Readonly<Record<Theme, ReadonlyMap<string, Shade>>> = {
  light: shadesAfter(":root,"),
  dark: shadesAfter("\n.dark {"),
};

/** The shades as `#rrggbb`; the dark theme also has the colours that it takes over from the light one. */
export const standardColours: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  light: hexes(standardShades.light),
  dark: new Map([...hexes(standardShades.light), ...hexes(standardShades.dark)]),
};

/** The brand's colour as long as nobody chooses another. */
export const standardColour = hexOf(standardShades.light.get("brand") ?? { l: 0, c: 0, h: 0 });

function shadesAfter(opening: string): ReadonlyMap<string, Shade> {
  const from = tokens.indexOf(opening);
  const block = tokens.slice(from, tokens.indexOf("\n}", from));
  const found = [...block.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g)];
  return new Map(
    found.map(([, name = "", l, c, h]) => [name, { l: Number(l) / 100, c: Number(c), h: Number(h) }]),
  );
}

function hexes(shades: ReadonlyMap<string, Shade>): ReadonlyMap<string, string> {
  return new Map([...shades].map(([name, shade]) => [name, hexOf(shade)]));
}
