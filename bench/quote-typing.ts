import { text as quoteText } from "../src/content/sales/quotes/quotes.text.ts";
import { type Call, measureKeys, withStaffPage } from "./key-to-paint.ts";
import type { Part } from "./part.ts";
import { seedWords } from "./seed-lists.text.ts";

const most = 6.7; // of the browser's loop
const lines = 50;

/** The time from a key pressed in a line of a quote to the painted document beside it, with fifty lines; DESK-02. */
export const quoteTyping: Part = {
  title: "Typing in a quote",
  run: () =>
    withStaffPage(async (page, call, origin) => {
      await page.goto(`${origin}/admin/quotes/${await makeQuote(call)}`);
      const line = page.getByRole("group", { name: quoteText.form.item(lines / 2), exact: true });
      await line.getByRole("textbox").first().focus();
      await page.keyboard.press("End");
      const places = { isTypedInFrame: false, drawn: "article", isDrawnInFrame: false };
      const text = seedWords.sentences.join("").replaceAll(" ", "").slice(0, 80);
      const what = `what is typed into a quote of ${lines} lines stands in its document`;
      return [await measureKeys(page, { ...places, hasMore: true }, { text, what, most })];
    }),
};

async function makeQuote(call: Call): Promise<number> {
  const person = { name: "Visitor", phone: "0512345678", email: "quote@mail.example", message: "" };
  const request = idOf(await call("POST", "/api/project-requests", person));
  const item = { title: "Website", detail: "Three pages", quantity: 1, unit_price: 5_000_00 };
  return idOf(await call("POST", "/api/quotes", { request_id: request, items: Array(lines).fill(item) }));
}

const idOf = (made: unknown) =>
  typeof made === "object" && made !== null && "id" in made ? Number(made.id) : Number.NaN;
