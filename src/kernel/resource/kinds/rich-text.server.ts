import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";
import type { Field } from "../field.ts";
import { safeHref } from "./link.ts";
import { isLibraryPicture, longTextTags, type RichTags, richTags } from "./rich-text.ts";

// Loaded with the first text to clean, not at the start.
const load = createRequire(import.meta.url);
const sanitizer = () => load("sanitize-html") as typeof sanitizeHtml; // the edge of a library

const directions = ["rtl", "ltr", "auto"];

/**
 * Cleans HTML that an editor wrote or pasted: only the listed tags, `dir` and safe links stay. Scripts and styles are removed
 * with their content; of other tags the text stays; requirement SEC-09.
 */
export function cleanRichText(html: string): string {
  return clean(html, richTags, {});
}

/** Cleans a long text. Its pictures must be in the media library, which has their alternative texts; requirement ART-01. */
function cleanLongText(html: string): string {
  const cells = ["colspan", "rowspan"];
  return plainFigures(clean(html, longTextTags, { img: ["src"], th: cells, td: cells }));
}

/** Cleans the text of a field of this kind. */
export const cleanTextOf = ({ options }: Pick<Field, "options">, html: string): string =>
  (options.isLong ? cleanLongText : cleanRichText)(html);

/** Keeps a figure that is a picture followed by a caption; of any other figure only the content stays. */
function plainFigures(html: string): string {
  const figures = /<figure[^>]*>((?:(?!<\/?figure\b)[\s\S])*)<\/figure>/;
  return html
    .split(figures)
    .map((part, index) => (index % 2 === 1 ? figureOf(part) : undefined) ?? withoutFigures(part))
    .join("");
}

function figureOf(inside: string): string | undefined {
  const [picture] = /<img [^>]*>/.exec(inside) ?? [];
  const [, words = ""] = /<figcaption[^>]*>([\s\S]*?)<\/figcaption>/.exec(inside) ?? [];
  const caption = words.replace(/<[^>]*>/g, " ").trim();
  if (picture === undefined || inside.includes("<table")) return undefined;
  return caption === "" ? picture : `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

const withoutFigures = (html: string) =>
  html.replace(/<\/?figure[^>]*>/g, "").replace(/<(\/?)figcaption[^>]*>/g, "<$1p>");

function clean(html: string, { tags, renamed }: RichTags, attributes: Record<string, string[]>): string {
  return sanitizer()(html, {
    allowedTags: [...tags],
    allowedAttributes: { "*": ["dir"], a: ["href"], ...attributes },
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
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
    transformTags: {
      ...renamed,
      "*": (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }),
    },
  });
}

function safeAttributes(
  tagName: string,
  { href = "", dir = "", src = "", colspan = "", rowspan = "" }: sanitizeHtml.Attributes,
): sanitizeHtml.Attributes {
  return {
    ...(tagName === "a" && safeHref(href) && { href: href.trim() }),
    ...(tagName === "img" && isLibraryPicture(src) && { src }),
    ...(isSpan(colspan) && { colspan }),
    ...(isSpan(rowspan) && { rowspan }),
    ...(!["a", "img"].includes(tagName) && directions.includes(dir) && { dir }),
  };
}

const isSpan = (cells: string) => /^([2-9]|1\d)$/.test(cells);
