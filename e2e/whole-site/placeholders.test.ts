import sharp from "sharp";
import { expect, type Page, signIn, test, themes } from "../support/fixtures.ts";

/** The number of pixels of a field's text that differ from the background, by row from the top. */
async function ink(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const { data, info } = await sharp(await page.screenshot({ clip: box }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  return Array.from(
    { length: info.height },
    (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width).filter((pixel) => Math.abs(pixel - ground) > 40)
        .length,
  );
}

/** The first and last row with text; only these are compared, because colours at the edge of letters may differ slightly. */
const extent = (rows: number[]) => [
  rows.findIndex((count) => count > 0),
  rows.findLastIndex((count) => count > 0),
];

const screens = ["/faq", "/contact", "/quote", "/admin/quote-requests", "/admin/projects"];

for (const theme of themes) {
  test.describe(theme, () => {
    test.use({ theme });
    test(`A11Y-01 a placeholder shows its letters uncut, also the dots of a final yaa, in ${theme}`, async ({
      page,
    }) => {
      await signIn(page);
      const seen: string[] = [];
      for (const path of screens) {
        await page.goto(path);
        const fields = page.locator("input[placeholder]:visible, textarea[placeholder]:visible");
        await expect(fields.first()).toBeVisible();
        for (const field of await fields.all()) {
          const hint = (await field.getAttribute("placeholder")) ?? "";
          if (!/\p{Script=Arabic}/u.test(hint)) continue;
          await field.scrollIntoViewIfNeeded();
          const all = await field.boundingBox();
          if (!all) continue;
          const box = {
            x: all.x + 4,
            y: all.y + 3,
            width: all.width - 8,
            height: Math.min(all.height - 6, 44),
          };
          const asHint = await ink(page, box);
          // The same words as typed text are drawn uncut, so the rows of the placeholder must match them.
          await field.evaluate((element: HTMLInputElement, typed) => {
            const { color } = getComputedStyle(element, "::placeholder");
            element.style.color = color;
            element.style.caretColor = "transparent";
            element.value = typed;
          }, hint);
          expect([path, hint, extent(asHint)]).toEqual([path, hint, extent(await ink(page, box))]);
          seen.push(hint);
        }
      }
      expect(seen.filter((hint) => hint.endsWith("ي") || hint.includes("في ")).length).toBeGreaterThan(0);
    });
  });
}
