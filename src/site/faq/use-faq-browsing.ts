import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { pageOfPlace, pageSize } from "../loading/pagination.ts";
import { faqHref, faqQuestionHref, matchingFaqs } from "./faq-search.ts";
import { useFaqAnchor } from "./use-faq-anchor.ts";
import { type Asked, type Found, useFaqs } from "./use-faqs.ts";
import { useFilledBefore } from "./use-filled-before.ts";

/**
 * Which questions are shown, and the changes by search, category and links. `isPart` means that the server searches, because the
 * page has only a part of the questions.
 */
export function useFaqBrowsing(asked: Asked, found: Found) {
  const faqs = useFaqs(asked, found);
  const { category, questions, total, loadCategory } = faqs;
  const [query, setQuery] = useState(asked.query);
  const [page, setPage] = useState(asked.page);
  const isPart = total !== null;
  const matches = isPart ? (questions ?? []) : matchingFaqs(questions ?? [], query);
  const count = total ?? matches.length;
  const shown = isPart ? matches : matches.slice((page - 1) * pageSize, page * pageSize);
  useFaqAnchor(questions ?? [], (place, id) => {
    if (place < 0) {
      // The question is not loaded, because it is on another page of the list or in another category.
      if (isPart || category !== "all") location.replace(faqQuestionHref(id));
      return;
    }
    setQuery("");
    setPage(pageOfPlace(place));
  });

  function search(text: string) {
    setQuery(text);
    setPage(1);
    if (!isPart) keepAddress(faqHref({ category, query: text }));
  }

  function choose(key: string, text = query) {
    if (isPart) return location.assign(faqHref({ category: key, query: text }));
    setPage(1);
    keepAddress(faqHref({ category: key, query: text }));
    void loadCategory(key);
  }

  const bar = useRef<HTMLFormElement>(null);
  useFilledBefore(bar, ({ query: text, category: key }) => {
    if (text !== asked.query) search(text);
    if (key !== asked.category) choose(key, text);
  });

  function submit(event: FormEvent) {
    if (isPart) return;
    event.preventDefault();
    keepAddress(faqHref({ category, query }));
  }

  function clear(event: MouseEvent) {
    if (isPart) return;
    event.preventDefault();
    search("");
    if (category !== "all") choose("all", "");
  }

  return { ...faqs, query, page, isPart, count, shown, bar, search, choose, submit, clear };
}

export type FaqBrowsing = ReturnType<typeof useFaqBrowsing>;

/** Puts what is shown into the address, so that it can be shared; going back leaves the page. */
function keepAddress(href: string) {
  history.replaceState(history.state, "", href);
}
