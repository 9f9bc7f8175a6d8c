import { expect, test, viewports } from "../support/fixtures.ts";

/** What the first edition had on a phone of 390 with the demo's records, in pixels. */
const first = { "/about": 5305, "/testimonials": 7058 };

for (const [path, height] of Object.entries(first)) {
  test(`SITE-03 ${path} on a phone has at most 60 per cent of the first edition's height`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports.phone);
    await page.goto(path);
    // Records that other tests add meanwhile stand after the demo's nine.
    await page.locator("article").evaluateAll((all) => {
      for (const one of all.slice(9)) one.remove();
    });
    const now = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(now).toBeLessThanOrEqual(height * 0.6);
  });
}

test("SITE-03 ABOUT-01 values fold on phones, and stand open without a toggle where there is room", async ({
  page,
}) => {
  await page.goto("/about");
  const value = page.getByRole("listitem").filter({ hasText: "العربية أولًا" });
  const text = value.getByText("نكتب ونصمّم بالعربية");
  const canFocus = () =>
    value.locator("summary").evaluate((summary) => {
      if (summary instanceof HTMLElement) summary.focus();
      return document.activeElement === summary;
    });
  await expect(text).toBeVisible();
  expect(await canFocus()).toBe(false);
  await page.setViewportSize(viewports.phone);
  await expect(text).toBeHidden();
  expect(await canFocus()).toBe(true);
  await page.keyboard.press("Enter");
  await expect(text).toBeVisible();
});
