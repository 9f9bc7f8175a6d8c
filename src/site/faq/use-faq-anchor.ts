import { useEffect, useRef } from "react";
import { faqAnchor, faqOfAnchor } from "./faq-search.ts";
import type { ShownFaq } from "./use-faqs.ts";

/**
 * Opens the question that the address names by its anchor, also in browsers that do not do so by themselves. If a search or
 * another page of the list hides the question, `reveal` gets its index in the list (-1 if it is not among these questions) and
 * its id; requirement FAQ-05.
 */
export function useFaqAnchor(questions: readonly ShownFaq[], reveal: (place: number, id: number) => void) {
  const current = useRef({ questions, reveal });
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    current.current = { questions, reveal };
    // The revealed question is in the page now.
    if (wanted.current !== undefined && show(wanted.current)) wanted.current = undefined;
  });
  useEffect(() => {
    const open = () => {
      const id = faqOfAnchor(location.hash);
      if (id === undefined || show(id)) return;
      const { questions, reveal } = current.current;
      const place = questions.findIndex((question) => question.id === id);
      if (place >= 0) wanted.current = id;
      reveal(place, id);
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}

/** Opens and focuses a question; false if it is not in the page. */
function show(id: number): boolean {
  const details = document.getElementById(faqAnchor(id))?.closest("details");
  if (!details) return false;
  details.open = true;
  details.scrollIntoView({ block: "start" });
  details.querySelector("summary")?.focus({ preventScroll: true });
  return true;
}
