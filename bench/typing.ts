import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { callerOf, demoAccount } from "./demo-account.ts";
import { makeOwnPage, manyBlocks } from "./own-page.ts";
import { type Part, percentile } from "./part.ts";
import { pressKeys } from "./press-keys.ts";
import { seedWords } from "./seed-lists.text.ts";
import { withBench } from "./site.ts";

const most = 50; // ms, of the 95th percentile
const letters = 80;
const sections = 60;

/**
 * From a key pressed on the page itself to the painted page, which draws its own text below what is typed: at 1440, on a page of
 * 60 sections; EDIT-01.
 */
export const typing: Part = {
  title: "Typing in place",
  run: () =>
    withBench(async ({ startSite }) => {
      const { origin } = await startSite();
      const browser = await chromium.launch(chromiumLaunch());
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        const call = callerOf(page, origin);
        await call("POST", "/api/auth/sign-in/email", demoAccount);
        const key = await makeOwnPage(call, "long", manyBlocks(sections));
        await page.goto(`${origin}/admin/content/${key}`);
        await page.locator('button[aria-keyshortcuts~="Control+E"]').click();
        const times = await typeAt(page, `${key}/hero-block100-title`);
        const p95 = percentile(times, 0.95);
        return [
          {
            what: `typing in place on ${sections} sections, p95 of ${times.length} keystrokes`,
            value: `${p95.toFixed(0)} ms`,
            limit: `under ${most} ms`,
            isMet: times.length === letters && p95 < most,
          },
        ];
      } finally {
        await browser.close();
      }
    }),
};

/** Milliseconds from each key to the next painting after the page's own text had become what was typed. */
async function typeAt(page: Page, address: string): Promise<number[]> {
  const frame = page.frameLocator("iframe");
  const shown = frame.locator(`[data-field="${address}"][tabindex]`);
  await shown.click();
  const typed = frame.getByRole("textbox");
  await typed.waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.waitForTimeout(1500); // its save is answered
  await shown.evaluate((own) => {
    const host = own.ownerDocument.querySelector<HTMLElement>("[data-edit-layer] [role=textbox]");
    if (!host) throw new Error("nothing is typed");
    const pending: { since: number; text: string }[] = [];
    const times: number[] = [];
    let pressed = 0;
    host.addEventListener("keydown", ({ timeStamp }) => {
      pressed = timeStamp;
    });
    host.addEventListener("input", () => pending.push({ since: pressed, text: host.textContent }));
    const address = own.getAttribute("data-field");
    new MutationObserver(() => {
      // The page may draw the element itself anew.
      const now = own.ownerDocument.querySelector(`[data-field="${address}"]`)?.textContent;
      const last = pending.findLastIndex(({ text }) => text === now);
      const done = pending.splice(0, last + 1);
      requestAnimationFrame(() =>
        setTimeout(() => times.push(...done.map(({ since }) => performance.now() - since))),
      );
    }).observe(own.ownerDocument.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { typedTimes: times });
  });
  await pressKeys(page, seedWords.sentences.join(" ").repeat(9).slice(0, letters));
  await page.waitForTimeout(1000); // the last ones are painted
  return shown.evaluate(() => {
    const times: unknown = Reflect.get(window, "typedTimes");
    return Array.isArray(times) ? times.map(Number) : [];
  });
}
