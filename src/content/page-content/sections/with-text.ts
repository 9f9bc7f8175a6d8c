import type { FieldValue, FieldValues } from "./section.ts";

/**
 * The value of a field with another text at an address in it: `homepage/heroTitle`, `homepage/heroLinks/0/label`. Undefined when
 * the item has gone. Kept apart from `text-at.ts`, which brings the labels of all texts.
 */
export function withText(values: FieldValues, address: string, text: string): FieldValue | undefined {
  const [, field = "", index, key = ""] = address.split("/");
  if (index === undefined) return text;
  const items = values[field];
  const item = Array.isArray(items) ? items[Number(index)] : undefined;
  return item && Array.isArray(items) ? items.with(Number(index), { ...item, [key]: text }) : undefined;
}
