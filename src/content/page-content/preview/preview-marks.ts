import { getOrMake } from "../../../kernel/objects.ts";
import { type Address, printAddress } from "../../../kernel/resource/address.ts";
import type { Field, Fields } from "../../../kernel/resource/field.ts";
import { fieldsOf } from "../sections/blocks/block-fields.ts";
import { addressOnPage } from "../sections/page-address.ts";
import {
  type FieldValue,
  type FieldValues,
  type Item,
  isPageImage,
  type PageField,
  type Section,
} from "../sections/section.ts";

/*
 * How the preview knows which text of the page comes from which field: behind each text stands the field's address, in
 * characters that no browser draws and that join no letters. The frame takes them out again before anything is painted,
 * and writes the address on the element. So the pages themselves know nothing of the editor.
 */

/** The tag characters of Unicode: one invisible character for each character of ASCII. */
const firstTag = 0xe0000;
const marks = /[\u{E0020}-\u{E007E}]+/gu;

/** The texts of a section with their addresses behind them. */
export function markTexts(section: Section, values: FieldValues): FieldValues {
  return Object.fromEntries(
    fieldsOf(section, values).map((field) => [
      field.id,
      markField(field, values[field.id] ?? "", addressOnPage(section.key, field.id)),
    ]),
  );
}

function markField(field: PageField, value: FieldValue, address: Address): FieldValue {
  if (typeof value === "string") return isRead(field) ? value + addressMark(address) : value;
  if (field.parts) return value;
  const before = marked.get(address);
  if (before?.value === value) return before.result;
  const result = markValue(field.items ?? {}, value, address);
  marked.set(address, { value, result });
  return result;
}

/** A list or picture that is the same object as before gives the same object again, so that the page renders it only once. */
const marked = new Map<Address, { value: FieldValue; result: FieldValue }>();

function markValue(items: Fields, value: Exclude<FieldValue, string>, address: string): FieldValue {
  if (!Array.isArray(value)) return { ...value, alt: value.alt + addressMark(address) };
  return value.map((item): Item => {
    const parts = Object.entries(item).map(([key, part]) => [
      key,
      markPart(items[key], part, addressMark(printAddress(address, item.id, key))),
    ]);
    return { ...Object.fromEntries(parts), id: item.id };
  });
}

function markPart(field: Field | undefined, part: unknown, mark: string): unknown {
  if (isPageImage(part)) return { ...part, alt: part.alt + mark };
  return isShown(field, part) ? part + mark : part;
}

/** False for links, icons and choices, which nobody reads as text, and for an empty text, whose surroundings a page may hide. */
function isShown(field: Field | undefined, part: unknown): part is string {
  return field !== undefined && isRead(field) && typeof part === "string" && part !== "";
}

const isRead = ({ kind, options }: Field) =>
  ["text", "paragraphs", "richText"].includes(kind) && options.unseen === undefined;

const made = new Map<Address, string>();
/** Of a page of sixty sections with lists there are about two thousand. */
const mostMade = 10_000;

/** An address as it stands behind a text. All are asked for with each letter that is typed, so they are kept. */
export function addressMark(address: Address): string {
  if (made.size >= mostMade) made.clear();
  return getOrMake(made, address, () =>
    [...address].map((sign) => String.fromCodePoint(firstTag + sign.charCodeAt(0))).join(""),
  );
}

/** Splits a text of the marked page into what people read and the address behind it. */
export function readMarks(text: string): { text: string; address: Address | undefined } {
  let address: Address | undefined;
  const bare = text.replace(marks, (run) => {
    address ??= [...run]
      .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? firstTag) - firstTag))
      .join("");
    return "";
  });
  return { text: bare, address };
}
