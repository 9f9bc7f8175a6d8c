import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";
import type { Measured } from "./part.ts";
import { seedWords } from "./seed-lists.text.ts";
import { browserLoop } from "./yardstick.ts";

const mostOfLoop = 3.4;
const perLetter = 120;
/** Milliseconds to wait until the last answer has arrived and is drawn. */
const calm = 1000;

/** Types into the search of both lists in a real browser, and measures the longest task of its main thread meanwhile. */
export async function measureTyping(origin: string, cookie: string): Promise<Measured[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    const measured: Measured[] = [];
    for (const [screen, typed] of Object.entries(seedWords.typed)) {
      await page.goto(`/admin/${screen}`);
      await page.locator("article").first().waitFor();
      await typeInto(page, typed); // the first time warms up
      const longest = await typeInto(page, typed);
      const loop = await browserLoop(browser);
      measured.push({
        what: `${screen}, typing in the search, longest task`,
        value:
          longest === 0
            ? "under 50 ms"
            : `${longest.toFixed(0)} ms (${(longest / loop).toFixed(2)} of a loop)`,
        limit: `at most ${mostOfLoop} of a loop of ${loop.toFixed(1)} ms`,
        // Where the browser reports no task at all, none was long on any machine.
        isMet: longest <= mostOfLoop * loop,
      });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** Milliseconds of the longest task; 0 when none took 50, because the browser reports only tasks of 50 ms and more. */
async function typeInto(page: Page, typed: string): Promise<number> {
  const search = page.getByRole("searchbox");
  await search.fill("");
  await page.waitForTimeout(calm);
  await page.evaluate(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ entryTypes: ["longtask"] });
    Object.assign(window, { longTasks: tasks });
  });
  await search.pressSequentially(typed, { delay: perLetter });
  await page.waitForTimeout(calm);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, "longTasks") as number[])));
}
