import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import pLimit from "p-limit";
import { decompress } from "wawoff2";
import type { TypeName } from "./brand.ts";

/** The name of each type inside its files, and the folder of these files. */
export const typeFiles: Readonly<Record<TypeName, { name: string; folder: string }>> = {
  readex: { name: "Readex Pro", folder: "readex-pro" },
  cairo: { name: "Cairo", folder: "cairo" },
  alexandria: { name: "Alexandria", folder: "alexandria" },
};

/** Reads a compressed font of the pages' packages, such as `@fontsource/cairo/files/…`, as a TrueType file. */
export async function unpackedFont(file: string): Promise<Buffer> {
  const packed = createRequire(import.meta.url).resolve(`${file}.woff2`);
  return unpackFont(await readFile(packed));
}

/** Turns a WOFF2 file into a TrueType file. */
export const unpackFont = (packed: Uint8Array): Promise<Buffer> =>
  oneAtATime(async () => Buffer.from(await decompress(packed)));

/** The unpacker answers a part of its own memory, which the next file overwrites: it is copied before that one begins. */
const oneAtATime = pLimit(1);

/** The name of one script's file of a family: its files have the same name inside, of which a renderer would take one. */
export const partName = (family: string, part: string): string => `${family.slice(0, -part.length)}${part}`;

/** Renames a file of a family; the length must stay the same. */
export function renamedFont(font: Buffer, family: string, part: string): Buffer {
  const [before, after] = [utf16(family), utf16(partName(family, part))];
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at + 1)) after.copy(font, at);
  return font;
}

function utf16(text: string) {
  return Buffer.from(text, "utf16le").swap16();
}
