import { standardColour } from "../palette/standard.ts";
import type { Brand } from "./brand.ts";

/** The query of the addresses of a brand's icons, so that another look has another address; empty for the design's own. */
export function iconTag({
  icon,
  isHouse,
  name,
  colour,
}: Pick<Brand, "icon" | "isHouse" | "name"> & { colour: string }): string {
  if (icon) return `?v=${icon.replace(/^.*\/|\W/g, "")}${colour.slice(1)}`;
  if (isHouse && colour === standardColour) return "";
  return `?v=${isHouse ? "" : name.codePointAt(0)?.toString(16)}-${colour.slice(1)}`;
}
