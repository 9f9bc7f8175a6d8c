import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { callerOf, demoAccount } from "./demo-account.ts";
import { type Measured, percentile } from "./part.ts";
import { pressKeys } from "./press-keys.ts";
import { withBench } from "./site.ts";
import { besideBare, browserLoop } from "./yardstick.ts";

export type Call = ReturnType<typeof callerOf>;

/** Runs a measurement in a real browser, 1440 px wide, signed in to a site with the demo records. */
export function withStaffPage(
  measure: (page: Page, call: Call, origin: string) => Promise<Measured[]>,
): Promise<Measured[]> {
  return withBench(async ({ startSite }) => {
    const { origin } = await startSite();
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const call = callerOf(page, origin);
      await call("POST", "/api/auth/sign-in/email", demoAccount);
      return await measure(page, call, origin);
    } finally {
      await browser.close();
    }
  });
}

/** Where text is typed and where it appears: in the page itself or in its frame, and in which element (a selector). */
type Places = {
  isTypedInFrame: boolean;
  drawn: string;
  isDrawnInFrame: boolean;
  /** The element holds other text beside the typed one. */
  hasMore?: boolean;
};

const warmUp = 20; // keys that are not counted: the browser still compiles the code that runs with each key

/**
 * Presses the keys of a text where the focus is. Answers the 95th percentile of the milliseconds from a key to its painting;
 * the first keys are left out. `most` is the limit in multiples of the browser's loop.
 */
export async function measureKeys(
  page: Page,
  places: Places,
  { text, what, most }: { text: string; what: string; most: number },
): Promise<Measured> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser of its own");
  const loop = await browserLoop(browser);
  await page.evaluate(watchKeys, places);
  await pressKeys(page, text);
  await page.waitForTimeout(1000); // until the last keys are painted
  const found: unknown = await page.evaluate(() => Reflect.get(window, "paintTimes"));
  const all = Array.isArray(found) ? found.map(Number) : [];
  const times = all.slice(warmUp);
  const p95 = percentile(times, 0.95);
  const isWhole = all.length === [...text].length;
  return besideBare({ what: `${what}, p95 of ${times.length} keystrokes`, time: p95, most }, loop, isWhole);
}

/** Runs in the page: notes when each key is pressed, and when the first painting that shows its text has ended. */
function watchKeys({ isTypedInFrame, drawn, isDrawnInFrame, hasMore = false }: Places) {
  const inFrame = document.querySelector("iframe")?.contentWindow;
  const [typedIn, drawnIn] = [isTypedInFrame, isDrawnInFrame].map((isIn) => (isIn ? inFrame : window));
  const host = typedIn?.document.activeElement;
  if (!host || !drawnIn) throw new Error("nothing is typed there");
  const pending: { since: number; text: string }[] = [];
  const times: number[] = [];
  let pressed = 0;
  // The time of the key event itself, not of its handler; the offset turns the frame's clock into that of the page.
  const offset = typedIn === window ? 0 : typedIn.performance.timeOrigin - performance.timeOrigin;
  host.addEventListener("keydown", ({ timeStamp }) => {
    pressed = timeStamp + offset;
  });
  // One painting may show several keystrokes; each counts.
  const noteDrawn = () => {
    const shown = drawnIn.document.querySelector(drawn)?.textContent?.trim();
    const last = pending.findLastIndex(({ text }) => (hasMore ? shown?.includes(text) : shown === text));
    if (last < 0) return;
    const done = pending.splice(0, last + 1);
    drawnIn.requestAnimationFrame(() =>
      setTimeout(() => times.push(...done.map(({ since }) => performance.now() - since))),
    );
  };
  host.addEventListener("input", () => {
    const text = "value" in host ? String(host.value) : (host.textContent ?? "");
    pending.push({ since: pressed, text: text.trim() });
    // A text that is typed where it is drawn has changed already, and its mutation may have been observed before this event.
    noteDrawn();
  });
  // The body is observed because React may replace the element.
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(noteDrawn).observe(drawnIn.document.body, everything);
  Object.assign(window, { paintTimes: times });
}
