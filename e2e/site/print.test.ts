import { getDocumentProxy } from "unpdf";
import { expect, type Page, test } from "../support/fixtures.ts";

type Run = { str: string; width: number; height: number; transform: number[] };

/** The pages as printed on A4: for each sheet its runs of letters with their places, from the foot of the sheet. */
async function sheetsOf(page: Page) {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .filter((item): item is Run & typeof item => "str" in item && item.str.trim() !== "")
        .map(({ str, width, height, transform: [, , , , x = 0, y = 0] }) => ({ str, x, y, width, height }));
    }),
  );
}

/** Pairs of runs of which one is printed over the other. */
function overprinted(runs: Awaited<ReturnType<typeof sheetsOf>>[number]) {
  return runs.flatMap((one, index) =>
    runs.slice(index + 1).flatMap((other) => {
      const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const apart = Math.abs(one.y - other.y);
      // A few points lower is another line only where it is none of the same line, such as a raised mark.
      const least = 0.6 * Math.min(one.height, other.height);
      return wide > 2 && apart > 2 && apart < least ? [`${one.str} | ${other.str}`] : [];
    }),
  );
}

for (const path of ["/privacy", "/terms", "/faq", "/about", "/services"])
  test(`SITE-03 TRIAL-01 F2: ${path} is printed without a line over another, and without an almost empty sheet but the last`, async ({
    page,
  }) => {
    await page.goto(path);
    const sheets = await sheetsOf(page);
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.flatMap(overprinted)).toEqual([]);
    const filled = sheets.slice(0, -1).map((runs) => {
      const heights = runs.map(({ y }) => y);
      return Math.max(...heights) - Math.min(...heights);
    });
    // An A4 sheet is 842 points high.
    expect(Math.min(...filled)).toBeGreaterThan(280);
  });

for (const path of ["/privacy", "/terms", "/faq"])
  test(`SITE-03 TRIAL-01 F2: nothing on ${path} that is longer than a sheet is printed as a grid or in flexible boxes`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll("main, main *")]
        .filter(
          (box) =>
            box.getBoundingClientRect().height > 950 && /grid|flex/.test(getComputedStyle(box).display),
        )
        .map((box) => `${box.localName}.${box.className}`),
    );
    expect(found).toEqual([]);
  });
