import { itemKey } from "./item-keys.text.ts";
import { text } from "./page-content-admin.text.ts";
import { plainText } from "./rich-text.ts";
import type { Field, FieldValue, Item } from "./section.ts";

/** A value as one text: rich text without its tags, a list line by line. */
export function valueInWords(field: Field, value: FieldValue): string {
  if (Array.isArray(value)) return value.map(itemInWords).join("\n");
  if (typeof value !== "string") return [value.image ?? text.history.none, value.alt].join("\n");
  return field.type === "rich-text" ? plainText(value) : value;
}

/** The texts of an item, in the order of its keys. */
export function itemInWords(item: Item): string {
  return Object.entries(item)
    .flatMap(([key, value]) => {
      if (key === "id" || value === "" || value === 0) return [];
      const { kind, choices } = itemKey(key);
      if (kind === "rich-text") return [plainText(String(value))];
      return [choices?.[String(value)] ?? String(value)];
    })
    .join(text.joiner);
}
