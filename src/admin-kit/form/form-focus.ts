import { type RefObject, useEffect, useState } from "react";

/** Puts the cursor into the first field of a form that just opened. */
export function focusFirst(form: HTMLElement | null) {
  form
    ?.querySelector<HTMLElement>(":is(input:not([type=file], [type=hidden]), textarea, select):not(footer *)")
    ?.focus();
}

/**
 * For a save that was refused: the returned function puts the cursor into the first field that is marked wrong. Call it beside
 * the changes of state that mark the fields. It works in an effect, which comes after the marks are drawn; a frame of the
 * screen may come before them.
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: "nearest" });
  }, [refusals, form]);
  return () => setRefusals((count) => count + 1);
}
