import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { type Measured, median, type Part } from "./part.ts";
import { requestWords } from "./seed-lists.text.ts";
import { signIn } from "./seed-lists.ts";
import { seedRequests } from "./seed-requests.ts";
import { type Bench, withBench } from "./site.ts";
import { bareQuery, besideBare, browserLoop, caller, timesOfBare } from "./yardstick.ts";

/*
 * The desk with 100,000 requests: list, filters, search, order, board and figures each answer in at most eight times what a
 * bare query takes (95 of 100 calls, one after another), and the screen paints soon, its first rows included.
 */

const size = 100_000;
const calls = 40;
const mostOfBare = 8;
const mostOfLoop = 66;

const list = "/api/project-requests?kind=quote&limit=50";
const pick = (values: readonly string[], call: number) =>
  encodeURIComponent(values[call % values.length] ?? "");
const cases: Record<string, (call: number) => string> = {
  page: (call) => `${list}&offset=${((call * 7) % 100) * 50}`,
  "last pages": (call) => `${list}&offset=${size - 50 * (call + 1) - size / 10}`,
  "filter by status": (call) => `${list}&offset=0&status=${pick(["new", "contacted", "won", "lost"], call)}`,
  "filter by assignee": (call) => `${list}&offset=0&assignee=${pick(["me", "none"], call)}`,
  "unread, waiting, due": (call) => `${list}&offset=0&${["unread=1", "waiting=1", "due=1"][call % 3]}`,
  "last 30 days": () => `${list}&offset=0&days=30`,
  search: (call) => `${list}&offset=0&q=${pick(requestWords.searched, call)}`,
  "search and filter": (call) => `${list}&offset=0&status=new&q=${pick(requestWords.searched, call)}`,
  "by name": (call) => `${list}&offset=0&sort=${pick(["name", "-name", "reminder"], call)}`,
  board: () => "/api/project-requests/board?kind=quote",
  "board, by name": (call) =>
    `/api/project-requests/board?kind=quote&sort=${pick(["name", "-name", "reminder"], call)}`,
  "board, search": (call) => `/api/project-requests/board?kind=quote&q=${pick(requestWords.searched, call)}`,
  figures: () => "/api/project-requests/summary?kind=quote",
  bell: () => "/api/arrivals",
};

export const requests: Part = {
  title: `Requests: ${size}`,
  run: () => withBench(measureRequests),
};

async function measureRequests(bench: Bench): Promise<Measured[]> {
  const { origin } = await bench.startSite();
  const cookie = await signIn(origin);
  seedRequests(join(bench.folder, "shurfa.db"), size);
  const measured: Measured[] = [];
  const bare = await bareQuery(bench);
  for (const [what, addressOf] of Object.entries(cases)) {
    const asked = Array.from({ length: calls }, (_, call) => caller(origin + addressOf(call), { cookie }));
    measured.push(await timesOfBare(`requests, ${what}`, asked, bare, mostOfBare));
  }
  return [...measured, ...(await measurePaint(origin, cookie))];
}

/** The time from opening the address to the first paint, and to the first row, in a browser with a filled cache. */
async function measurePaint(origin: string, cookie: string): Promise<Measured[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ locale: "ar-SA" });
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    const paints: number[] = [];
    const rows: number[] = [];
    const loops: number[] = [];
    for (let visit = 0; visit < 6; visit++) {
      await page.goto(`${origin}/admin/quote-requests`);
      await page.waitForSelector("[data-key]");
      const [paint, row] = await page.evaluate(() => [
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        performance.now(),
      ]);
      if (visit === 0 || paint === undefined || row === undefined) continue;
      paints.push(paint);
      rows.push(row);
      loops.push(await browserLoop(browser));
    }
    const line = (what: string, times: readonly number[]) =>
      besideBare({ what, time: median(times), most: mostOfLoop }, median(loops));
    return [
      line("requests, first paint of the screen", paints),
      line("requests, first rows on the screen", rows),
    ];
  } finally {
    await browser.close();
  }
}
