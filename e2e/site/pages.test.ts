import { expect, fontsAreExchanged, test, viewports } from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

test("SITE-03 ABOUT-01 the team stands on the wall of the figures, and on phones all delivered years are in the window", async ({
  page,
}) => {
  await page.goto("/about");
  const links = page.locator("main a[href^='/leadership#']");
  const [balcony, figures] = await Promise.all(
    [links.first().locator("xpath=ancestor::div[1]"), page.getByRole("region", { name: "الأرقام" })].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(balcony?.width).toBe(viewports.desktop.width);
  // The two are drawn as one wall, without a gap between them.
  expect((balcony?.y ?? 0) + (balcony?.height ?? 0)).toBeCloseTo(figures?.y ?? 0, 0);
  await page.setViewportSize(viewports.phone);
  await expect(page.locator("[data-delivered]").last()).toBeInViewport({ ratio: 1 });
});

test("VIS-01 LEGAL-01 links to a part of the page bring it into the window", async ({ page }) => {
  await page.goto("/vision2030");
  await page.getByRole("main").getByRole("link", { name: "اقرأ المحاور" }).click();
  await expect(page.locator("#pillars")).toBeInViewport();
  await page.goto("/privacy");
  await page.getByRole("navigation", { name: "في هذه الصفحة" }).getByRole("link", { name: "حقوقك" }).click();
  await expect(page.locator("#rights")).toBeInViewport();
});

test("VIS-02 the gap above a fourth pillar equals the gap between the others, at every width", async ({
  page,
}) => {
  await page.goto("/vision2030");
  const pillars = page.locator("#pillars article");
  await pillars.first().evaluate((one) => one.parentElement?.append(one.cloneNode(true)));
  for (const width of [1440, 1024, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await pillars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const fourth = boxes[3];
    const above = boxes.filter(({ bottom }) => bottom <= fourth.top).map(({ bottom }) => bottom);
    expect(Math.round(fourth.top - Math.max(...above)), `${width} wide`).toBe(width < 640 ? 10 : 20);
  }
});

test("RUN-06 web manifest and icons are served", async ({ request }) => {
  const manifest = await request.get("/site.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name, dir, icons } = await manifest.json();
  expect([name, dir]).toEqual(["شُرفة", "rtl"]);
  for (const [path, type] of [
    ...icons.map(({ src }: { src: string }) => [src, "image/png"]),
    ["/icons/apple-touch-icon.png", "image/png"],
    ["/favicon.svg", "image/svg+xml"],
    ["/favicon.ico", "image/"],
  ]) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()["content-type"]).toContain(type);
  }
});

test.describe("on a separate server, where no other test adds records", () => {
  test.describe.configure({ mode: "default" });

  let site: SiteProcess;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.remove());

  /** The height of each page in the first edition, in pixels, on a phone of width 390 with the demo's records. */
  const first = { "/about": 5305, "/testimonials": 7058, "/vision2030": 10624 };

  for (const [path, height] of Object.entries(first)) {
    test(`SITE-03 ${path} on a phone has at most 60 per cent of the first edition's height`, async ({
      page,
    }) => {
      await page.setViewportSize(viewports.phone);
      await page.goto(site.origin + path);
      await fontsAreExchanged(page);
      const now = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(now).toBeLessThanOrEqual(height * 0.6);
    });
  }

  test("SITE-03 ABOUT-01 values fold on phones, and are open without a toggle where there is room", async ({
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

  test("SITE-03 VIS-02 pillars are three in a row, two and one on tablets, and on phones all but the first are folded", async ({
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
});
