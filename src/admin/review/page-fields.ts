import { guestText } from "../../content/page-content/review/guest.text.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { excerpt } from "../../kernel/text/arabic.ts";
import { labelOf, numbersOf } from "../preview/keep-reachable.ts";
import { boxOf, elementOf, fieldsOfPage, rangeOf } from "../preview/page-text-place.ts";
import type { Box } from "./mark-place.ts";

/** Where the page shows a text or picture. */
export type Place = { address: Address; element: HTMLElement };
/** A text or picture of the page that can be remarked on. */
export type PageField = Place & { label: string };

/** All that the page shows at present, in its order. */
export function fieldsShown(): PageField[] {
  const addresses = fieldsOfPage();
  const numbers = numbersOf(addresses);
  return placesShown(addresses).map(({ address, element }) => ({
    address,
    label: labelOf(address, numbers.get(address)) ?? nameless(element),
    element,
  }));
}

/** Where the page shows these of its fields at present. While a sheet of the page is open, only what is in it. */
export function placesShown(addresses: readonly Address[]): Place[] {
  const sheet = document.querySelector("[data-sheet]");
  return addresses.flatMap((address) => {
    const element = elementOf(address);
    const isShown = element && isSeen(element) && (!sheet || sheet.contains(element));
    return isShown ? [{ address, element }] : [];
  });
}

const nameless = (element: HTMLElement) =>
  element instanceof HTMLImageElement ? guestText.picture : guestText.someField;

/** What only screen readers have is one pixel wide; a folded answer is not drawn. */
function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
}

/** The words of a field as a remark quotes them: its text, or the alternative text of a picture. */
export function wordsOf(element: HTMLElement): string {
  const text = element instanceof HTMLImageElement ? element.alt : element.textContent;
  return excerpt(text.replace(/\s+/g, " ").trim(), mostQuoted);
}

const mostQuoted = 160; // letters

/** The box of a field in the window: that of its words, or of the picture. */
export const boxOfField = ({ element }: Place): DOMRect =>
  element instanceof HTMLImageElement ? element.getBoundingClientRect() : boxOf(element);

/** The boxes of the lines of a field; a picture is one. */
export function linesOf({ element }: Place): Box[] {
  if (element instanceof HTMLImageElement || element.textContent.trim() === "")
    return [element.getBoundingClientRect()];
  return [...rangeOf(element).getClientRects()].filter(({ width }) => width > 0);
}

/** The boxes of all words that the page shows, also of those that no remark is about. */
export function inkOfPage(): Box[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.trim() && !node.parentElement?.closest("[data-edit-layer], script, style")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const range = document.createRange();
  const ink: Box[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) if (box.width > 0) ink.push(box);
  }
  return ink;
}

const inert = "a[href], input, select, textarea, button[type=submit], form button:not([type=button])";

/** Links and forms of the page lead nowhere and send nothing here, so keys pass them by; what unfolds a text is still reached. */
export function passControlsBy() {
  for (const control of document.querySelectorAll<HTMLElement>(inert)) {
    if (control.closest("[data-edit-layer]") || control.tabIndex < 0) continue;
    control.tabIndex = -1;
    if (control instanceof HTMLAnchorElement) control.setAttribute("aria-disabled", "true");
  }
}
