import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import type { TypeName } from "../../../ui/brand/brand.ts";
import { type CardWords, cardSvg, pictureSize, textRun } from "./card.tsx";
import { drawable, inType, renderOptions } from "./drawing-fonts.server.ts";
import type { Advance, Run } from "./text-runs.ts";

/** A picture in any format that the library stores, and the point that its crop keeps, as fractions of its sides. */
type CardPicture = { bytes: Uint8Array; focal: readonly [number, number] };

/** In bytes: WhatsApp shows no picture of a link that is larger. */
export const largestCard = 300_000;

/**
 * A card as a PNG of 1200 by 630 pixels and at most 300 KB, with Arabic shaped and ordered correctly, and without characters
 * that no font has; requirement AR-06.
 */
export async function drawCard(words: CardWords, picture?: CardPicture): Promise<Buffer> {
  const { type = "readex" } = words.look ?? {};
  const options = await renderOptions(type);
  const drawn = {
    ...words,
    headline: await drawable(words.headline, type),
    detail: await drawable(words.detail, type),
    agencyName: await drawable(words.agencyName, type),
  };
  const shown = picture && { picture: await fitted(picture) };
  const svg = cardSvg({ ...drawn, ...shown }, advanceWith(options, type));
  const image = await renderAsync(inType(svg, type), options);
  return withinBound(image.asPng());
}

/** The card with as many colours as fit; sixteen always do, at half a byte a pixel of the picture. */
async function withinBound(png: Buffer): Promise<Buffer> {
  let bytes = png;
  for (const colours of [256, 128, 64, 32, 16]) {
    if (bytes.byteLength <= largestCard) break;
    bytes = await sharp(png).png({ palette: true, colours, effort: 7, compressionLevel: 9 }).toBuffer();
  }
  return bytes;
}

const mostOblong = 2;

/**
 * The whole picture in the size of its place, since its own words must not be cut. Only of one that is much wider or higher than
 * the place the part around the focal point is shown.
 */
async function fitted({ bytes, focal: [x, y] }: CardPicture): Promise<NonNullable<CardWords["picture"]>> {
  const { width: across = 1, height: down = 1 } = await sharp(bytes).metadata();
  const ratio = Math.min(mostOblong, Math.max(pictureSize.width / pictureSize.height, across / down));
  const { width } = pictureSize;
  const height = Math.round(width / ratio);
  const covering = await sharp(bytes)
    .resize({ width, height, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, Math.round((covering.info.width - width) * x));
  const top = Math.max(0, Math.round((covering.info.height - height) * y));
  const crop = await sharp(covering.data).extract({ left, top, width, height }).png().toBuffer();
  return { href: `data:image/png;base64,${crop.toString("base64")}`, width, height };
}

/** Measures runs by drawing them, each only once, because lines are tried many times. */
function advanceWith(options: ResvgRenderOptions, type: TypeName): Advance {
  const advances = new Map<string, number>();
  return (run) => {
    const key = `${run.script} ${run.text}`;
    const known = advances.get(key) ?? drawnAdvance(run, options, type);
    advances.set(key, known);
    return known;
  };
}

/** The advance of a run: the distance between its ink when it is anchored at its end and at its start. */
function drawnAdvance(run: Run, options: ResvgRenderOptions, type: TypeName) {
  const [size, x] = [100, 3000];
  const atEnd = inType(textRun(run, size, x, size, "#000"), type);
  const [end, start] = [atEnd, atEnd.replace('text-anchor="end"', "")].map((line) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="200">${line}</svg>`;
    return new Resvg(svg, options).getBBox()?.x ?? 0;
  });
  return ((start ?? 0) - (end ?? 0)) / size;
}
