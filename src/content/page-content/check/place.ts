import { plainText } from "../../../kernel/resource/kinds/rich-text.ts";
import { fieldsOf } from "../sections/blocks/block-fields.ts";
import { isSearchField } from "../sections/said-for-search.ts";
import {
  type FieldValue,
  type FieldValues,
  isPageImage,
  type PageField,
  type PageImage,
  type Section,
} from "../sections/section.ts";
import type { Finding } from "../wire.ts";

/** Where a finding is: a field, or a part of an item in it. */
export type At = Omit<Finding, "code">;

/** A text that visitors read, with its address. */
export type Place = {
  at: At;
  /** The kind of its field: `text`, `richText`, `link` and so on. */
  kind: string;
  /** As it is stored: text or HTML. */
  text: string;
  /** What is read of it, each paragraph, heading, cell and entry of a list by itself; of code, addresses and choices nothing. */
  lines: readonly string[];
  /** How it is drawn, where that bounds its length. */
  drawnAs: "heading" | "button" | "text";
};

const headings = ["title", "heading", "question", "name"];

/** The texts of a page that visitors read, in the order of its fields; hidden items are left out. */
export function placesIn(section: Section, values: FieldValues): Place[] {
  return fieldsOf(section, values).flatMap((field) => placesOf(field, values[field.id]));
}

function placesOf(
  { id, name = id, kind, options, items = {} }: PageField,
  value: FieldValue | undefined,
): Place[] {
  const at = { field: id };
  if (Array.isArray(value))
    return value
      .filter(({ isHidden }) => !isHidden)
      .flatMap((item) =>
        Object.entries(items).flatMap(([key, of]): Place[] => {
          const part = { field: id, item: item.id, key };
          const words = item[key];
          if (isPageImage(words)) return pictureAt(part, words);
          const drawnAs = headings.includes(key)
            ? "heading"
            : key === "label" && "href" in items
              ? "button"
              : "text";
          return [placeAt(part, of.kind, String(words ?? ""), drawnAs)];
        }),
      );
  if (value === undefined) return [];
  if (isPageImage(value)) return options.isMark ? [] : pictureAt(at, value);
  // What is said to search engines follows from the page where it is empty.
  const isHeading = kind === "text" && /title$/i.test(id) && !isSearchField(id);
  const drawnAs = isHeading ? "heading" : /^submit(Label)?$/.test(name) ? "button" : "text";
  return [placeAt(at, kind, String(value), drawnAs)];
}

/** The words of a picture; none where there is no picture. */
const pictureAt = (at: At, { image, alt }: PageImage): Place[] =>
  image ? [placeAt(at, "alt", alt, "text")] : [];

const placeAt = (at: At, kind: string, text: string, drawnAs: Place["drawnAs"]): Place => ({
  ...{ at, kind, text, drawnAs },
  lines: linesOf(kind, text),
});

const prose = ["text", "richText", "paragraphs", "texts"];

function linesOf(kind: string, text: string): string[] {
  if (!prose.includes(kind)) return [];
  const words = kind === "richText" ? plainText(text.replace(/<pre>[\s\S]*?<\/pre>/g, "\n")) : text;
  return words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
