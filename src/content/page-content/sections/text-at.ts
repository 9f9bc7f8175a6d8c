import { fieldOf } from "./blocks/block-fields.ts";
import { itemLabel } from "./item-words.text.ts";
import { knownSection } from "./known-sections.ts";
import type { FieldValues, PageField } from "./section.ts";

/** A text of a page that is typed without a form: where it is stored, its label and its longest length. */
export type TextPlace = {
  section: string;
  field: string;
  /** Set when the text belongs to an item of a list. */
  item?: { index: number; key: string };
  label: string;
  /** Most characters. */
  max: number;
  hasLines: boolean;
  /** Written with bold words, links and lists. */
  isRich: boolean;
  /** Of a record or a setting. */
  origin?: PageField["origin"];
};

/** The text at an address, `homepage/heroTitle` or `homepage/heroLinks/0/label`; undefined where there is no text. */
export function textAt(address: string): TextPlace | undefined {
  const [key = "", id = "", index, part = ""] = address.split("/");
  const section = knownSection(key);
  const field = section && fieldOf(section, id);
  if (!field) return undefined;
  const kind = index === undefined ? field : field.items?.[part];
  if (kind?.kind !== "text" && kind?.kind !== "paragraphs" && kind?.kind !== "richText") return undefined;
  const place = {
    section: key,
    field: id,
    max: typeof kind.options.max === "number" ? kind.options.max : usualMax[kind.kind],
    hasLines: kind.kind === "paragraphs",
    isRich: kind.kind === "richText",
    ...(field.origin && { origin: field.origin }),
  };
  if (index === undefined) return { ...place, label: field.label };
  const label = `${field.label} ${Number(index) + 1}: ${itemLabel(part)}`;
  return { ...place, item: { index: Number(index), key: part }, label };
}

// The limits of the kinds, for fields that set none.
const usualMax = { text: 200, paragraphs: 5000, richText: Number.POSITIVE_INFINITY };

/**
 * The text of a place in other values of its section, such as the published ones; undefined where they have none. An item is
 * found by its id, because it may have moved.
 */
export function readTextOf(other: FieldValues, values: FieldValues, place: TextPlace): string | undefined {
  const { field, item } = place;
  if (!item) return readText(other, place);
  const [list, there] = [values[field], other[field]];
  if (!Array.isArray(list) || !Array.isArray(there)) return undefined;
  const index = there.findIndex(({ id }) => id === list[item.index]?.id);
  return readText(other, { ...place, item: { ...item, index } });
}

/** The text that stands at a place; undefined when its item has gone. */
export function readText(values: FieldValues, { field, item }: TextPlace): string | undefined {
  const value = values[field];
  const found = item ? Array.isArray(value) && value[item.index]?.[item.key] : value;
  return typeof found === "string" ? found : undefined;
}
