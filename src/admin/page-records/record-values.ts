import type { FieldValue } from "../../content/page-content/sections/section.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { list } from "../../kernel/resource/kinds/list.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { parseNumber } from "../../kernel/text/arabic.ts";

/** A field of a record as a page's editor has it: short texts are items of one text each. */
export function onPage(field: Field): Field {
  if (field.kind !== "texts") return field;
  const { each = 500, most = 50 } = field.options;
  return { ...list({ text: text({ max: Number(each) }) }, { max: Number(most) }), options: field.options };
}

/** A value of a record as a page's editor types it: numbers as text, items with ids. */
export function typedOf({ kind, items }: Field, value: unknown): FieldValue {
  if (kind === "texts")
    return Array.isArray(value)
      ? value.map((text, index) => ({ id: String(index + 1), text: String(text) }))
      : [];
  if (!items) return value === null || value === undefined ? "" : String(value);
  return Array.isArray(value)
    ? value.map((item, index) => ({ id: String(index + 1), ...(typeof item === "object" ? item : {}) }))
    : [];
}

/** What was typed, as the record holds it; a number that is none yet leaves what stands there. */
export function heldOf({ kind, items }: Field, typed: FieldValue, before: unknown): unknown {
  if (kind === "texts") return Array.isArray(typed) ? typed.map((item) => String(item.text)) : before;
  if (items) return Array.isArray(typed) ? typed : before;
  const text = String(typed);
  if (kind === "price") return text.trim() === "" ? null : (parseNumber(text) ?? before);
  return text === "" && before === null ? null : text;
}
