import sharp from "sharp";
import { expect, test } from "vitest";
import { storePicture } from "../../content/media/store.server.ts";
import { publishValues } from "../../content/page-content/drafts/publish-store.server.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { brand as section } from "../../content/page-content/sections/texts/brand.text.ts";
import { saveSettings } from "../../content/settings/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { testKernel } from "../../kernel/testing/test-kernel.ts";
import { readMailLook } from "../../site/brand/mail-look.server.ts";
import { contrast } from "../../ui/palette/colours.ts";

/** The look of another agency, with a mark of this colour amid nothing as its logo, or without one. */
async function lookWith(colour?: string) {
  const kernel = await testKernel();
  const settings = { agencyName: "رواق", legalName: "رواق للتصميم", unifiedNumber: "7001234567" };
  let logo: string | undefined;
  if (colour) {
    const square = { create: { width: 400, height: 200, channels: 3, background: colour } } as const;
    const bytes = await sharp({ create: { width: 600, height: 300, channels: 4, background: "#0000" } })
      .composite([{ input: await sharp(square).png().toBuffer() }])
      .png()
      .toBuffer();
    logo = (await storePicture(kernel, system, { bytes, fileName: "logo.png" })).path;
  }
  await write(kernel, system, async (tx) => {
    await saveSettings(tx, { ...settings, ...(logo && { logo }) });
    await publishValues(tx, section, { ...defaultTexts(section), colour: "#8b1e3f" });
  });
  return readMailLook(kernel);
}

/** The colour of the first pixels of a PNG, and how opaque they are. */
async function cornerOf(png: Uint8Array) {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return { alpha, hex: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}` };
}

test.each([
  ["#288060", "as it is, on both grounds", undefined],
  ["#16241e", "on a light plate", "#ffffff"],
  ["#f4f4f0", "on a dark plate", "#000000"],
])("BRAND-01 NOTICE-01 a logo of %s stands in mails %s", async (colour, _where, plate) => {
  const { logo } = await lookWith(colour);
  if (!logo) throw new Error("there is no logo");
  const { width, height } = await sharp(logo.bytes).metadata();
  expect([width, height]).toEqual([logo.width * 2, logo.height * 2]);
  expect([logo.width, logo.height]).toEqual([plate ? 72 : 88, 44]);
  const corner = await cornerOf(logo.bytes);
  expect(corner.alpha).toBe(plate ? 255 : 0);
  if (plate) {
    expect(contrast(corner.hex, plate)).toBeLessThan(1.3);
    expect(contrast(corner.hex, colour)).toBeGreaterThan(3);
  }
});

test("BRAND-01 IDENT-01 an agency without a logo stands in letters, in its own colour, with its register below and nothing of the demo's", async () => {
  const look = await lookWith();
  expect(look.logo).toBeNull();
  expect(look.agency).toBe("رواق");
  expect(look.colours.light.brand).toBe("#8b1e3f");
  expect(look.imprint.join("\n")).toMatch(/^رواق للتصميم.*\nالرقم الموحد 7001234567$/);
});

test("BRAND-01 the drawn logo has a contrast of 3 on the sheets of both themes", async () => {
  const { logo, colours } = await readMailLook(await testKernel());
  if (!logo) throw new Error("there is no logo");
  const { data, info } = await sharp(logo.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const inks = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at + 3] === 255) {
      const hex = `#${data.subarray(at, at + 3).toString("hex")}`;
      inks.set(hex, (inks.get(hex) ?? 0) + 1);
    }
  const [[letters = ""] = []] = [...inks].sort(([, a], [, b]) => b - a);
  for (const { sheet } of [colours.light, colours.dark])
    expect(contrast(letters, sheet)).toBeGreaterThanOrEqual(3);
  expect(logo.bytes.byteLength).toBeLessThan(8000);
});
