import { expect, test, viewports } from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

// One after the other: they share a server of their own, where no other test adds records.
test.describe.configure({ mode: "default" });

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

/** What the first edition had on a phone of 390 with the demo's records, in pixels. */
const first = { "/about": 5305, "/testimonials": 7058, "/vision2030": 10624 };

for (const [path, height] of Object.entries(first)) {
  test(`SITE-03 ${path} on a phone has at most 60 per cent of the first edition's height`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports.phone);
    await page.goto(site.origin + path);
    const now = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(now).toBeLessThanOrEqual(height * 0.6);
  });
}

test("SITE-03 ABOUT-01 values fold on phones, and stand open without a toggle where there is room", async ({
  page,
}) => {
  await page.goto(`${site.origin}/about`);
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

test("SITE-03 VIS-02 pillars stand three in a row, two and one on tablets, and fold on phones but for the first", async ({
  page,
}) => {
  await page.goto(`${site.origin}/vision2030`);
  const pillars = page.locator("#pillars article");
  const tops = () =>
    pillars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top).map(Math.round));
  const lists = pillars.getByRole("list");
  const [first, second, third] = await tops();
  expect([second, third]).toEqual([first, first]);
  await page.setViewportSize(viewports.tablet);
  const [upper, beside, below] = await tops();
  expect(beside).toBe(upper);
  expect(below).toBeGreaterThan(upper ?? 0);
  await expect(lists).toHaveCount(3);
  await page.setViewportSize(viewports.phone);
  await expect(lists).toHaveCount(1);
  await page.getByText("أنظمة رقمية موثوقة").first().click();
  await expect(lists).toHaveCount(2);
});
