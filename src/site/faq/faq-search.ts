import { matches } from "../../kernel/text/search.ts";
import type { ShownFaq } from "./use-faqs.ts";

/** The questions whose question or answer contains every word of a query, in any spelling; requirement FAQ-01. */
export function matchingFaqs(faqs: readonly ShownFaq[], query: string): readonly ShownFaq[] {
  return faqs.filter(({ question, answer }) => matches(query, [question, answer]));
}

/** The address of the page for a category, a query and a page number. */
export function faqHref({ category = "all", query = "", page = 1 }): string {
  const search = new URLSearchParams();
  if (query.trim()) search.set("q", query.trim());
  if (category !== "all") search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/faq?${search}` : "/faq";
}

/** The address of a question on any page of the list; the server finds the page; requirement FAQ-05. */
export const faqQuestionHref = (id: number) => `/faq?question=${id}`;

/** The address of a question on a known page of the list, which opens it. */
export const faqPlaceHref = (id: number, page: number) => `${faqHref({ page })}#${faqAnchor(id)}`;

/** The anchor of a question. It is on the answer, so that browsers open the closed question; FAQ-05. */
export const faqAnchor = (id: number) => `faq-${id}`;

/** The question that an address's `#faq-12` names, or undefined. */
export function faqOfAnchor(hash: string): number | undefined {
  const id = /^#faq-(\d+)$/.exec(hash)?.[1];
  return id === undefined ? undefined : Number(id);
}
