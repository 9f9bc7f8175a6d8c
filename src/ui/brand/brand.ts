import { createContext, useContext } from "react";
import type { SeenOn } from "./seen-on.ts";

export const typeNames = ["readex", "cairo", "alexandria"] as const;
export type TypeName = (typeof typeNames)[number];

/** What is shown where the design has its façade: the drawings, nothing, or the brand's own mark repeated. */
export const motifs = ["facade", "plain", "pattern"] as const;
export type Motif = (typeof motifs)[number];

/** How the agency looks on every page; requirement BRAND-01. */
export type Brand = {
  name: string;
  /** Its logo on light grounds; null without a logo of its own. */
  logo: string | null;
  /** Its logo on dark grounds, if that differs. */
  logoDark: string | null;
  /** On which grounds these logos stand out, by their paths. */
  seen: { readonly [path: string]: SeenOn };
  /** The mark that stands alone, as icon and pattern; null for the drawn one. */
  icon: string | null;
  /** True for the agency of the demo, whose logo is drawn. */
  isHouse: boolean;
  type: TypeName;
  /** The font family of its type. */
  family: string;
  /** The addresses of the files of that family. */
  fonts: readonly string[];
  motif: Motif;
  /** The query of the addresses of its icons; empty for those of the design. */
  iconTag: string;
  /** The other fields as the value of `<html data-brand>`; undefined if a page needs none of them. */
  attribute?: string | undefined;
  /** The styles by which its colours and its type differ from the design; empty where nothing does. */
  css: string;
};

/** The brand until somebody chooses one: the design as it is. */
const standardBrand: Brand = {
  name: "",
  logo: null,
  logoDark: null,
  seen: {},
  icon: null,
  isHouse: true,
  type: "readex",
  family: "",
  fonts: [],
  motif: "facade",
  iconTag: "",
  css: "",
};

/** The server writes the brand into each document, and the browser reads it from there: no page has it in its data. */
export const BrandContext = createContext<Brand>(standardBrand);

export const useBrand = () => useContext(BrandContext);

/** The `data-href` by which the element with the styles of the brand is found. */
export const brandStyle = "brand";

export const brandStyleElement = () =>
  document.querySelector<HTMLStyleElement>(`style[data-href="${brandStyle}"]`);

/** The brand that the server wrote into this document. */
export function brandOfDocument(): Brand {
  const { brand, family = "", fonts = "" } = document.documentElement.dataset;
  const css = brandStyleElement()?.textContent ?? "";
  const chosen = brand === undefined ? {} : JSON.parse(brand);
  return { ...standardBrand, ...chosen, attribute: brand, family, fonts: fonts.split(" "), css };
}
