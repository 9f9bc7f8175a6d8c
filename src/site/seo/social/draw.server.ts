import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import type { TypeName } from "../../../ui/brand/brand.ts";
import { type CardWords, cardSvg, pictureSize, textRun } from "./card.tsx";
import { inType, renderOptions } from "./drawing-fonts.server.ts";
import type { Advance, Run } from "./text-runs.ts";

/** A picture in any format that the library stores, and the point that its crop keeps, as fractions of its sides. */
type CardPicture = { bytes: Uint8Array; focal: readonly [number, number] };

/** A card as a PNG of 1200 by 630 pixels, with Arabic shaped and ordered correctly; requirement AR-06. */
export async function drawCard(words: CardWords, picture?: CardPicture): Promise<Buffer> {
  const { type = "readex" } = words.look ?? {};
  const options = await renderOptions(type);
  const shown = picture && { picture: await cropped(picture) };
  const svg = cardSvg({ ...words, ...shown }, advanceWith(options, type));
  const image = await renderAsync(inType(svg, type), options);
  return image.asPng();
}

/** The part of a picture around the focal point that fills its place on the card, as a data URL. */
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
