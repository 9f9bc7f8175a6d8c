import { safeHref } from "../../kernel/resource/kinds/link.ts";
import { isLibraryPicture, type RichTags } from "../../kernel/resource/kinds/rich-text.ts";

/** Pasted or typed HTML, made anew of the tags that the text may have; a parsed document runs nothing; SEC-09. */
export function cleanPasted(html: string, rules: RichTags): string {
  const parsed = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  const owner = document.implementation.createHTMLDocument("");
  const copying: Copying = { owner, allowed: new Set(rules.tags), renamed: rules.renamed };
  for (const child of parsed.body.childNodes) copy(child, owner.body, copying);
  return owner.body.innerHTML;
}

type Copying = { owner: Document; allowed: ReadonlySet<string>; renamed: RichTags["renamed"] };

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
function copy(node: Node, into: Element, copying: Copying) {
  if (node instanceof Text) into.append(copying.owner.createTextNode(node.data));
  if (!(node instanceof Element) || silent.has(node.tagName.toUpperCase()) || isPastedMark(node)) return;
  const target = targetOf(node, into, copying);
  for (const child of node.childNodes) copy(child, target, copying);
  // The cells of a row are words apart.
  if (node.matches("td, th") && target === into) into.append(" ");
}

/** The element that stands for a pasted one; where it has none of its own, what it lies in. */
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

/** Pictures of the library alone: those of other sites and of somebody's disk are not ours to show. */
function addPicture(node: Element, into: Element, owner: Document): Element {
  const path = node.getAttribute("src") ?? "";
  if (isLibraryPicture(path)) into.appendChild(owner.createElement("img")).setAttribute("src", path);
  return into;
}

const blocks = "p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, tr, pre, dl, dd";
const lines = "div, section, article, header, footer, main, aside, address, tr, pre, dt, dd, figcaption";

/** The tag that a pasted element becomes: what was a line of its own stays one, and bold is what looked bold. */
function nameOf(node: Element, { allowed, renamed }: Pick<Copying, "allowed" | "renamed">): string {
  const tag = node.localName;
  if (node.matches(lines) && !allowed.has(tag)) return node.querySelector(blocks) ? "" : "p";
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
  // Word keeps a distance by paragraphs of one hard space.
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
