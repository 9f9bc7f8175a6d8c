import type { Page } from "./fixtures.ts";

/** How a translator puts its words in: the text node is moved into a `<font>`, or another one there replaces it. */
export const translatorWays = ["moves", "replaces"] as const;
type Way = (typeof translatorWays)[number];

/**
 * Does to the open page what a browser's translator does: each text, also one that is added later, stands in `<font>` elements,
 * and its words are others. Here they are the same between «guillemets», so that tests still find them.
 */
export async function translate(page: Page, way: Way) {
  await page.evaluate((way) => {
    const untouched = "font, script, style, textarea, option, title, noscript, svg";
    const translateText = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || parent.closest(untouched) || text.data.trim() === "") return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      const words = `«${text.data}»`;
      text.replaceWith(outer);
      outer.append(inner);
      if (way === "moves") text.data = words;
      inner.append(way === "moves" ? text : words);
    };
    const translateIn = (node: Node) => {
      if (node instanceof Text) return translateText(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) translateText(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
    translateIn(document.body);
  }, way);
}

/** The texts of elements as they were before they were translated. */
export const untranslated = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[«»]/g, "").replace(/\s+/g, " ").trim());
