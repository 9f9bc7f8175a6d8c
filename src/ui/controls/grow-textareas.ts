/**
 * Gives fields of several lines the height of their text in browsers that cannot do so by `field-sizing` (Safari before 26.2,
 * Firefox before 152): those whose style sheet says `--grows: 1`. Returns a function that stops this; requirement ENGINE-01.
 */
export function growTextareas(): () => void {
  if (CSS.supports("field-sizing", "content")) return () => {};
  let frame = 0;
  const growAll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => document.querySelectorAll("textarea").forEach(grow));
  };
  // A new field, a new value, and a value that was stored in the meantime and is looked at.
  const observer = new MutationObserver(growAll);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (const event of ["input", "focusin"]) document.addEventListener(event, growAll);
  growAll();
  return () => {
    observer.disconnect();
    for (const event of ["input", "focusin"]) document.removeEventListener(event, growAll);
    cancelAnimationFrame(frame);
  };
}

function grow(area: HTMLTextAreaElement) {
  if (getComputedStyle(area).getPropertyValue("--grows") !== "1") return;
  area.style.blockSize = "auto";
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
