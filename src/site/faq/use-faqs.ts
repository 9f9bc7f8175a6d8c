import { useRef, useState } from "react";
import { builtInCategories } from "../../content/faqs/faqs.text.ts";
import type { FaqCategory } from "../../content/faqs/faqs.ts";
import { isAnswered } from "../../content/faqs/is-answered.ts";
import { callApi } from "../../kernel/http/api-client.ts";

export type ShownFaq = { id: number; question: string; answer: string; category: string };

/** The category, query and page in the address. */
export type Asked = { category: string; query: string; page: number };

/**
 * What was loaded; `questions` is null when loading failed. With a `total`, the questions are only the requested page of that
 * many.
 */
export type Found = {
  categories: readonly FaqCategory[];
  questions: readonly ShownFaq[] | null;
  total: number | null;
};

type State = Found & { category: string; loading: boolean };

/**
 * The questions of a category: rendered by the server at first, then loaded by the browser for another category or a retry
 * after a failure. A failure empties the list; requirements FAQ-02 to FAQ-04.
 */
export function useFaqs(asked: Asked, found: Found) {
  const [chosen, setState] = useState<State | null>(null);
  const state = chosen ?? { ...found, category: asked.category, loading: false };
  const latest = useRef(0);

  async function loadCategory(category: string) {
    const call = ++latest.current;
    setState((before) => ({ ...(before ?? state), category, loading: true }));
    const [categories, questions] = await Promise.all([
      callApi<FaqCategory[]>("GET", "/api/faq-categories").catch(() => builtInCategories),
      fetchQuestions(category).catch(() => null),
    ]);
    // Ignores the answer to an older choice.
    if (call === latest.current) setState({ categories, questions, total: null, category, loading: false });
  }

  return { ...state, loadCategory };
}

async function fetchQuestions(category: string): Promise<ShownFaq[]> {
  const query = category === "all" ? "" : `?${new URLSearchParams({ category })}`;
  const faqs = await callApi<(ShownFaq & { isActive: boolean })[]>("GET", `/api/faqs${query}`);
  // The call answers staff with more fields and unanswered questions; this page shows what visitors see.
  return faqs.filter((faq) => faq.isActive && isAnswered(faq));
}
