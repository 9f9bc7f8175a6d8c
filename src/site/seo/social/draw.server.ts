import { rmSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { decompress } from "wawoff2";
import { type CardWords, cardSvg, fonts, pictureSize, textRun } from "./card.tsx";
import type { Advance, Run } from "./text-runs.ts";

/** A picture in any format that the library stores, and the point that its crop keeps, as parts of its sides. */
type CardPicture = { bytes: Uint8Array; focal: readonly [number, number] };

/** A card as a PNG of 1200 by 630 pixels, its Arabic shaped and ordered right; requirement AR-06. */
export async function drawCard(words: CardWords, picture?: CardPicture): Promise<Buffer> {
  const options = await renderOptions();
  const shown = picture && { picture: await cropped(picture) };
  const image = await renderAsync(cardSvg({ ...words, ...shown }, advanceWith(options)), options);
  return image.asPng();
}

/** The part of a picture that fills its place on the card, around the focal point, as a data address. */
async function cropped({ bytes, focal: [x, y] }: CardPicture): Promise<string> {
  const { width, height } = pictureSize;
  const covering = await sharp(bytes)
    .resize({ width, height, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((covering.info.width - width) * x);
  const top = Math.round((covering.info.height - height) * y);
  const crop = await sharp(covering.data).extract({ left, top, width, height }).png().toBuffer();
  return `data:image/png;base64,${crop.toString("base64")}`;
}

/** Measures runs by drawing them; each once, since lines are tried many times. */
function advanceWith(options: ResvgRenderOptions): Advance {
  const advances = new Map<string, number>();
  return (run) => {
    const key = `${run.script} ${run.text}`;
    const known = advances.get(key) ?? drawnAdvance(run, options);
    advances.set(key, known);
    return known;
  };
}

/** How far apart the ink lies when the same run is anchored at its end and at its start is what it advances. */
function drawnAdvance(run: Run, options: ResvgRenderOptions) {
  const [size, x] = [100, 3000];
  const atEnd = textRun(run, size, x, size, "#000");
  const [end, start] = [atEnd, atEnd.replace('text-anchor="end"', "")].map((line) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="200">${line}</svg>`;
    return new Resvg(svg, options).getBBox()?.x ?? 0;
  });
  return ((start ?? 0) - (end ?? 0)) / size;
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

/** In a folder of this process alone, gone with it: a name that others know could hold a file of theirs. */
async function fontFiles() {
  const folder = await mkdtemp(join(tmpdir(), "shurfa-fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return Promise.all(
    (["arabic", "latin"] as const).map(async (script) => {
      const file = join(folder, `${script}.ttf`);
      await writeFile(file, renamed(await unpacked(script), fonts[script]));
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

/** Both files call themselves by the same family. Names of the same length tell them apart. */
function renamed(font: Buffer, family: string): Buffer {
  const [before, after] = [utf16(fonts.arabic), utf16(family)];
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at + 1)) after.copy(font, at);
  return font;
}

function utf16(text: string) {
  return Buffer.from(text, "utf16le").swap16();
}
