/*
 * A sheet that a button opens would be in the browser's top layer, where it covers the tools of the editor and closes at the
 * first click on them. While the page is edited, a sheet is therefore shown among the page's elements.
 */

/** Opens the sheet of the button or card around an element; returns false when there is none or it is already open. */
export function openSheet(at: Element): boolean {
  const button = at.closest("[popovertarget]") ?? at.closest("article")?.querySelector("[popovertarget]");
  const sheet = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  if (!sheet || sheet.dataset.sheet === "") return false;
  closeSheets();
  sheet.removeAttribute("popover");
  sheet.dataset.sheet = "";
  // Later, because the texts of the sheet must first be made reachable with Tab.
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

/** Closes the open sheet after a click outside it or on its close button; returns true for the close button. */
export function leavesSheet(at: Element): boolean {
  const isInside = at.closest("[data-sheet]") !== null;
  const isClose = at.closest("[popovertargetaction=hide]") !== null;
  if (isClose || !isInside) closeSheets();
  return isClose;
}
