import { expect, expectFitsAndReads, test } from "../support/fixtures.ts";

test("SVC-01 SITE-03 the services page and an open sheet fit every width and pass axe in both themes", async ({
  page,
}) => {
  await page.goto("/services");
  await expectFitsAndReads(page);
  await page.getByRole("heading", { name: "تصميم المواقع" }).getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: "تصميم المواقع" });
  await expect(sheet).toBeVisible();
  await expectFitsAndReads(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("SVC-01 SITE-03 without script a title and a row of the ruler open the sheet, its cross closes it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/services");
  const sheet = page.getByRole("dialog", { name: "تحسين الأداء" });
  await page
    .getByRole("region", { name: "مدد التسليم" })
    .getByRole("button", { name: "تحسين الأداء" })
    .click();
  await expect(sheet).toContainText("ما تكسبه");
  await sheet.getByRole("button", { name: "إغلاق" }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("heading", { name: "تحسين الأداء" }).getByRole("button").click();
  await expect(sheet).toBeVisible();
  await context.close();
});

test("SITE-03 the page is at most 60 % of its first height on a phone, and nothing scrolls sideways from 320", async ({
  page,
}) => {
  for (const width of [320, 390, 640, 768, 961, 1120, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/services");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    // The page of the first edition was 13.2 screens long.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width === 390) expect(height / 844).toBeLessThan(13.2 * 0.6);
  }
});

test("SVC-02 SITE-03 on a phone names and prices of the compared packages stay under the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  const price = page.getByRole("columnheader", { name: "1,400" });
  await page.getByRole("row", { name: "نسخ احتياطي يومي" }).scrollIntoViewIfNeeded();
  await page
    .getByRole("rowheader", { name: "قياس أداء شهري" })
    .evaluate((row) => row.scrollIntoView({ block: "center" }));
  await expect(price).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  expect((await price.boundingBox())?.y).toBeGreaterThanOrEqual(header - 2);
});

test("SVC-01 SITE-03 the cards of a row have the same height, and the consultation fills the last place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services");
  const boxes = await page
    .locator("[data-service]")
    .first()
    .locator("xpath=..")
    .locator("> *")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).map(({ y, height }) => [y, height]),
    );
  // Parallel tests may add services, so the rows are checked, not their number.
  const rows = Object.values(Object.groupBy(boxes, ([y]) => String(y)));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]).toHaveLength(4);
  for (const row of rows) expect(new Set((row ?? []).map(String)).size).toBe(1);
});
