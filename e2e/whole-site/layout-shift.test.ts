import { publicPaths } from "../../src/testing/pages/test-paths.ts";
import { expect, fontsAreExchanged, type Page, test, viewports } from "../support/fixtures.ts";

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

/** Holds the font files back until the returned function lets them go, so that the page is read without them first. */
async function holdFonts(page: Page) {
  const held = Promise.withResolvers<void>();
  const arrived: string[] = [];
  await page.route(/\.woff2/, async (route) => {
    arrived.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => arrived.length).toBe(2);
    held.resolve();
  };
}

/** Counts what moves on each page that opens, from its beginning. */
async function countShifts(page: Page) {
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
  return () => page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift);
}

/** The first family of the page's texts, if its letters and digits are here. */
function typeface(page: Page) {
  return page.evaluate(() => {
    const [family = ""] = getComputedStyle(document.body).fontFamily.split(",");
    const name = family.replaceAll('"', "");
    return document.fonts.check(`1em ${name}`, "\u06230") ? name : `${name}, which is not here`;
  });
}

const house = "Readex Pro Variable";
const paths = ["/privacy", "/services", "/"];
const loads = [
  { ...viewports.phone, paths: publicPaths },
  { ...viewports.tablet, paths },
  { width: 1280, height: 800, paths },
  { ...viewports.desktop, paths: publicPaths },
  { width: 1920, height: 1080, paths },
];

for (const { width, height, paths } of loads)
  test(`SITE-04 TRIAL-01 R9: a first visit on a slow line ends in the house's typeface, and nothing moves, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await slowLine(page);
    const shift = await countShifts(page);
    const devTools = await page.context().newCDPSession(page);
    await page.addInitScript(() => localStorage.clear());
    for (const path of paths) {
      await devTools.send("Network.clearBrowserCache");
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await typeface(page), path).not.toBe(house);
      await release();
      await fontsAreExchanged(page);
      expect(await typeface(page), path).toBe(house);
      expect(await shift(), path).toBeLessThanOrEqual(0.01);
    }
  });

test("SITE-04 TRIAL-01 R9: a later page asks for the fonts before it is painted, and is drawn with them", async ({
  page,
}) => {
  const shift = await countShifts(page);
  await page.goto("/services");
  await fontsAreExchanged(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/about");
  await expect(page.locator("head link[rel=preload][as=font]")).toHaveCount(2);
  expect(await typeface(page)).toBe(house);
  expect(await shift()).toBeLessThanOrEqual(0.01);
  expect(asked.filter((url) => url.includes("exchange-fonts"))).toEqual([]);
});

test("SITE-04 TRIAL-01 R9: a page whose parts would move keeps its local face, and the next one has the house's", async ({
  page,
}) => {
  const shift = await countShifts(page);
  // As high as its words are wide, which no width of spaces between them mends.
  const part =
    '<div style="inline-size:max-content;aspect-ratio:1;line-height:0"><span style="word-spacing:0">واجهةتليقبأعمالك</span></div>';
  await page.route("/services", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<main[^>]*>/, (main) => main + part);
    await route.fulfill({ response: answer, body });
  });
  await page.setViewportSize(viewports.phone);
  await page.goto("/services");
  await fontsAreExchanged(page);
  expect(await typeface(page)).toContain("none-yet");
  expect(await shift()).toBeLessThanOrEqual(0.01);
  await page.goto("/about");
  expect(await typeface(page)).toBe(house);
});

test("SITE-04 TRIAL-01 R9: the house's typeface comes without scripts, and to a browser that stores nothing", async ({
  browser,
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
  });
  await page.goto("/services");
  await expect.poll(() => typeface(page)).toBe(house);
  expect(errors).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const fonts: string[] = [];
  plain.on("requestfinished", (request) => request.url().includes("readex") && fonts.push(request.url()));
  await plain.goto("/services");
  await expect.poll(() => fonts.length).toBe(2);
  await context.close();
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
