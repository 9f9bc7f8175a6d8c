import { type RefObject, useEffect, useState } from "react";
import { focusWithLabel } from "../../ui/controls/focus-with-label.ts";

/** Focuses the first field of a form that just opened. */
export function focusFirst(form: HTMLElement | null) {
  form
    ?.querySelector<HTMLElement>(":is(input:not([type=file], [type=hidden]), textarea, select):not(footer *)")
    ?.focus();
}

/**
 * Returns a function for a refused save that focuses the first field marked as wrong. Call it together with the state changes
 * that mark the fields. The focus moves in an effect, because a frame of the screen may come before the marks are rendered.
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusWithLabel(wrong);
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: "nearest" });
  }, [refusals, form]);
  return () => setRefusals((count) => count + 1);
}
