import alexandriaArabic from "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url";
import alexandriaLatin from "@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2?url";
import cairoArabic from "@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url";
import cairoLatin from "@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?url";
import readexArabic from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import readexLatin from "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url";
import type { TypeName } from "./brand.ts";

/** A variable font family, with one file per script, and its range of weights. */
export type TypeFace = { family: string; weights: string; arabic: string; latin: string };

/** The families that a brand may choose from; a page loads the two files of one. */
export const typeFaces: Readonly<Record<TypeName, TypeFace>> = {
  readex: { family: "Readex Pro Variable", weights: "160 700", arabic: readexArabic, latin: readexLatin },
  cairo: { family: "Cairo Variable", weights: "200 1000", arabic: cairoArabic, latin: cairoLatin },
  alexandria: {
    family: "Alexandria Variable",
    weights: "100 900",
    arabic: alexandriaArabic,
    latin: alexandriaLatin,
  },
};
