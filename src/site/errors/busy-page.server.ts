import { awayPageText, busyPageText } from "./busy-page.text.ts";
import { plainPage } from "./plain-page.server.ts";

/** The answer when the queue of renders is full: made without a render, because no render is free; requirement SURV-02. */
export function busyPage(retryAfter: number): Response {
  return plainPage(partsOf(busyPageText), retryAfter);
}

/** The pages by file name that nginx answers with in place of its own English ones; `deploy/nginx.conf`. */
export async function pagesForProxy(): Promise<Record<string, string>> {
  const page = (text: typeof busyPageText) => plainPage(partsOf(text), 5).text();
  return { "away.html": await page(awayPageText), "busy.html": await page(busyPageText) };
}

const partsOf = ({ title, explanation, form }: typeof busyPageText) => ({
  title,
  paragraphs: [explanation, form],
});
