import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { AppError } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { pictureSources } from "../../ui/pictures/picture-sources.ts";
import { processPicture } from "./picture.server.ts";
import { pictureFiles } from "./store.server.ts";

const sample = (name: string) => readFileSync(join(import.meta.dirname, "testing", name));

/** A picture of noise, so that a cut anywhere loses some of it. */
async function noise(format: "jpeg" | "png" | "webp" | "gif") {
  const [width, height] = [320, 240];
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

const refusal = (bytes: Uint8Array) => processPicture(bytes).catch((error: unknown) => error);

test.each(["samsung_sos.jpg", "extraneous.jpg"])(
  "API-01 TRIAL-01 F3: %s, which browsers show but which is not quite in order, is taken with all its pixels",
  async (name) => {
    const { width, height, files } = await processPicture(sample(name));
    expect([width, height]).toEqual([800, 600]);
    const kept = await sharp(files[0]?.bytes).raw().toBuffer();
    const given = await sharp(sample(name), { failOn: "none" }).removeAlpha().raw().toBuffer();
    const apart = kept.reduce((sum, value, index) => sum + Math.abs(value - (given[index] ?? 0)), 0);
    expect(apart / kept.length).toBeLessThan(4);
  },
);

test.each(["jpeg", "png", "webp", "gif"] as const)(
  "API-01 SEC-10 TRIAL-01 F3: a %s that ends in the middle is refused",
  async (format) => {
    const bytes = await noise(format);
    expect(await processPicture(bytes)).toMatchObject({ width: 320 });
    for (const share of [0.3, 0.6, 0.95]) {
      const refused = await refusal(bytes.subarray(0, Math.floor(bytes.length * share)));
      expect(refused, String(share)).toBeInstanceOf(AppError);
      expect(refused).toMatchObject({ code: "invalid", fields: { image: fieldMessages.imageBroken } });
    }
  },
);

const flat = (width: number, height: number, alpha?: number) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 20, g: 90, b: 60, ...(alpha !== undefined && { alpha }) },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

test("API-01 TRIAL-01 F11: a long screenshot keeps its width, as WebP alone, also with an alpha channel that hides nothing", async () => {
  for (const upload of [await flat(1440, 9000), await flat(1440, 9000, 1)]) {
    const { width, height, files } = await processPicture(upload);
    expect([width, height]).toEqual([1440, 9000]);
    expect(files.map(({ suffix }) => suffix)).toEqual([".webp", ".480.webp", ".960.webp"]);
    const full = await sharp(files[0]?.bytes).metadata();
    expect([full.width, full.height]).toEqual([1440, 9000]);
  }
});

test("API-01 SEC-10 TRIAL-01 F11: the pixels of what is stored are bounded, whatever the shape of the upload", async () => {
  const sizeOf = async (...shape: [width: number, height: number, alpha?: number]) => {
    const { width, height } = await processPicture(await flat(...shape));
    return [width, height];
  };
  expect(await sizeOf(2600, 13_000)).toEqual([1612, 8062]);
  expect(await sizeOf(1440, 9000, 0.5)).toEqual([960, 6000]);
  expect(await sizeOf(3000, 6000)).toEqual([1697, 3394]);
  expect(await sizeOf(1, 30_000)).toEqual([1, 16_383]);
});

test("API-01 TRIAL-01 F11: no page and no clean-up asks for an AVIF that a long picture does not have", () => {
  const path = "/uploads/abc-1440x9000.webp";
  expect(pictureSources(path)).toMatchObject({ avif: undefined });
  expect(pictureFiles(path)).toEqual([
    "abc-1440x9000.480.webp",
    "abc-1440x9000.960.webp",
    "abc-1440x9000.webp",
  ]);
  expect(pictureSources("/uploads/abc-2400x2400.webp")?.avif).toContain("abc-2400x2400.full.avif 2400w");
});
