import { readFile } from "node:fs/promises";
import sharp from "sharp";

/*
 * Draws the icons of the web manifest and of home screens from public/favicon.svg into public/icons. Run it by hand when
 * the mark changes: `node_modules/.bin/node scripts/make-icons.ts`.
 */

const svg = await readFile("public/favicon.svg");
const { ground = "#032c20" } = /<rect[^>]*fill="(?<ground>#\w+)"/.exec(svg.toString())?.groups ?? {};

/** `part` is how much of the side the mark takes: a maskable icon may lose a fifth at its edges. */
async function draw(name: string, side: number, part: number) {
  const inner = Math.round(side * part);
  const mark = await sharp(svg, { density: 1200 }).resize(inner, inner).png().toBuffer();
  const edge = Math.round((side - inner) / 2);
  await sharp({ create: { width: side, height: side, channels: 4, background: part < 1 ? ground : "#0000" } })
    .composite([{ input: mark, left: edge, top: edge }]) // physical: the place of a picture in a picture
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${name}.png`);
}

await draw("icon-192", 192, 1);
await draw("icon-512", 512, 1);
await draw("maskable-512", 512, 0.8);
await draw("apple-touch-icon", 180, 0.86);
