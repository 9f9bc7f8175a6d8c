import type { FieldAddress } from "../../content/page-content/preview/preview-marks.ts";
import { textAt } from "../../content/page-content/sections/text-at.ts";
import { shownAt } from "./begin-at.ts";
import { placeAt } from "./place-at.ts";

/** The type of the page's own text, so that what is typed stands as it will be read. */
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
const gap = 16; // px between text and toolbar: marks of a heading stand out of its line
const leastRoom = 360; // px for the tools of rich text
const edge = 8; // px from the sides of the window

/** The element whose text a field is: the block, where the address stands on a run of Latin letters in it. */
export function elementOf(address: FieldAddress): HTMLElement | undefined {
  const found = markedBy(address);
  return found?.closest("bdi")?.parentElement ?? found;
}

/** What the keyboard reaches of a field: of one that is not typed in place that alone which stands for it. */
export const reachedOf = (address: FieldAddress) =>
  textAt(address) && isTyped(address) ? elementOf(address) : markedBy(address);

function markedBy(address: FieldAddress): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(address)}"]`);
  return [...all].find((element) => element.getClientRects().length > 0);
}

/** The addresses of what can be edited on the page, in its order. */
export function fieldsOfPage(): FieldAddress[] {
  const all = [...document.querySelectorAll<HTMLElement>("[data-field]")].map(
    ({ dataset }) => dataset.field ?? "",
  );
  return [...new Set(all)];
}

/** Of those the texts that can be typed where they stand. */
export const textsOfPage = () => fieldsOfPage().filter((address) => textAt(address) && isTyped(address));

/** Whether a text is typed where it stands: one of a record only where the page shows all of it, and nothing else beside it. */
export function isTyped(address: FieldAddress): boolean {
  const element = elementOf(address);
  const value = readShown(address);
  return element !== undefined && (value === undefined || bare(element.textContent) === bare(value));
}

function readShown(address: FieldAddress): string | undefined {
  const value = shownAt(address);
  const [, , index, key = ""] = address.split("/");
  const text = Array.isArray(value) ? value[Number(index)]?.[key] : value;
  return text === undefined ? undefined : String(text);
}

const bare = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Keeps a layer over the text of a field while the page moves and draws its elements anew. The page's own text stays under
 * it, unseen, and goes on growing with what is typed. Answers how to stop.
 */
export function followText(address: FieldAddress, layer: HTMLElement): () => void {
  const [host, bar] = [...layer.children].filter((child) => child instanceof HTMLElement);
  let shown: HTMLElement | undefined;
  let copiedFor = "";
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const element = isShown(shown, address) ? shown : elementOf(address);
    if (!element || !host || !bar) return; // an emptied text may have left: the layer stays where it was
    const looks = `${element.clientWidth} ${document.documentElement.className}`; // another theme is another look
    if (element !== shown || looks !== copiedFor) {
      shown?.removeAttribute("data-typed");
      const look = getComputedStyle(element);
      for (const name of copied) host.style.setProperty(name, look.getPropertyValue(name));
      element.setAttribute("data-typed", "");
      shown = element;
      copiedFor = looks;
    }
    const box = boxOf(element);
    // Not broken earlier than the page's own lines, for a fraction of a pixel.
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

/** Whether an element still is that of a field: to look for it among all of a long page takes a part of every frame. */
const isShown = (element: HTMLElement | undefined, address: FieldAddress): element is HTMLElement =>
  element?.dataset.field === address && element.isConnected && element.getClientRects().length > 0;

/** Keeps a bar beside the text of a field while the page moves; answers how to stop. */
export function followBar(address: FieldAddress, layer: HTMLElement): () => void {
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

/** Lays an editor of rich text over the page's own, its tools above the first line; answers how to stop. */
export function followRich(address: FieldAddress, layer: HTMLElement): () => void {
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

/** Where the letters stand: inside the padding of a block, around the text itself in a row of text and icon. */
function boxOf(element: HTMLElement): DOMRect {
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

/** From the first letter to the last: icons around them are not typed. */
function rangeOf(element: HTMLElement): Range {
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

/** Above the text where there is room, else below: it never covers what is typed. */
function placeBar(bar: HTMLElement, box: DOMRect) {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const isAbove = box.top - bar.offsetHeight - gap > Math.max(0, header);
  const wanted = box.right - bar.offsetWidth;
  const most = window.innerWidth - bar.offsetWidth - edge;
  placeAt(bar, {
    y: isAbove ? -bar.offsetHeight - gap : box.height + gap,
    x: Math.max(edge, Math.min(wanted, most)) - box.left,
  });
}
