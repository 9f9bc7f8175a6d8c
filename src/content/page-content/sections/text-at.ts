import { type Address, parseAddress, valueAt } from "../../../kernel/resource/address.ts";
import { fieldOf } from "./blocks/block-fields.ts";
import { itemLabel } from "./item-words.text.ts";
import { knownSection } from "./known-sections.ts";
import { fieldOnPage, pageAt } from "./page-address.ts";
import { recordField } from "./record-fields.ts";
import type { FieldValues, PageField } from "./section.ts";

/** A text of a page that is typed without a form: its field, its label and its longest length. */
export type TextPlace = {
  /** Its field in the draft of the page. */
  field: string;
  label: string;
  /** Most characters. */
  max: number;
  hasLines: boolean;
  /** Written with bold words, links and lists. */
  isRich: boolean;
  /** Written also with pictures, tables and code. */
  isLong?: true;
  /** Of a record or a setting. */
  origin?: PageField["origin"];
};

/**
 * The text at an address; undefined where there is no text. `number` is that of its item in the list, which its label names. `edited`
 * is the key of the section that is edited: its own fields are named without the record that holds them.
 */
export function textAt(
  address: Address,
  { number, edited = "" }: { number?: number | undefined; edited?: string | undefined } = {},
): TextPlace | undefined {
  const { item, part = "" } = parseAddress(address);
  const own = knownSection(edited)?.fields.find(({ id }) => id === fieldOnPage(address));
  const field = own ?? fieldAt(address);
  if (!field) return undefined;
  const kind = item === undefined ? field : field.items?.[part];
  if (kind?.kind !== "text" && kind?.kind !== "paragraphs" && kind?.kind !== "richText") return undefined;
  const labels = [field.label, number].filter((word) => word !== undefined).join(" ");
  return {
    field: field.id,
    label: item === undefined ? field.label : `${labels}: ${itemLabel(part)}`,
    max: typeof kind.options.max === "number" ? kind.options.max : usualMax[kind.kind],
    hasLines: kind.kind === "paragraphs",
    isRich: kind.kind === "richText",
    ...(kind.options.isLong === true && { isLong: true }),
    ...(field.origin && { origin: field.origin }),
  };
}

/** The field of a page, or of a record that pages show, at an address; undefined where its page or record is not known. */
export function fieldAt(address: Address): PageField | undefined {
  const page = pageAt(address);
  if (page === undefined) return recordField(fieldOnPage(address));
  const section = knownSection(page);
  return section && fieldOf(section, fieldOnPage(address));
}

// The limits of the kinds, for fields that set none.
const usualMax = { text: 200, paragraphs: 5000, richText: Number.POSITIVE_INFINITY };

/** The text that stands at an address; undefined when its item is not among these values. */
export function textIn(values: FieldValues, address: Address): string | undefined {
  const found = valueAt(values[fieldOnPage(address)], address);
  return typeof found === "string" ? found : undefined;
}
