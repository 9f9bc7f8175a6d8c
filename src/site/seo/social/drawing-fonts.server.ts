import { rmSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResvgRenderOptions } from "@resvg/resvg-js";
import { decompress } from "wawoff2";
import { getOrMake } from "../../../kernel/objects.ts";
import type { TypeName } from "../../../ui/brand/brand.ts";
import { fonts } from "./card.tsx";
import { coveredBy } from "./font-coverage.server.ts";

/** The names of the font families inside their files, and the folders of these files. */
const families: Readonly<Record<TypeName, { name: string; files: string }>> = {
  readex: { name: fonts.arabic, files: "readex-pro" },
  cairo: { name: "Cairo", files: "cairo" },
  alexandria: { name: "Alexandria", files: "alexandria" },
};

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

function drawingFonts(type: TypeName): Promise<DrawingFonts> {
  return getOrMake(ready, type, () => {
    const made = makeFonts(type);
    made.catch(() => ready.delete(type));
    return made;
  });
}

/** Replaces the design's font families in a drawing by those of the brand's type. */
export function inType(svg: string, type: TypeName): string {
  if (type === "readex") return svg;
  const { name } = families[type];
  return svg
    .replaceAll(`font-family="${fonts.arabic}"`, `font-family="${name}"`)
    .replaceAll(`font-family="${fonts.latin}"`, `font-family="${latinName(name)}"`);
}

/** Writes the fonts to a folder of this process only, removed with it, because others could put files into a known folder. */
async function makeFonts(type: TypeName): Promise<DrawingFonts> {
  const { name, files } = families[type];
  const folder = await mkdtemp(join(tmpdir(), "shurfa-fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const latin = await unpacked(`${files}/files/${files}-latin`);
  const fonts = [
    await unpacked(`${files}/files/${files}-arabic`),
    renamed(latin, name),
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

async function unpacked(file: string) {
  const packed = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}-wght-normal.woff2`);
  return Buffer.from(await decompress(await readFile(packed)));
}

/** Renames the Latin file of a family, because both files have the same name inside; the length must stay the same. */
const latinName = (name: string) => `${name.slice(0, -3)}Lat`;

function renamed(font: Buffer, family: string): Buffer {
  const [before, after] = [utf16(family), utf16(latinName(family))];
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at + 1)) after.copy(font, at);
  return font;
}

function utf16(text: string) {
  return Buffer.from(text, "utf16le").swap16();
}
