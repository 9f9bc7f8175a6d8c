/** Puts the cursor into the first field of a form that just opened. */
export function focusFirst(form: HTMLElement | null) {
  form
    ?.querySelector<HTMLElement>(".mb :is(input:not([type=file], [type=hidden]), textarea, select)")
    ?.focus();
}

/** Puts the cursor into the first field that is marked wrong, once the marks are drawn. */
export function focusFirstWrong(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: "nearest" });
  });
}
