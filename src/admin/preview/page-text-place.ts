import { textAt } from "../../content/page-content/sections/text-at.ts";
import { type Address, valueAt } from "../../kernel/resource/address.ts";
import { plainText } from "../../kernel/resource/kinds/rich-text.ts";
import { placeAt } from "./place-at.ts";
import { headerBottom } from "./preview-dom.ts";
import { shownAt } from "./shown-records.ts";

/** The styles copied from the page's own text, so that a text looks the same while it is typed. */
const copied = [
  [
    "font-family",
    "font-size",
    "font-weight",
    "font-variation-settings",
    "font-feature-settings",
    "letter-spacing",
  ],
  ["line-height", "text-align", "text-wrap", "word-spacing", "text-transform", "color"],
].flat();
const gap = 16; // px between text and toolbar, because the marks of a heading reach beyond its line
const leastRoom = 360; // px for the tools of rich text
const edge = 8; // px from the sides of the window

/** The element that shows the text of a field; the whole block when the address marks a run of Latin letters inside it. */
export function elementOf(address: Address): HTMLElement | undefined {
  const found = markedBy(address);
  return found?.closest("bdi")?.parentElement ?? found;
}

/** The element of a field that receives the focus: its text when edited in place, else the element that is marked with it. */
export const reachedOf = (address: Address) =>
  textAt(address) && isTyped(address) ? elementOf(address) : markedBy(address);

function markedBy(address: Address): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(address)}"]`);
  const shown = [...all].filter((element) => element.getClientRects().length > 0);
  // A title stands in the path to its page too, and is edited where it is the heading.
  return shown.find(({ tagName }) => tagName === "H1") ?? shown[0];
}

/** The addresses of all editable fields on the page or in a part of it, in document order. */
export function fieldsOfPage(within: ParentNode = document): Address[] {
  const all = [...within.querySelectorAll<HTMLElement>("[data-field]")].map(
    ({ dataset }) => dataset.field ?? "",
  );
  return [...new Set(all)];
}

/** The addresses of the texts on the page that can be edited in place, in document order. */
export const textsOfPage = () => fieldsOfPage().filter((address) => textAt(address) && isTyped(address));

/** Whether a text can be edited in place. A text of a record can when its element shows exactly that text. */
export function isTyped(address: Address): boolean {
  const element = elementOf(address);
  const value = readShown(address);
  if (element === undefined || value === undefined) return element !== undefined;
  return textAt(address)?.isRich
    ? letters(element.textContent) === letters(plainText(value))
    : bare(element.textContent) === bare(value);
}

function readShown(address: Address): string | undefined {
  const text = valueAt(shownAt(address), address);
  return text === undefined ? undefined : String(text);
}

/** Rich text without spaces, because its paragraphs are not divided by any in their element. */
const letters = (text: string) => text.replace(/\s+/g, "");
const bare = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Keeps a layer over the text of a field while the page moves and renders again. The page's own text stays below, invisible,
 * and grows with the typed text to give it room. Returns a function that stops this.
 */
export function followText(address: Address, layer: HTMLElement): () => void {
  const [host, bar] = [...layer.children].filter((child) => child instanceof HTMLElement);
  let shown: HTMLElement | undefined;
  let copiedFor = "";
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const element = isShown(shown, address) ? shown : elementOf(address);
    if (!element || !host || !bar) return; // the page may not render an empty text: the layer stays where it was
    const looks = `${element.clientWidth} ${document.documentElement.className}`; // the styles also change with the theme
    if (element !== shown || looks !== copiedFor) {
      shown?.removeAttribute("data-typed");
      const look = getComputedStyle(element);
      for (const name of copied) host.style.setProperty(name, look.getPropertyValue(name));
      element.setAttribute("data-typed", "");
      shown = element;
      copiedFor = looks;
    }
    const box = boxOf(element);
    // Rounded up, so that a fraction of a pixel does not break lines earlier than on the page.
    const room = Math.ceil(box.width) + 1;
    placeAt(host, { width: room });
    placeAt(layer, { y: box.top + window.scrollY, x: box.right - room + window.scrollX });
    placeBar(bar, box);
  };
  step();
  return () => {
    cancelAnimationFrame(frame);
    shown?.removeAttribute("data-typed");
  };
}

/** Whether an element still shows a field. Searching a long page for the element in every frame would be slow. */
const isShown = (element: HTMLElement | undefined, address: Address): element is HTMLElement =>
  element?.dataset.field === address && element.isConnected && element.getClientRects().length > 0;

/** Keeps a toolbar beside the text of a field while the page moves; returns a function that stops this. */
export function followBar(address: Address, layer: HTMLElement): () => void {
  const bar = layer.firstElementChild;
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const element = elementOf(address);
    if (!element || !(bar instanceof HTMLElement)) return;
    const box = boxOf(element);
    placeAt(layer, { y: box.top + window.scrollY, x: box.left + window.scrollX });
    placeBar(bar, box);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

/** Keeps the rich-text editor over the page's own text, its tools above the first line; returns a function that stops this. */
export function followRich(address: Address, layer: HTMLElement): () => void {
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const element = elementOf(address);
    if (!element) return;
    const box = boxOf(element);
    const tools = layer.querySelector<HTMLElement>("[role=toolbar]")?.offsetHeight ?? 0;
    const room = Math.min(Math.max(box.width, leastRoom), window.innerWidth - 2 * edge);
    const start = Math.max(edge, Math.min(box.right - room, window.innerWidth - room - edge));
    const top = Math.max(0, box.top + window.scrollY - tools - gap);
    placeAt(layer, { y: top, x: start + window.scrollX, width: room });
  };
  step();
  return () => cancelAnimationFrame(frame);
}

/** The box of the letters: the content box of a block, or the text alone when it is inline or in a flex row with an icon. */
export function boxOf(element: HTMLElement): DOMRect {
  const look = getComputedStyle(element);
  if (look.display.includes("flex") || look.display === "inline")
    return rangeOf(element).getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const of = (name: string) => Number.parseFloat(look.getPropertyValue(name)) || 0;
  const before = {
    left: of("padding-left") + of("border-left-width"),
    top: of("padding-top") + of("border-top-width"),
  };
  const sides = before.left + of("padding-right") + of("border-right-width");
  const ends = before.top + of("padding-bottom") + of("border-bottom-width");
  return new DOMRect(left + before.left, top + before.top, width - sides, height - ends);
}

/** The range from the first letter to the last, without the icons around them. */
export function rangeOf(element: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  let last = first;
  while (walker.nextNode()) last = walker.currentNode;
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  return range;
}

/** Places the toolbar above the text where there is room, else below, so that it never covers the typed text. */
function placeBar(bar: HTMLElement, box: DOMRect) {
  const isAbove = box.top - bar.offsetHeight - gap > Math.max(0, headerBottom());
  const wanted = box.right - bar.offsetWidth;
  const most = window.innerWidth - bar.offsetWidth - edge;
  placeAt(bar, {
    y: isAbove ? -bar.offsetHeight - gap : box.height + gap,
    x: Math.max(edge, Math.min(wanted, most)) - box.left,
  });
}
