/*
 * A sheet that a button of the page opens would stand in the browser's top layer, over the tools of the editor, and close with
 * the first click on them. While the page is edited it stands among the page's elements.
 */

/** Opens the sheet that a button, or the card around a place, has on the page; answers whether there is one. */
export function openSheet(at: Element): boolean {
  const button = at.closest("[popovertarget]") ?? at.closest("article")?.querySelector("[popovertarget]");
  const sheet = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  if (!sheet || sheet.dataset.sheet === "") return false;
  closeSheets();
  sheet.removeAttribute("popover");
  sheet.dataset.sheet = "";
  // Its texts come into the order of the Tab key first.
  queueMicrotask(() =>
    sheet.querySelector<HTMLElement>("[data-field][tabindex], button:not([popovertargetaction])")?.focus(),
  );
  return true;
}

export function closeSheets() {
  for (const sheet of document.querySelectorAll<HTMLElement>("[data-sheet]")) {
    sheet.setAttribute("popover", "auto");
    delete sheet.dataset.sheet;
  }
}

/** Closes what a click on this place leaves, or on its own button; answers whether that was all the click is for. */
export function leavesSheet(at: Element): boolean {
  const isInside = at.closest("[data-sheet]") !== null;
  const isClose = at.closest("[popovertargetaction=hide]") !== null;
  if (isClose || !isInside) closeSheets();
  return isClose;
}
