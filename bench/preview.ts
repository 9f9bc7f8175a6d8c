import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { callerOf, demoAccount } from "./demo-account.ts";
import { type Measured, type Part, percentile } from "./part.ts";
import { pressKeys } from "./press-keys.ts";
import { seedWords } from "./seed-lists.text.ts";
import { withBench } from "./site.ts";

const most = 300; // ms, of the 95th percentile
const letters = 80;

/** From a keystroke in the content editor to the painted page in its preview frame, in a real browser; ACNT-03. */
export const preview: Part = {
  title: "The live preview of the content editor",
  run: () =>
    withBench(async ({ startSite }) => {
      const { origin } = await startSite();
      const browser = await chromium.launch(chromiumLaunch());
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await callerOf(page, origin)("POST", "/api/auth/sign-in/email", demoAccount);
        await page.goto(`${origin}/admin/content/homepage`);
        const measured: Measured[] = [];
        for (const [what, field] of fields) {
          const times = await typeInto(page, field);
          const p95 = percentile(times, 0.95);
          measured.push({
            what: `preview, ${what}, p95 of ${times.length} keystrokes`,
            value: `${p95.toFixed(0)} ms`,
            limit: `under ${most} ms`,
            isMet: times.length === letters && p95 < most,
          });
        }
        return measured;
      } finally {
        await browser.close();
      }
    }),
};

/** The headline, and a text deep in a list: by the address of the field, which marks the page's own text too. */
const fields = [
  ["headline", "homepage/heroTitle"],
  ["item of a list", "homepage/heroNotes/0/text"],
] as const;

/** Milliseconds from each keystroke to the frame's next painting after its text had changed. */
async function typeInto(page: Page, field: string): Promise<number[]> {
  const target = `[data-field="${field}"]`;
  const control = page.locator(`[data-address="${field}"]`);
  await control.click();
  await page.frameLocator("iframe").locator(target).first().waitFor();
  await page.evaluate((target) => {
    const frame = document.querySelector("iframe")?.contentWindow;
    const shown = frame?.document.querySelector(target);
    if (!frame || !shown) throw new Error("the frame does not show the field");
    const pending: { since: number; text: string }[] = [];
    const times: number[] = [];
    let pressed = 0;
    // When the key was pressed, not when the page came to look at it.
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      true,
    );
    document.addEventListener(
      "input",
      ({ target }) => pending.push({ since: pressed, text: (target as HTMLInputElement).value }),
      true,
    );
    // A painting may show several keystrokes at once: each of them counts. The task after the frame's next one has it painted.
    new MutationObserver(() => {
      const last = pending.findLastIndex(({ text }) => text === shown.textContent);
      const done = pending.splice(0, last + 1);
      frame.requestAnimationFrame(() =>
        setTimeout(() => times.push(...done.map(({ since }) => performance.now() - since))),
      );
    }).observe(shown, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { previewTimes: times });
  }, target);
  const text = seedWords.sentences.join(" ").repeat(9).slice(0, letters);
  await pressKeys(page, text);
  await page.waitForTimeout(1000); // the last ones are painted
  return page.evaluate(() => Reflect.get(window, "previewTimes") as number[]);
}
