/*
 * How tests read the markup of a page. Texts come without the marks of direction that surround foreign words, and with single
 * spaces.
 */

const read = ({ textContent }: Element) =>
  (textContent ?? "")
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The texts of the elements, in their order. */
export const textsOf = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map(read);

/** The values of an attribute of the elements, in their order; null where it is missing. */
export const valuesOf = (root: ParentNode, selector: string, attribute: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

/** The first element with this selector whose text is this; throws when there is none. */
export function elementOf(root: ParentNode, selector: string, text?: string): Element {
  const found = [...root.querySelectorAll(selector)].find((one) => text === undefined || read(one) === text);
  if (!found) throw new Error(`the page has no ${selector} ${text ?? ""}`);
  return found;
}

/** The first link with these words in its text, of those with this selector; throws when there is none. */
export function linkWith(root: ParentNode, words: string, selector = "a"): Element {
  const found = [...root.querySelectorAll(selector)].find((link) => read(link).includes(words));
  if (!found) throw new Error(`the page has no ${selector} with ${words}`);
  return found;
}

/** Where that link leads. */
export const hrefWith = (root: ParentNode, words: string, selector = "a") =>
  linkWith(root, words, selector).getAttribute("href") ?? "";

/** The section below this heading. */
export function sectionOf(root: ParentNode, heading: string): Element {
  const section = elementOf(root, "section :is(h1, h2, h3)", heading).closest("section");
  if (!section) throw new Error(`no section has the heading ${heading}`);
  return section;
}
