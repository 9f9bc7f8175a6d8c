import type { Fields } from "../../../kernel/resource/field.ts";
import { plainText } from "../../../kernel/resource/kinds/rich-text.ts";
import { itemValueLabel } from "../sections/item-words.text.ts";
import type { FieldValue, Item, PageField } from "../sections/section.ts";
import { text } from "./page-content-admin.text.ts";

/** A value as one text: rich text without its tags, a list line by line. */
export function valueInWords({ kind, items = {} }: PageField, value: FieldValue): string {
  if (Array.isArray(value)) return value.map((item) => itemInWords(items, item)).join("\n");
  if (typeof value !== "string") return [value.image ?? text.none, value.alt].join("\n");
  return kind === "richText" ? plainText(value) : value;
}

/** The texts of an item, in the order of its keys. */
export function itemInWords(items: Fields, item: Item): string {
  const { isHidden, ...texts } = item;
  const said = Object.entries(texts)
    .flatMap(([key, value]) => {
      if (key === "id" || value === "" || value === 0) return [];
      const words = String(value);
      return [items[key]?.kind === "richText" ? plainText(words) : (itemValueLabel(key, words) ?? words)];
    })
    .join(text.joiner);
  return isHidden ? text.list.hidden(said) : said;
}
