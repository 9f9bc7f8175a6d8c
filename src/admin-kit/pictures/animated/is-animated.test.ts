import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isAnimated } from "./is-animated.ts";

const sample = readFileSync(join(import.meta.dirname, "../../../content/media/testing/anim.gif"));
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

test("APRJ-02 TRIAL-01 F23: a moving GIF and WebP are known before they are sent, still pictures are not taken for them", async () => {
  expect(await isAnimated(blob(sample))).toBe(true);
  expect(await isAnimated(blob(await sharp(sample, { animated: true }).webp().toBuffer()))).toBe(true);
  expect(await isAnimated(blob(await sharp(sample, { animated: true }).gif({ loop: 1 }).toBuffer()))).toBe(
    true,
  );
  const still = sharp({ create: { width: 9, height: 9, channels: 4, background: "#0f08" } });
  for (const format of ["gif", "webp", "png", "avif", "jpeg"] as const)
    expect(await isAnimated(blob(await still.clone().toFormat(format).toBuffer())), format).toBe(false);
  expect(await isAnimated(new Blob([]))).toBe(false);
});
