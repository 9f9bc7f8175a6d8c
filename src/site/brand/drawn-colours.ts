import { paletteOf } from "../../ui/palette/palette.ts";
import { standardColour } from "../../ui/palette/standard.ts";

/**
 * The colours of a dark band by their names in drawings, for a renderer that supports neither custom properties nor oklch; empty
 * for the design's own colour.
 */
export function drawnColours(colour: string): Record<string, string> {
  if (colour === standardColour) return {};
  const { light, dark } = paletteOf(colour);
  const of = (token: string) => light.get(token) ?? "#000000";
  const tokens = ["band", "bg", "on-band", "on-band-2", "sun", "accent-mid"];
  return {
    ...Object.fromEntries(tokens.map((token) => [`var(--${token})`, of(token)])),
    "var(--mk-a)": dark.get("brand") ?? of("brand"),
    "var(--mk-b)": dark.get("accent") ?? of("accent"),
    "var(--mk-c)": of("sun"),
    "oklch(32% .05 168)": of("band-line"),
    "oklch(58% .1 160)": of("wall-edge"),
    currentColor: of("on-band"),
  };
}
