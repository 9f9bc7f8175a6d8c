import type { FieldValue } from "../../content/page-content/sections/section.ts";
import { type Address, parseAddress } from "../../kernel/resource/address.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { list } from "../../kernel/resource/kinds/list.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { itemId } from "../../kernel/resource/named-record.ts";
import { parseMoney } from "../../kernel/text/amounts.ts";
import { parseNumber } from "../../kernel/text/arabic.ts";

/** A field of a record as the page editor handles it: each text of a `texts` field becomes an item with one text. */
export function onPage(field: Field): Field {
  if (field.kind !== "texts") return field;
  const { each = 500, most = 50 } = field.options;
  return { ...list({ text: text({ max: Number(each) }) }, { max: Number(most) }), options: field.options };
}

/**
 * A value of a record as the page editor handles it, numbers as text. Items of a record have no ids, so each gets one from its
 * place in the list, as in a stored draft; equal lists of items then compare as equal.
 */
export function typedOf(address: Address, field: Field, value: unknown): FieldValue {
  if (!onPage(field).items) return value === null || value === undefined ? "" : String(value);
  if (!Array.isArray(value)) return [];
  const fields = (item: unknown) => (typeof item === "object" ? item : { text: String(item) });
  return value.map((item, index) => ({ ...fields(item), id: itemId(parseAddress(address).field, index) }));
}

/** A typed value as the record stores it. An incomplete number leaves the value before it unchanged. */
export function heldOf({ kind, items }: Field, typed: FieldValue, before: unknown): unknown {
  if (kind === "texts") return Array.isArray(typed) ? typed.map((item) => String(item.text)) : before;
  if (items) return Array.isArray(typed) ? typed : before;
  const text = String(typed);
  if (kind === "picture") return text === "" ? null : text;
  if (kind === "price") return text.trim() === "" ? null : (parseMoney(text) ?? before);
  if (kind === "number") return text.trim() === "" ? null : (parseNumber(text) ?? before);
  return text === "" && before === null ? null : text;
}
