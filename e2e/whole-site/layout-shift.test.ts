import { expect, type Page, test, viewports } from "../support/fixtures.ts";

/** Simulates a connection of 1.6 Mbit/s with a round trip of 150 ms, Lighthouse's values for a slow phone. */
async function slowLine(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/**
 * Holds the font files back until the returned function lets them go. Files that arrive in the same moment as the first paint
 * may still be used, by the browser's rule for optional faces; which of both comes first would depend on the machine's speed.
 */
async function holdFonts(page: Page) {
  const held = Promise.withResolvers<void>();
  let arrived = 0;
  await page.route(/\.woff2/, async (route) => {
    arrived += 1;
    await held.promise;
    await route.continue();
  });
  return async () => {
    expect(arrived).toBe(2);
    held.resolve();
  };
}

/** The page has been painted for longer than the tenth of a second that the browser waits for optional faces. */
function isReadWithoutFonts() {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return paint !== undefined && performance.now() - paint.startTime > 500;
}

const paths = ["/privacy", "/services", "/"];
const loads = [
  { ...viewports.phone, paths: [...paths, "/about", "/testimonials"] },
  { ...viewports.tablet, paths },
  { width: 1280, height: 800, paths: ["/privacy"] },
  { ...viewports.desktop, paths },
  { width: 1920, height: 1080, paths: ["/privacy"] },
];

for (const { width, height, paths } of loads)
  test(`SITE-04 nothing moves while a page loads on a slow line with a cold cache, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await slowLine(page);
    await page.addInitScript(() => {
      const total = { shift: 0 };
      Object.assign(window, { total });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) total.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths) {
      await page.context().clearCookies();
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Network.clearBrowserCache");
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(isReadWithoutFonts);
      await release();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const shift = await page.evaluate(
        () => (window as unknown as { total: { shift: number } }).total.shift,
      );
      expect(shift, path).toBeLessThanOrEqual(0.01);
    }
  });

test("SITE-04 the text of a long page stands in its place before the rest of the page has arrived", async ({
  page,
}) => {
  await page.goto("/articles");
  const article = await page.locator("main article a").first().getAttribute("href");
  for (const viewport of [viewports.phone, viewports.tablet, viewports.desktop]) {
    await page.setViewportSize(viewport);
    for (const path of ["/privacy", "/terms", article ?? ""]) {
      await page.goto(path);
      const heading = page.locator("main article h2:not(nav h2)").first();
      const whole = await heading.boundingBox();
      await heading.evaluate((element) => {
        const rest = document.createRange();
        rest.setStartAfter(element);
        rest.setEndAfter(document.body);
        rest.deleteContents();
      });
      expect(await heading.boundingBox(), path).toEqual(whole);
    }
  }
});
