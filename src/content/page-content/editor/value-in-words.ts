import { plainText } from "../../../kernel/resource/kinds/rich-text.ts";
import { itemValueLabel } from "../sections/item-words.text.ts";
import { layoutIn } from "../sections/layout.ts";
import type { FieldValue, Item, PageField } from "../sections/section.ts";
import { partName } from "./layout/part-name.ts";
import { text } from "./page-content-admin.text.ts";

/** A value as one text: rich text without its tags, a list line by line. */
export function valueInWords(field: PageField, value: FieldValue): string {
  if (Array.isArray(value)) return value.map((item) => itemInWords(field, item)).join("\n");
  if (typeof value !== "string") return [value.image ?? text.none, value.alt].join("\n");
  return field.kind === "richText" ? plainText(value) : value;
}

/** The texts of an item, in the order of its keys; of a part of a page its name, and whether it is hidden. */
export function itemInWords(field: Pick<PageField, "items" | "parts">, item: Item): string {
  const [placed] = layoutIn({ layout: [item] });
  if (placed) {
    const name = partName(field, placed, {});
    return placed.isShown ? name : text.list.hidden(name);
  }
  const { items = {} } = field;
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
