import buttonStyles from "../controls/buttons.module.css";
import typeStyles from "../styles/type.module.css";

export type Tip = { anchor: Element; words: string };

const named = `[data-tooltip], .${buttonStyles.iconButton}`;
const beforeShown = 350;
/** In ms: long enough for the pointer to reach the tooltip itself; WCAG 1.4.13. */
const beforeHidden = 100;

/** Calls `show` with the tooltip to show, or null for none, until the returned function is called. */
export function watchTips(show: (tip: Tip | null) => void): () => void {
  const listeners = new AbortController();
  let shown: Element | null = null;
  let wanted: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (anchor: Element | null) => {
    const words = anchor?.isConnected ? wordsOf(anchor) : "";
    shown = anchor && words ? anchor : null;
    wanted = shown;
    show(shown && { anchor: shown, words });
  };
  const want = (anchor: Element | null) => {
    if (anchor === wanted) return;
    wanted = anchor;
    clearTimeout(timer);
    if (anchor !== shown) timer = setTimeout(() => set(anchor), anchor ? beforeShown : beforeHidden);
  };
  const dismiss = () => {
    clearTimeout(timer);
    wanted = null;
    if (shown) set(null);
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    const anchor = target.closest("[data-tooltip-bubble]") ? shown : target.closest(named);
    // A pointer that moves elsewhere does not hide the tooltip of the element with the focus.
    if (anchor || wanted !== document.activeElement) want(anchor);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) want(target.closest(named));
  };
  const options = { signal: listeners.signal };
  document.addEventListener("pointerover", onPointer, options);
  document.addEventListener("focusin", onFocus, options);
  document.addEventListener("focusout", dismiss, options);
  document.addEventListener("pointerdown", dismiss, { ...options, capture: true });
  document.documentElement.addEventListener("pointerleave", () => want(null), options);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), {
    ...options,
    capture: true,
  });
  document.addEventListener("scroll", dismiss, { ...options, capture: true });
  // An element that has the pointer or the keyboard focus already got its event before these listeners existed.
  const under = document.querySelector(":focus-visible") ?? [...document.querySelectorAll(":hover")].at(-1);
  want(under?.closest(named) ?? null);
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}

/** The text of `data-tooltip`, else the name of the button; empty while its menu is open, which would be covered. */
function wordsOf(anchor: Element): string {
  if (anchor.getAttribute("aria-expanded") === "true") return "";
  const words = anchor.getAttribute("data-tooltip") ?? anchor.getAttribute("aria-label");
  return words ?? anchor.querySelector(`.${typeStyles.unseen}`)?.textContent ?? "";
}
