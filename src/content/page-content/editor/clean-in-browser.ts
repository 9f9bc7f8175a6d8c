import { cleanPasted } from "../../../admin-kit/rich-text/clean-pasted.ts";
import type { Fields } from "../../../kernel/resource/field.ts";
import { richTags } from "../../../kernel/resource/kinds/rich-text.ts";
import { fieldsOf } from "../sections/blocks/block-fields.ts";
import type { FieldValues, Section } from "../sections/section.ts";

/** The texts of an editor with rich text sanitised: the preview shows them before the server has cleaned them; SEC-09. */
export function cleanInBrowser(section: Section, values: FieldValues): FieldValues {
  const cleaned: FieldValues = {};
  for (const { id, kind, items = {} } of fieldsOf(section, values)) {
    const value = values[id];
    if (kind === "richText") cleaned[id] = cleanHtml(String(value));
    else if (value !== undefined)
      cleaned[id] = Array.isArray(value) ? value.map((item) => cleanItem(items, item)) : value;
  }
  return cleaned;
}

function cleanItem<Item extends object>(items: Fields, item: Item): Item {
  const cleaned = Object.entries(item).map(([key, value]) => [
    key,
    items[key]?.kind === "richText" ? cleanHtml(String(value)) : value,
  ]);
  return Object.fromEntries(cleaned) as Item; // the keys of `item`
}

const cleanHtml = (html: string) => cleanPasted(html, richTags);
