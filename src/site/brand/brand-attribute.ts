import type { Brand } from "../../ui/brand/brand.ts";

/** The brand's data for a page that is hydrated; undefined for a public page with the unchanged design. */
export function brandAttribute(brand: Brand, inAdmin: boolean): string | undefined {
  const { name, logo, logoDark, seen, icon, isHouse, type, motif, iconTag } = brand;
  const isOwn = Boolean(logo || logoDark || icon || iconTag || type !== "readex" || motif !== "facade");
  return inAdmin || !isHouse || isOwn
    ? JSON.stringify({ name, logo, logoDark, seen, icon, isHouse, type, motif, iconTag })
    : undefined;
}
