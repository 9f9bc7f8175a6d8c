import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { decompress } from "wawoff2";
import { type CardWords, cardSvg, fonts, textLine } from "./card.tsx";
import type { Measure } from "./wrap-lines.ts";

/** A card as a PNG of 1200 by 630 pixels, its Arabic shaped and ordered right; requirement AR-06. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const options = await renderOptions();
  const image = await renderAsync(cardSvg(words, measureWith(options)), options);
  return image.asPng();
}

/** Measures by the ink of the drawn text. Words are measured once: lines are tried many times. */
function measureWith(options: ResvgRenderOptions): Measure {
  const widths = new Map<string, number>();
  return (text, size) => {
    const known = widths.get(text) ?? inkWidth(text, options);
    widths.set(text, known);
    return known * size;
  };
}

/** The width in the size 1. */
function inkWidth(text: string, options: ResvgRenderOptions) {
  const size = 100;
  const line = textLine(text, size, size, "#000", 6000);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="200">${line}</svg>`;
  return (new Resvg(svg, options).getBBox()?.width ?? 0) / size;
}

let ready: Promise<ResvgRenderOptions> | undefined;

/** The fonts of the site as files, which the renderer reads: made once per process, out of the packed ones of the pages. */
function renderOptions(): Promise<ResvgRenderOptions> {
  ready ??= fontFiles().then((files) => ({
    font: { fontFiles: files, loadSystemFonts: false, defaultFontFamily: fonts.arabic },
  }));
  ready.catch(() => {
    ready = undefined;
  });
  return ready;
}

async function fontFiles() {
  const folder = join(tmpdir(), "shurfa-fonts");
  await mkdir(folder, { recursive: true });
  return Promise.all(
    (["arabic", "latin"] as const).map(async (script) => {
      const file = join(folder, `readex-pro-${script}.ttf`);
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, renamed(await unpacked(script), fonts[script]));
      await rename(unfinished, file);
      return file;
    }),
  );
}

async function unpacked(script: keyof typeof fonts) {
  const packed = createRequire(import.meta.url).resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  );
  return Buffer.from(await decompress(await readFile(packed)));
}

/**
 * Both files call themselves by the same family; the renderer then takes letters that one of them lacks from the other
 * only as long as no marks are joined. Names of the same length tell them apart.
 */
function renamed(font: Buffer, family: string): Buffer {
  const [before, after] = [utf16(fonts.arabic), utf16(family)];
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at + 1)) after.copy(font, at);
  return font;
}

function utf16(text: string) {
  return Buffer.from(text, "utf16le").swap16();
}
