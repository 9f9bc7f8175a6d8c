import { readMarks } from "../../content/page-content/preview/preview-marks.ts";
import type { FromFrame } from "../../content/page-content/preview/preview-messages.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { caretAt } from "./caret-at.ts";
import { leavesSheet, openSheet } from "./sheets.ts";

/** The address of each text node, because several texts may share one element. */
const addresses = new WeakMap<Node, Address>();
const attributes = ["alt", "aria-label", "title", "placeholder"];

/**
 * Moves the addresses that mark the page's texts to their elements, as `data-field`, whenever React has written texts and before
 * the browser paints them. Returns a function that stops this.
 */
export function watchMarks(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (addedNodes.length === 0) unmark(target);
      for (const node of addedNodes) unmark(node);
    }
  });
  unmark(document.body);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
  return () => observer.disconnect();
}

function unmark(root: Node) {
  if (root instanceof Text) return unmarkText(root);
  if (!(root instanceof Element)) return;
  unmarkAttributes(root);
  for (const element of root.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    unmarkAttributes(element);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) unmarkText(walker.currentNode);
}

function unmarkText(node: Text) {
  const { text, address } = readMarks(node.data);
  if (address === undefined) return;
  node.data = text;
  addresses.set(node, address);
  const element = node.parentElement;
  if (element && element.tagName !== "SCRIPT") element.dataset.field = address;
}

function unmarkAttributes(element: Element) {
  for (const name of attributes) {
    const { text, address } = readMarks(element.getAttribute(name) ?? "");
    if (address === undefined) continue;
    element.setAttribute(name, text);
    element.setAttribute("data-field", address);
  }
}

/**
 * Turns a click on a text into a choice of that text; links are not followed and forms not sent. A click beside all texts calls
 * `onNone`. Returns a function that stops listening.
 */
export function watchClicks(
  onChosen: (address: Address, point: { x: number; y: number }) => void,
  onNone: () => void = () => {},
): () => void {
  const onClick = (event: MouseEvent) => {
    const at = event.target instanceof Element ? event.target : null;
    if (!at || at.closest("[data-edit-layer]")) return;
    if (leavesSheet(at)) return event.preventDefault();
    if (at.closest("a, button[type=submit], input[type=submit]")) event.preventDefault();
    const chosen = at.closest("[data-field]") ?? at.closest("a, picture")?.querySelector("[data-field]");
    // A click on the text of such a button edits the text; a click beside the text opens the sheet, below.
    if (at.closest("[popovertarget]")) event.preventDefault();
    const own = caretAt(event.clientX, event.clientY)?.node;
    const pointed = own && chosen?.contains(own) ? addresses.get(own) : undefined;
    const address = pointed ?? chosen?.getAttribute("data-field");
    if (address) return onChosen(address, { x: event.clientX, y: event.clientY });
    onNone();
    if (!at.closest("[data-sheet]")) openSheet(at);
  };
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  return () => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("submit", onSubmit, true);
  };
}

/** Sends a message to the editor around the frame. */
export function sendToEditor(message: FromFrame) {
  window.parent.postMessage(message, location.origin);
}

/** Marks the text of a field as chosen, and scrolls it into view. */
export function show(address: Address) {
  showNone();
  const inside = CSS.escape(`${address}/`);
  const found = document.querySelector(`[data-field="${CSS.escape(address)}"], [data-field^="${inside}"]`);
  if (!found) return;
  found.setAttribute("data-chosen", "");
  const folded = found.closest("details");
  if (folded) folded.open = true;
  const { top, bottom, height } = found.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  scrollPage(top - Math.max(0, (window.innerHeight - height) / 2));
}

/** No text is marked as chosen any more. */
export function showNone() {
  for (const before of document.querySelectorAll("[data-chosen]")) before.removeAttribute("data-chosen");
}

/** Scrolls by pixels. Not `scrollIntoView`, which would also scroll the editor around the frame. */
export function scrollPage(by: number) {
  const isStatic = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: by, behavior: isStatic ? "auto" : "smooth" });
}

/** Where the header ends that stays in view, in pixels of the window. */
export const headerBottom = () => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
