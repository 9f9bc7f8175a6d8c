import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { variantWidths } from "../src/ui/pictures/picture-sources.ts";

/*
 * Makes the sizes of the demo's pictures in seeds/pictures, under the names by which the library stores them. A first start
 * copies them, because making them there would take over a minute. Each picture is `<id>-<width>x<height>.webp`. Run this
 * by hand when a picture is added: `node_modules/.bin/node scripts/make-demo-pictures.ts`.
 */

const folder = "seeds/pictures";
const names = await readdir(folder);

for (const name of names) {
  const [, stem = "", width] = /^([\w-]+-(\d+)x\d+)\.webp$/.exec(name) ?? [];
  if (!stem || names.includes(`${stem}.full.avif`)) continue;
  const picture = await readFile(join(folder, name));
  for (const variant of variantWidths.filter((variant) => variant < Number(width))) {
    const smaller = sharp(picture).resize({ width: variant });
    await store(`${stem}.${variant}.webp`, await smaller.clone().webp({ quality: 74, effort: 6 }).toBuffer());
    await store(`${stem}.${variant}.avif`, await smaller.clone().avif({ quality: 50, effort: 4 }).toBuffer());
  }
  // This file is written last: a picture that has it is complete.
  await store(`${stem}.full.avif`, await sharp(picture).avif({ quality: 50, effort: 4 }).toBuffer());
}

function store(name: string, bytes: Buffer) {
  return writeFile(join(folder, name), bytes);
}
