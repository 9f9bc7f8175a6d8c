import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { text as quoteText } from "../src/content/quotes/quotes.text.ts";
import { callerOf, demoAccount } from "./demo-account.ts";
import { type Part, percentile } from "./part.ts";
import { pressKeys } from "./press-keys.ts";
import { seedWords } from "./seed-lists.text.ts";
import { withBench } from "./site.ts";

const most = 100; // ms, of the 95th percentile
const letters = 40;
const lines = 50;

/** From a key in a line of a quote to the painted document beside it, with fifty lines; DESK-02. */
export const quoteTyping: Part = {
  title: "Typing in a quote",
  run: () =>
    withBench(async ({ startSite }) => {
      const { origin } = await startSite();
      const browser = await chromium.launch(chromiumLaunch());
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        const call = callerOf(page, origin);
        await call("POST", "/api/auth/sign-in/email", demoAccount);
        const person = { name: "Visitor", phone: "0512345678", email: "quote@mail.example", message: "" };
        const request = idOf(await call("POST", "/api/project-requests", person));
        const items = Array.from({ length: lines }, () => ({
          title: "Website",
          detail: "Three pages",
          quantity: 1,
          unit_price: 5_000_00,
        }));
        const quote = idOf(await call("POST", "/api/quotes", { request_id: request, items }));
        await page.goto(`${origin}/admin/quotes/${quote}`);
        const times = await typeInLine(page, lines / 2);
        const p95 = percentile(times, 0.95);
        return [
          {
            what: `what is typed into a quote of ${lines} lines stands in its document, p95 of ${times.length} keystrokes`,
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

const idOf = (made: unknown) =>
  typeof made === "object" && made !== null && "id" in made ? Number(made.id) : Number.NaN;

/** Milliseconds from each key to the next painting after the document held what the field does. */
async function typeInLine(page: Page, place: number): Promise<number[]> {
  const line = page.getByRole("group", { name: quoteText.form.item(place), exact: true });
  const field = line.getByRole("textbox").first();
  await field.focus();
  await page.keyboard.press("End");
  await field.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error("no field");
    const paper = document.querySelector("article");
    if (!paper) throw new Error("no document");
    const pending: { since: number; text: string }[] = [];
    const times: number[] = [];
    let pressed = 0;
    input.addEventListener("keydown", ({ timeStamp }) => {
      pressed = timeStamp;
    });
    input.addEventListener("input", () => pending.push({ since: pressed, text: input.value.trim() }));
    new MutationObserver(() => {
      const last = pending.findLastIndex(({ text }) => paper.textContent.includes(text));
      const done = pending.splice(0, last + 1);
      requestAnimationFrame(() =>
        setTimeout(() => times.push(...done.map(({ since }) => performance.now() - since))),
      );
    }).observe(paper, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { typedTimes: times });
  });
  await pressKeys(page, seedWords.sentences.join("").replaceAll(" ", "").slice(0, letters));
  await page.waitForTimeout(1000); // the last ones are painted
  return field.evaluate(() => {
    const times: unknown = Reflect.get(window, "typedTimes");
    return Array.isArray(times) ? times.map(Number) : [];
  });
}
