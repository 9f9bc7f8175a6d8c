import { expect, test } from "../support/fixtures.ts";
import { overlaps, readRuns } from "../support/pdf-text.ts";

for (const path of ["/privacy", "/terms", "/faq", "/about", "/services"])
  test(`SITE-03 TRIAL-01 F2: ${path} is printed without a line over another, and without an almost empty sheet but the last`, async ({
    page,
  }) => {
    await page.goto(path);
    const runs = await readRuns(await page.pdf({ format: "A4" }));
    // A raised mark stands within two points of its line.
    expect(overlaps(runs, { least: 2 })).toEqual([]);
    const sheets = [...Map.groupBy(runs, (run) => run.page).values()];
    expect(sheets.length).toBeGreaterThan(1);
    const filled = sheets.slice(0, -1).map((sheet) => {
      const heights = sheet.map(({ y }) => y);
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
