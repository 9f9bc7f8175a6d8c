import type { FieldValue } from "../../content/page-content/sections/section.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { parseNumber } from "../../kernel/text/arabic.ts";

/** A value of a record as a page's editor types it: numbers as text, items with ids. */
export function typedOf({ items }: Field, value: unknown): FieldValue {
  if (!items) return value === null || value === undefined ? "" : String(value);
  return Array.isArray(value)
    ? value.map((item, index) => ({ id: String(index + 1), ...(typeof item === "object" ? item : {}) }))
    : [];
}

/** What was typed, as the record holds it; a number that is none yet leaves what stands there. */
export function heldOf({ kind, items }: Field, typed: FieldValue, before: unknown): unknown {
  if (items) return Array.isArray(typed) ? typed : before;
  const text = String(typed);
  if (kind === "price") return text.trim() === "" ? null : (parseNumber(text) ?? before);
  return text === "" && before === null ? null : text;
}
