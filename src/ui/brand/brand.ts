import { createContext, useContext } from "react";

export const typeNames = ["readex", "cairo", "alexandria"] as const;
export type TypeName = (typeof typeNames)[number];

/** What stands where the design has its façade: the drawings, nothing, or the brand's own mark repeated. */
export const motifs = ["facade", "plain", "pattern"] as const;
export type Motif = (typeof motifs)[number];

/** How the agency looks on every page; requirement BRAND-01. */
export type Brand = {
  name: string;
  /** Its picture on light grounds; null for none of its own. */
  logo: string | null;
  /** The one on dark grounds, where that differs. */
  logoDark: string | null;
  /** The mark that stands alone, as icon and pattern; null for the drawn one. */
  icon: string | null;
  /** True for the agency of the demo, whose logo is drawn. */
  isHouse: boolean;
  type: TypeName;
  motif: Motif;
  /** What stands behind the addresses of its icons; empty for those of the design. */
  iconTag: string;
  /** The styles by which its colours and its type differ from the design; empty where nothing does. */
  css: string;
};

/** What stands until somebody chooses: the design as it is. */
const standardBrand: Brand = {
  name: "",
  logo: null,
  logoDark: null,
  icon: null,
  isHouse: true,
  type: "readex",
  motif: "facade",
  iconTag: "",
  css: "",
};

/** Given by the server to each document, and read back from it in the browser: no page brings it in its data. */
export const BrandContext = createContext<Brand>(standardBrand);

export const useBrand = () => useContext(BrandContext);

/** What the element with the styles of the brand is known by. */
export const brandStyle = "brand";

export const brandStyleElement = () =>
  document.querySelector<HTMLStyleElement>(`style[data-href="${brandStyle}"]`);

/** The brand as it travels in `<html data-brand>` of a page that comes alive in the browser; nothing for a public one with the design as it is. */
export function brandAttribute(of: Brand, inAdmin: boolean): string | undefined {
  const { name, logo, logoDark, icon, isHouse, type, motif, iconTag } = of;
  const said = JSON.stringify({ name, logo, logoDark, icon, isHouse, type, motif, iconTag });
  return inAdmin || said !== houseAttribute(name) ? said : undefined;
}

const houseAttribute = (name: string) => {
  const { css: _, ...house } = standardBrand;
  return JSON.stringify({ ...house, name });
};

/** What the server wrote into this document. */
export function brandOfDocument(): Brand {
  const { brand } = document.documentElement.dataset;
  const css = brandStyleElement()?.textContent ?? "";
  return { ...standardBrand, ...(brand !== undefined && JSON.parse(brand)), css };
}
