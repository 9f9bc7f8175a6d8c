import { type FocusEvent, type RefObject, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type Address, addressAround } from "../../../kernel/resource/address.ts";

/**
 * Leads from a text of the page to its field: `field(address)` opens, shows and focuses the field, `look(address)` shows it and
 * leaves the focus where it is; `shown` is the address of the field that has the focus. `asked` is focused once it is rendered.
 */
export function useFieldFocus(body: RefObject<HTMLElement | null>, asked: Address | undefined) {
  const [shown, setShown] = useState<Address>();
  const field = useCallback((address: Address) => focusField(body.current, address), [body]);
  const look = (address: Address) => {
    const element = closest(body.current, address);
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    setShown(address);
    if (element && (bottom < underBar || top > window.innerHeight)) scrollTo(element);
  };
  useEffect(() => {
    if (asked) field(asked);
  }, [asked, field]);
  const onFocus = (event: FocusEvent) => {
    const address = event.target.closest("[data-address]")?.getAttribute("data-address");
    if (address) setShown(address);
  };
  return { shown, field, look, onFocus };
}

/** Opens, shows and focuses the field of an address among others. */
export function focusField(body: HTMLElement | null, address: Address) {
  const element = closest(body, address);
  if (!element) return;
  for (
    let details = element.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  )
    details.open = true;
  const control = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  scrollTo(element);
}

const underBar = 80; // px of the window that the admin's bar covers

function scrollTo(element: HTMLElement) {
  const isStatic = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isStatic ? "auto" : "smooth" });
}

const controls = "input:not([type=file]), textarea, select, [contenteditable=true], button";

/** The control of an address, else of the item or the list that holds it. */
function closest(body: HTMLElement | null, address: Address): HTMLElement | null {
  for (let at: Address | undefined = address; at !== undefined; at = addressAround(at)) {
    const found = body?.querySelector<HTMLElement>(`[data-address="${CSS.escape(at)}"]`);
    if (found) return found;
  }
  return null;
}

/** Changes the text that has the focus: the caret goes behind what changed, not to the end of the text. */
export function keepCaret(change: () => void) {
  const at = document.activeElement;
  const before = isText(at) ? at.value : "";
  flushSync(change);
  if (!isText(at) || at.value === before) return;
  let same = 0;
  const most = Math.min(before.length, at.value.length);
  while (same < most && before.at(-1 - same) === at.value.at(-1 - same)) same += 1;
  at.setSelectionRange(at.value.length - same, at.value.length - same);
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === "text");
