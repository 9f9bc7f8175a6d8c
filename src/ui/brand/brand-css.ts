import { hexOf, shadeOf } from "../palette/colours.ts";
import { isBranded } from "../palette/contrast-pairs.ts";
import { type Colours, type Palette, paletteOf } from "../palette/palette.ts";
import { standardColour } from "../palette/standard.ts";
import type { Brand } from "./brand.ts";
import { typeFaces } from "./type-faces.ts";

/**
 * The styles of a brand: empty for the design as it is. Their cascade layer lets them win over `tokens.css` wherever they stand,
 * but not over the preferences of a reader's system, nor over print; requirement BRAND-01.
 */
export function brandCss({ colour, ...brand }: Omit<Brand, "css"> & { colour: string }): string {
  const isStandard = colour === standardColour;
  const hasLogo = Boolean(brand.logo || brand.logoDark);
  // A palette takes milliseconds, so it is made once, and only where it is read.
  const palette = isStandard && !hasLogo ? undefined : paletteOf(colour);
  const parts = [
    palette && !isStandard ? colourCss(palette) : "",
    brand.type === "readex" ? "" : typeCss(brand.type),
    // A logo that suits no ground is replaced by the name in letters, also that of the demo's agency.
    brand.isHouse && !hasLogo ? "" : wordmarkCss(brand.name),
    motifCss(brand),
  ];
  const css = parts.join("");
  const layer = css === "" ? "" : `@layer tokens,brand;@layer brand{${css}}`;
  return palette && hasLogo ? layer + logoCss(palette) : layer;
}

/**
 * One logo a ground, and plates for those that would not stand out on theirs. Outside every layer, because each layer of the
 * pages comes after that of the brand. Paper is light in both themes.
 */
function logoCss({ light }: Palette): string {
  const [paper, band] = [light.get("surface") ?? "#ffffff", light.get("band") ?? "#000000"];
  return [
    "@media screen{.dark .on-light,:root:not(.dark) .on-dark{display:none}}",
    "@media print{.on-dark{display:none}}",
    ".plate-light,.plate-dark{box-sizing:content-box;padding:6px 10px;border-radius:8px}",
    `.plate-light{background:${paper}}.plate-dark{background:${band};print-color-adjust:exact}`,
  ].join("");
}

/** Without the façade the closing wall has no parapet, and a page that lacks its drawing has one column. */
function motifCss({ motif, iconTag }: Pick<Brand, "motif" | "iconTag">): string {
  if (motif === "facade") return "";
  const bare = ":root{--parapet-height:0px}";
  if (motif === "plain")
    return `${bare}.undrawn>div{grid-template-columns:minmax(0,1fr)!important}.foot{block-size:var(--s-8)}`;
  return [
    bare,
    ".motif{position:relative;overflow:hidden;inline-size:100%;block-size:100%;min-block-size:200px;background:var(--band)}",
    `.motif::before{content:"";position:absolute;inset:0;background:url(/icons/motif.png${iconTag}) center/96px;opacity:.16}`,
    ".behind{position:absolute;inset:0}",
  ].join("");
}

/**
 * The agency's name in letters, as high as a logo: a long name takes two lines and smaller letters, and only what has no room there
 * is cut. Two lines of 1.5 em have room for the marks above and below them.
 */
function wordmarkCss(name: string): string {
  const letters = [...name].length;
  const [size, narrow] =
    letters <= 16
      ? ["var(--text-xl)", "1.25rem"]
      : letters <= 28
        ? ["1.125rem", "1rem"]
        : ["1rem", ".8125rem"];
  return [
    ".wordmark{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;",
    `max-inline-size:12em;text-wrap:balance;font-size:${size};font-weight:var(--wght-title);line-height:1.5}`,
    `@media (max-width:600px){.wordmark{font-size:${narrow}}}`,
  ].join("");
}

function colourCss({ light, dark, drawn }: Palette): string {
  const onDark = ".dark,.night";
  return [
    `:root,.paper{${tokensOf(light)};--mk-c:${dotOf(light)};--turn:${drawn.turn};--accent-turn:${drawn.accentTurn};--depth:${drawn.depth}}`,
    `.dark{${tokensOf(dark)}}`,
    `${onDark}{--mk-a:${markOn(dark)};--mk-b:${dark.get("accent")};--mk-c:var(--sun)}`,
    // Paper is light, whatever the theme around it.
    `@media print{.dark{--brand:${light.get("brand")};--sun:${light.get("sun")}}}`,
  ].join("");
}

const tokensOf = (colours: Colours) =>
  [...colours].flatMap(([name, hex]) => (isBranded(name) ? [`--${name}:${hex}`] : [])).join(";");

/** The colour of dots of the mark on dark grounds: it must differ from the other dots and the ground, but is not text. */
function markOn(dark: Colours): string {
  return hexOf({ ...shadeOf(dark.get("brand") ?? "#ffffff"), l: 0.7 });
}

function dotOf(light: Colours): string {
  return hexOf({ ...shadeOf(light.get("sun") ?? "#ffffff"), l: 0.82 });
}

function typeCss(type: Brand["type"]): string {
  const { family, weights, arabic, latin } = typeFaces[type];
  const face = (file: string, range: string) =>
    `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;
  return [
    face(arabic, "U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC"),
    face(latin, "U+0-FF,U+2000-200B,U+2012-206F,U+20AC,U+2191,U+2193,U+2212"),
    `:root,.paper{--font-sans:var(--face,"${family}"),"Readex Pro","Readex Linux","Segoe UI",Tahoma,sans-serif}`,
  ].join("");
}
