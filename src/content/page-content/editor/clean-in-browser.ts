import type { Fields } from "../../../kernel/resource/field.ts";
import { safeHref } from "../../../kernel/resource/kinds/link.ts";
import { type RichTags, richTags } from "../../../kernel/resource/kinds/rich-text.ts";
import type { FieldValues, Section } from "../sections/section.ts";

/** The texts of an editor as the frame may show them: rich text sanitised, before the server has seen it; SEC-09. */
export function cleanInBrowser(section: Section, values: FieldValues): FieldValues {
  const cleaned: FieldValues = {};
  for (const { id, kind, items = {} } of section.fields) {
    const value = values[id];
    if (kind === "richText") cleaned[id] = cleanHtml(String(value));
    else if (value !== undefined)
      cleaned[id] = Array.isArray(value) ? value.map((item) => cleanItem(items, item)) : value;
  }
  return cleaned;
}

function cleanItem<Item extends object>(items: Fields, item: Item): Item {
  const cleaned = Object.entries(item).map(([key, value]) => [
    key,
    items[key]?.kind === "richText" ? cleanHtml(String(value)) : value,
  ]);
  return Object.fromEntries(cleaned) as Item; // its own keys
}

/** Pasted or typed HTML, made anew of what is allowed; a parsed document runs nothing. */
export function cleanHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  const clean = document.implementation.createHTMLDocument("");
  for (const child of parsed.body.childNodes) copy(child, clean.body, clean);
  return clean.body.innerHTML;
}

/** The browser would report each of them to the policy, although the parsed document runs none. */
function withoutHandlers(html: string) {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ""));
}

const silent = new Set([
  "SCRIPT",
  "STYLE",
  "TEMPLATE",
  "NOSCRIPT",
  "SVG",
  "MATH",
  "IFRAME",
  "TEXTAREA",
  "TITLE",
]);
const { renamed }: RichTags = richTags;
const allowed: ReadonlySet<string> = new Set(richTags.tags);

function copy(node: Node, into: Element, owner: Document) {
  if (node instanceof Text) into.append(owner.createTextNode(node.data));
  if (!(node instanceof Element) || silent.has(node.tagName.toUpperCase()) || isPastedMark(node)) return;
  const target = targetOf(node, into, owner);
  for (const child of node.childNodes) copy(child, target, owner);
  // The cells of a row are words apart.
  if (node.matches("td, th") && target === into) into.append(" ");
}

/** The element that stands for a pasted one; where it has none of its own, what it lies in. */
function targetOf(node: Element, into: Element, owner: Document): Element {
  const add = (name: string, parent = into) => parent.appendChild(owner.createElement(name));
  const name = nameOf(node);
  if (!allowed.has(name)) return into;
  const listed = name === "p" && wordList(node);
  if (listed) {
    const last = into.lastElementChild;
    const goesOn = last?.localName === listed && !last.nextSibling?.textContent?.trim();
    return add("p", add("li", goesOn ? last : add(listed)));
  }
  const target = add(name);
  const href = node.getAttribute("href");
  const dir = node.getAttribute("dir")?.toLowerCase() ?? "";
  if (name === "a" && href && safeHref(href)) target.setAttribute("href", href);
  if (/^(rtl|ltr|auto)$/.test(dir)) target.setAttribute("dir", dir);
  return target;
}

const blocks = "p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, tr, pre, dl, dd";
const lines = "div, section, article, header, footer, main, aside, address, tr, pre, dt, dd, figcaption";

/** The tag that a pasted element becomes: what was a line of its own stays one, and bold is what looked bold. */
function nameOf(node: Element): string {
  const tag = node.localName;
  if (node.matches(lines)) return node.querySelector(blocks) ? "" : "p";
  const [, weight = ""] = /font-weight:\s*(\w+)/i.exec(node.getAttribute("style") ?? "") ?? [];
  // Google Docs wraps all of a text in a <b> of normal weight, and marks bold words by style alone.
  if (tag === "b" || tag === "strong") return /^(normal|[1-4]00)$/i.test(weight) ? "" : "strong";
  if (tag === "span" && /^(bold|[6-9]00)$/i.test(weight)) return "strong";
  return renamed[tag] ?? tag;
}

/** Word writes its lists as paragraphs, with the sign of each item as text of its own. */
function wordList(node: Element): "ul" | "ol" | undefined {
  if (!/mso-list:\s*l\d/i.test(node.getAttribute("style") ?? "")) return undefined;
  const sign = [...node.querySelectorAll("span")].find(isPastedMark)?.textContent ?? "";
  return /[\p{L}\p{N}][.)-]/u.test(sign) ? "ol" : "ul";
}

/** What only Word or Google Docs means anything by: the sign of a list's item, the gap between two blocks. */
function isPastedMark(node: Element): boolean {
  if (node.localName === "span") return /mso-list:\s*ignore/i.test(node.getAttribute("style") ?? "");
  return (
    node.localName === "br" && [beside(node, "previousSibling"), beside(node, "nextSibling")].some(isBlock)
  );
}

function beside(node: Node, side: "previousSibling" | "nextSibling"): Node | null {
  let next = node[side];
  while (next instanceof Text && next.data.trim() === "") next = next[side];
  return next;
}

const isBlock = (node: Node | null) => node instanceof Element && node.matches(blocks);
