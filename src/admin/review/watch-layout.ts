/**
 * Calls `onChange` in the frame after anything may have moved on the page: its elements, their sizes, fonts, scrolled parts,
 * animations. Changes in our own layers do not count. Returns a function that stops this.
 */
export function watchLayout(onChange: () => void): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  const isOurs = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest("[data-edit-layer]") !== null;
  const changes = new MutationObserver((records) => {
    if (!records.every(isOurs)) soon();
  });
  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["class", "style", "hidden", "open", "data-field", "data-sheet", "aria-expanded"],
  });
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  const stop = new AbortController();
  const listening = { capture: true, passive: true, signal: stop.signal };
  // A place on the page moves with it when the window is scrolled, so only parts that scroll within it count.
  const onScroll = ({ target }: Event) => target !== document && soon();
  document.addEventListener("scroll", onScroll, listening);
  for (const kind of ["transitionend", "animationend", "load", "toggle"])
    document.addEventListener(kind, soon, listening);
  window.addEventListener("resize", soon, listening);
  document.fonts.addEventListener("loadingdone", soon, listening);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    stop.abort();
  };
}
