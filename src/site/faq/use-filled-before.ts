import { type RefObject, useEffect, useRef } from "react";
import type { Asked } from "./use-faqs.ts";

type Filled = Pick<Asked, "query" | "category">;

/**
 * Reports once what the search form contains when the script starts: on a slow connection people type before that, and browsers
 * restore what was typed; requirement FAQ-01.
 */
export function useFilledBefore(form: RefObject<HTMLFormElement | null>, tell: (filled: Filled) => void) {
  const first = useRef(tell);
  useEffect(() => {
    if (!form.current) return;
    const filled = new FormData(form.current);
    first.current({ query: String(filled.get("q")), category: String(filled.get("category")) });
  }, [form]);
}
