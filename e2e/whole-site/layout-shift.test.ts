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
      await page.goto(path, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      const shift = await page.evaluate(
        () => (window as unknown as { total: { shift: number } }).total.shift,
      );
      expect(shift, path).toBeLessThanOrEqual(0.01);
    }
  });
