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
  /** The addresses of the files of its type. */
  fonts: readonly string[];
  motif: Motif;
  /** What stands behind the addresses of its icons; empty for those of the design. */
  iconTag: string;
  /** How the rest travels in `<html data-brand>`; nothing where a page needs none of it. */
  attribute?: string | undefined;
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
  fonts: [],
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

/** What the server wrote into this document. */
export function brandOfDocument(): Brand {
  const { brand } = document.documentElement.dataset;
  const css = brandStyleElement()?.textContent ?? "";
  const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]");
  const fonts = Array.from(preloads, (link) => link.getAttribute("href") ?? "");
  return { ...standardBrand, ...(brand !== undefined && JSON.parse(brand)), attribute: brand, fonts, css };
}
