import { busyPageText as text } from "./busy-page.text.ts";
import { plainPage } from "./plain-page.server.ts";

/** The answer when the queue of renders is full: made without a render, because no render is free; requirement SURV-02. */
export function busyPage(retryAfter: number): Response {
  return plainPage({ title: text.title, paragraphs: [text.explanation, text.form] }, retryAfter);
}
