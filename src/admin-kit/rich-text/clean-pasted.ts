import { safeHref } from "../../kernel/resource/kinds/link.ts";
import { isLibraryPicture, type RichTags } from "../../kernel/resource/kinds/rich-text.ts";

/** Rebuilds pasted or typed HTML from the allowed tags only. Parsing into a separate document runs no scripts; SEC-09. */
export function cleanPasted(html: string, rules: RichTags): string {
  const parsed = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  const owner = document.implementation.createHTMLDocument("");
  const copying: Copying = { owner, allowed: new Set(rules.tags), renamed: rules.renamed };
  for (const child of parsed.body.childNodes) copy(child, owner.body, copying);
  return owner.body.innerHTML;
}

/** Whether pasted HTML shows pictures that are not kept: those of other sites or of a local disk, as Word writes them. */
export function losesPictures(html: string): boolean {
  return [...html.matchAll(/<(?:img|v:imagedata)\b[^>]*>/gi)].some(([tag]) => {
    const [, path = ""] = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag) ?? [];
    return !isLibraryPicture(path);
  });
}

type Copying = { owner: Document; allowed: ReadonlySet<string>; renamed: RichTags["renamed"] };

/** Removes styles and event handlers first, because the browser would report each as a violation of the security policy. */
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
function copy(node: Node, into: Element, copying: Copying) {
  if (node instanceof Text) into.append(copying.owner.createTextNode(node.data));
  if (!(node instanceof Element) || silent.has(node.tagName.toUpperCase()) || isPastedMark(node)) return;
  const target = targetOf(node, into, copying);
  for (const child of node.childNodes) copy(child, target, copying);
  // A space keeps the words of neighbouring cells apart.
  if (node.matches("td, th") && target === into) into.append(" ");
}

/** The new element for a pasted one; its parent `into` when the pasted element has none of its own. */
function targetOf(node: Element, into: Element, { owner, ...rules }: Copying): Element {
  const add = (name: string, parent = into) => parent.appendChild(owner.createElement(name));
  const name = nameOf(node, rules);
  if (!rules.allowed.has(name)) return into;
  if (name === "img") return addPicture(node, into, owner);
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
  for (const span of ["colspan", "rowspan"])
    if (/^t[dh]$/.test(name) && Number(node.getAttribute(span)) > 1)
      target.setAttribute(span, String(node.getAttribute(span)));
  return target;
}

/** Keeps pictures of the library only; those of other sites or a local disk are dropped. */
function addPicture(node: Element, into: Element, owner: Document): Element {
  const path = node.getAttribute("src") ?? "";
  if (isLibraryPicture(path)) into.appendChild(owner.createElement("img")).setAttribute("src", path);
  return into;
}

const blocks = "p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, tr, pre, dl, dd";
const lines = "div, section, article, header, footer, main, aside, address, tr, pre, dt, dd, figcaption";

/** The tag that a pasted element becomes: blocks stay blocks, and text that looked bold becomes bold. */
function nameOf(node: Element, { allowed, renamed }: Pick<Copying, "allowed" | "renamed">): string {
  const tag = node.localName;
  if (node.matches(lines) && !allowed.has(tag)) return node.querySelector(blocks) ? "" : "p";
  const [, weight = ""] = /font-weight:\s*(\w+)/i.exec(node.getAttribute("style") ?? "") ?? [];
  // Google Docs wraps the whole text in a <b> of normal weight, and marks bold words only by style.
  if (tag === "b" || tag === "strong") return /^(normal|[1-4]00)$/i.test(weight) ? "" : "strong";
  if (tag === "span" && /^(bold|[6-9]00)$/i.test(weight)) return "strong";
  return renamed[tag] ?? tag;
}

/** The kind of list that a Word paragraph belongs to: Word writes lists as paragraphs with the marker of each item as text. */
function wordList(node: Element): "ul" | "ol" | undefined {
  if (!/mso-list:\s*l\d/i.test(node.getAttribute("style") ?? "")) return undefined;
  const sign = [...node.querySelectorAll("span")].find(isPastedMark)?.textContent ?? "";
  return /[\p{L}\p{N}][.)-]/u.test(sign) ? "ol" : "ul";
}

/** Whether an element only serves Word or Google Docs: the marker of a list item, or the gap between two blocks. */
function isPastedMark(node: Element): boolean {
  // Word makes vertical space with paragraphs that hold a non-breaking space.
  if (node.matches("p.MsoNormal")) return node.textContent.trim() === "" && !node.querySelector("img");
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
