type PointedOptions = {
  /** The toolbar that receives the focus when `isKey` matches. */
  bar: { readonly current: HTMLElement | null };
  isKey(event: KeyboardEvent): boolean;
  onPoint(at: Element | null): void;
};

/**
 * Calls `onPoint` with each element of the page that the pointer or the focus enters, except the editor's own toolbars. A key
 * for which `isKey` holds moves the focus to the toolbar. Returns a function that stops listening.
 */
export function watchPointed({ bar, isKey, onPoint }: PointedOptions): () => void {
  const onEnter = ({ target }: { target: EventTarget | null }) => {
    const at = target instanceof Element ? target : null;
    if (!at?.closest("[data-edit-layer]")) onPoint(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    bar.current?.querySelector("button")?.focus();
  };
  document.addEventListener("pointerover", onEnter);
  document.addEventListener("focusin", onEnter);
  document.addEventListener("keydown", onKeyDown, true);
  return () => {
    document.removeEventListener("pointerover", onEnter);
    document.removeEventListener("focusin", onEnter);
    document.removeEventListener("keydown", onKeyDown, true);
  };
}
