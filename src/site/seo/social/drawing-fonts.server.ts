import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResvgRenderOptions } from "@resvg/resvg-js";
import { getOrMakeLater } from "../../../kernel/objects.ts";
import type { TypeName } from "../../../ui/brand/brand.ts";
import { partName, renamedFont, typeFiles, unpackedFont } from "../../../ui/brand/font-files.server.ts";
import { fonts } from "./card.tsx";
import { coveredBy } from "./font-coverage.server.ts";

const latinPart = "Lat";

/** For the letters that the type itself lacks: those of other languages in the scripts of Arabic and Latin. */
const fallbacks = ["readex-pro/files/readex-pro-latin-ext", "noto-sans-arabic/files/noto-sans-arabic-arabic"];

type DrawingFonts = { options: ResvgRenderOptions; covered: ReadonlySet<number> };
const ready = new Map<TypeName, Promise<DrawingFonts>>();

/** The fonts of a brand's type as files for the renderer, made once per process from the compressed ones of the pages. */
export async function renderOptions(type: TypeName): Promise<ResvgRenderOptions> {
  return (await drawingFonts(type)).options;
}

/**
 * A text without the characters that none of the fonts has, such as emoji, so that no card shows a box in their place;
 * requirement AR-06.
 */
export async function drawable(text: string, type: TypeName): Promise<string> {
  const { covered } = await drawingFonts(type);
  // A joiner that binds emoji would stay as a word of its own.
  const joiner = "\u200d";
  const isDrawn = (letter: string) =>
    /[\s\u200c]/.test(letter) || (letter !== joiner && covered.has(letter.codePointAt(0) ?? 0));
  return [...text.normalize("NFC")].filter(isDrawn).join("").replace(/\s+/g, " ").trim();
}

const drawingFonts = (type: TypeName): Promise<DrawingFonts> =>
  getOrMakeLater(ready, type, () => makeFonts(type));

/** Replaces the design's font families in a drawing by those of the brand's type. */
export function inType(svg: string, type: TypeName): string {
  if (type === "readex") return svg;
  const { name } = typeFiles[type];
  return svg
    .replaceAll(`font-family="${fonts.arabic}"`, `font-family="${name}"`)
    .replaceAll(`font-family="${fonts.latin}"`, `font-family="${partName(name, latinPart)}"`);
}

/** Writes the fonts to a folder of this process only, removed with it, because others could put files into a known folder. */
async function makeFonts(type: TypeName): Promise<DrawingFonts> {
  const { name, folder: files } = typeFiles[type];
  const folder = await mkdtemp(join(tmpdir(), "shurfa-fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const latin = await unpacked(`${files}/files/${files}-latin`);
  const fonts = [
    await unpacked(`${files}/files/${files}-arabic`),
    renamedFont(latin, name, latinPart),
    ...(await Promise.all(fallbacks.map(unpacked))),
  ];
  const fontFiles = await Promise.all(
    fonts.map(async (font, index) => {
      const file = join(folder, `${index}.ttf`);
      await writeFile(file, font);
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: name };
  return { options: { font }, covered: new Set(fonts.flatMap((one) => [...coveredBy(one)])) };
}

const unpacked = (file: string) => unpackedFont(`@fontsource-variable/${file}-wght-normal`);
