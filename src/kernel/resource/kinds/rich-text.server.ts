import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";
import { safeHref } from "./link.ts";
import { renamedTags, richTags } from "./rich-text.ts";

// Read with the first text that is cleaned, not with the program.
const load = createRequire(import.meta.url);
const sanitizer = () => load("sanitize-html") as typeof sanitizeHtml; // the edge of a library

const directions = ["rtl", "ltr", "auto"];

/**
 * HTML that an editor wrote or pasted, as the site may show it: the tags of the list, `dir` and safe links, and nothing
 * else. Scripts and styles go with their content; of other tags the text stays; requirement SEC-09.
 */
export function cleanRichText(html: string): string {
  return sanitizer()(html, {
    allowedTags: [...richTags],
    allowedAttributes: { "*": ["dir"], a: ["href"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    nonTextTags: [
      "script",
      "style",
      "textarea",
      "option",
      "noscript",
      "template",
      "svg",
      "math",
      "title",
      "iframe",
    ],
    nestingLimit: 20,
    transformTags: {
      ...renamedTags,
      "*": (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }),
    },
  });
}

function safeAttributes(
  tagName: string,
  { href = "", dir = "" }: sanitizeHtml.Attributes,
): sanitizeHtml.Attributes {
  return {
    ...(tagName === "a" && safeHref(href) && { href: href.trim() }),
    ...(tagName !== "a" && directions.includes(dir) && { dir }),
  };
}
