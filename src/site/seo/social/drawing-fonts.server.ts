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

/** The names of the font families inside their files, and the folders of these files. */
const families: Readonly<Record<TypeName, { name: string; files: string }>> = {
  readex: { name: fonts.arabic, files: "readex-pro" },
  cairo: { name: "Cairo", files: "cairo" },
  alexandria: { name: "Alexandria", files: "alexandria" },
};

const ready = new Map<TypeName, Promise<ResvgRenderOptions>>();

/** The fonts of a brand's type as files for the renderer, made once per process from the compressed ones of the pages. */
export function renderOptions(type: TypeName): Promise<ResvgRenderOptions> {
  return getOrMake(ready, type, () => {
    const made = fontFiles(type).then((files) => ({
      font: { fontFiles: files, loadSystemFonts: false, defaultFontFamily: families[type].name },
    }));
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
async function fontFiles(type: TypeName) {
  const { name, files } = families[type];
  const folder = await mkdtemp(join(tmpdir(), "shurfa-fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return Promise.all(
    (["arabic", "latin"] as const).map(async (script) => {
      const file = join(folder, `${script}.ttf`);
      const font = await unpacked(files, script);
      await writeFile(file, script === "latin" ? renamed(font, name) : font);
      return file;
    }),
  );
}

async function unpacked(files: string, script: keyof typeof fonts) {
  const packed = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${files}/files/${files}-${script}-wght-normal.woff2`,
  );
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
