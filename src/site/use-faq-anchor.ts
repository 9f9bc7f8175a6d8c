import { useEffect, useRef } from "react";
import { faqAnchor, faqOfAnchor } from "./faq-search.ts";
import type { ShownFaq } from "./use-faqs.ts";

/**
 * Opens the question that the address names by its anchor, also in browsers that do not do so by themselves, and one that
 * a search or another page of the list hides: `reveal` is then told its place in the list; requirement FAQ-05.
 */
export function useFaqAnchor(questions: readonly ShownFaq[], reveal: (place: number) => void) {
  const current = useRef({ questions, reveal });
  useEffect(() => {
    current.current = { questions, reveal };
  });
  useEffect(() => {
    const open = () => {
      const id = faqOfAnchor(location.hash);
      if (id === undefined) return;
      const { questions, reveal } = current.current;
      const place = questions.findIndex((question) => question.id === id);
      if (place >= 0 && !document.getElementById(faqAnchor(id))) reveal(place);
      // After the list has changed.
      requestAnimationFrame(() => show(id));
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}

function show(id: number) {
  const details = document.getElementById(faqAnchor(id))?.closest("details");
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: "start" });
  details.querySelector("summary")?.focus({ preventScroll: true });
}
