import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { unpackFont } from "./font-files.server.ts";

const { resolve } = createRequire(import.meta.url);
const packed = ["arabic-400", "arabic-600", "latin-400", "latin-ext-400"].map((cut) =>
  readFileSync(resolve(`@fontsource/readex-pro/files/readex-pro-${cut}-normal.woff2`)),
);

test("PAPER-01 fonts that are unpacked at the same time are those that each would be alone", async () => {
  const together = await Promise.all(packed.map(unpackFont));
  for (const [place, font] of packed.entries()) {
    expect(together[place]?.equals(await unpackFont(font))).toBe(true);
    expect(together[place]?.subarray(0, 4).toString("hex")).toBe("00010000");
  }
});
