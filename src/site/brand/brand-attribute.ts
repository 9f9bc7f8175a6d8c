import type { Brand } from "../../ui/brand/brand.ts";

/** What a page that comes alive in the browser has to know of the brand; nothing for a public one with the design as it is. */
export function brandAttribute(brand: Brand, inAdmin: boolean): string | undefined {
  const { name, logo, logoDark, icon, isHouse, type, motif, iconTag } = brand;
  const isOwn = Boolean(logo || logoDark || icon || iconTag || type !== "readex" || motif !== "facade");
  return inAdmin || !isHouse || isOwn
    ? JSON.stringify({ name, logo, logoDark, icon, isHouse, type, motif, iconTag })
    : undefined;
}
