type Hearers = {
  /** The toolbar that receives the focus when `isKey` matches. */
  bar: { readonly current: HTMLElement | null };
  isKey(event: KeyboardEvent): boolean;
  onPoint(at: Element | null): void;
};

/**
 * Calls `onPoint` with each element of the page that the pointer or the focus enters, except the editor's own toolbars. A key
 * for which `isKey` holds moves the focus to the toolbar. Returns a function that stops listening.
 */
export function hearPointed({ bar, isKey, onPoint }: Hearers): () => void {
  const hear = ({ target }: { target: EventTarget | null }) => {
    const at = target instanceof Element ? target : null;
    if (!at?.closest("[data-edit-layer]")) onPoint(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    bar.current?.querySelector("button")?.focus();
  };
  document.addEventListener("pointerover", hear);
  document.addEventListener("focusin", hear);
  document.addEventListener("keydown", onKeyDown, true);
  return () => {
    document.removeEventListener("pointerover", hear);
    document.removeEventListener("focusin", hear);
    document.removeEventListener("keydown", onKeyDown, true);
  };
}
