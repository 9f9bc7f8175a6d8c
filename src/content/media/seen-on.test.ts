import sharp from "sharp";
import { expect, test } from "vitest";
import { luminance } from "../../ui/palette/colours.ts";
import { standardColours } from "../../ui/palette/standard.ts";
import { processPicture } from "./picture.server.ts";
import { grounds } from "./seen-on.server.ts";

/** A logo of strokes in these colours on a transparent ground, or on another. */
const logo = (colours: string[], ground = "none", inside = "") =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="${ground}"/>${colours
        .map((colour, at) => `<rect x="${20 + at * 120}" y="40" width="90" height="120" fill="${colour}"/>`)
        .join("")}${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const seenOf = async (bytes: Uint8Array) => (await processPicture(bytes)).seenOn;

test("BRAND-01 TRIAL-01 O6: on which grounds a logo stands out is measured when it is uploaded", async () => {
  expect(await seenOf(await logo(["#101820"]))).toBe("light");
  expect(await seenOf(await logo(["#0b1f4b", "#0b1f4b", "#7a1f2b"]))).toBe("light");
  expect(await seenOf(await logo(["#ffffff"]))).toBe("dark");
  expect(await seenOf(await logo(["#f5d542", "#fafafa"]))).toBe("dark");
  expect(await seenOf(await logo(["#2f7d5f"]))).toBe("both");
  expect(await seenOf(await logo(["#ffffff", "#101820"]))).toBe("neither");
});

test("BRAND-01 TRIAL-01 O6: a logo with a ground of its own is seen everywhere, and white inside a badge does not count", async () => {
  expect(await seenOf(await logo(["#101820"], "#ffffff"))).toBe("both");
  const inside = '<rect x="35" y="60" width="60" height="80" fill="#ffffff"/>';
  expect(await seenOf(await logo(["#2f7d5f"], "none", inside))).toBe("both");
  const photo = sharp({ create: { width: 50, height: 50, channels: 3, background: "#000" } }).jpeg();
  expect(await seenOf(await photo.toBuffer())).toBe("both");
});

test("BRAND-01 TRIAL-01 O6: the grounds that are measured against bound those of the pages", () => {
  const { light, dark } = standardColours;
  const of = (colour: string | undefined) => luminance(colour ?? "");
  for (const token of ["bg", "surface", "raised"])
    expect(of(light.get(token)), token).toBeGreaterThanOrEqual(grounds.light);
  for (const colour of [dark.get("bg"), dark.get("surface"), light.get("band"), light.get("wall-ground")])
    expect(of(colour), colour).toBeLessThanOrEqual(grounds.dark);
});
