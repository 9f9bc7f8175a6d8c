import { itemKey } from "./item-keys.text.ts";
import { renamedTags, richTags, safeHref } from "./rich-text.ts";
import type { FieldValues, Section } from "./section.ts";

/** The texts of an editor as the frame may show them: rich text sanitised, before the server has seen it; SEC-09. */
export function cleanInBrowser(section: Section, values: FieldValues): FieldValues {
  const cleaned = section.fields.map(({ id, type }) => {
    const value = values[id];
    if (type === "rich-text") return [id, cleanHtml(String(value))] as const;
    return [id, Array.isArray(value) ? value.map(cleanItem) : value] as const;
  });
  return Object.fromEntries(cleaned) as FieldValues;
}

function cleanItem<Item extends object>(item: Item): Item {
  const cleaned = Object.entries(item).map(([key, value]) => [
    key,
    itemKey(key).kind === "rich-text" ? cleanHtml(String(value)) : value,
  ]);
  return Object.fromEntries(cleaned) as Item;
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
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ""),
  );
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
const allowed: ReadonlySet<string> = new Set(richTags);

function copy(node: Node, into: Element, owner: Document) {
  if (node instanceof Text) into.append(owner.createTextNode(node.data));
  if (!(node instanceof Element) || silent.has(node.tagName.toUpperCase())) return;
  const tag = node.tagName.toLowerCase();
  // What was a line of its own stays one.
  const name = tag === "div" || tag === "tr" ? "p" : (renamedTags[tag] ?? tag);
  const target = allowed.has(name) ? into.appendChild(owner.createElement(name)) : into;
  if (target !== into) {
    const href = node.getAttribute("href");
    const dir = node.getAttribute("dir") ?? "";
    if (name === "a" && href && safeHref(href)) target.setAttribute("href", href);
    if (/^(rtl|ltr|auto)$/.test(dir)) target.setAttribute("dir", dir);
  }
  for (const child of node.childNodes) copy(child, target, owner);
}
