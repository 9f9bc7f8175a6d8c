import { cleanPasted } from "../../../admin-kit/rich-text/clean-pasted.ts";
import { getOrMake } from "../../../kernel/objects.ts";
import type { Field, Fields } from "../../../kernel/resource/field.ts";
import { tagsOf } from "../../../kernel/resource/kinds/rich-text.ts";
import { fieldsOf } from "../sections/blocks/block-fields.ts";
import type { FieldValues, Section } from "../sections/section.ts";

/** The texts of an editor with rich text sanitised: the preview shows them before the server has cleaned them; SEC-09. */
export function cleanInBrowser(section: Section, values: FieldValues): FieldValues {
  const clean: FieldValues = {};
  for (const field of fieldsOf(section, values)) {
    const { id, kind, items = {} } = field;
    const value = values[id];
    if (kind === "richText") clean[id] = cleanHtml(field, String(value));
    else if (value !== undefined)
      clean[id] = Array.isArray(value) ? value.map((item) => cleanItem(items, item)) : value;
  }
  return clean;
}

function cleanItem<Item extends object>(items: Fields, item: Item): Item {
  const parts = Object.entries(item).map(([key, value]) => {
    const field = items[key];
    return [key, field?.kind === "richText" ? cleanHtml(field, String(value)) : value];
  });
  return Object.fromEntries(parts) as Item; // the keys of `item`
}

const cleaned = new Map<string, string>();
const mostCleaned = 500;

/** All texts of a page are cleaned with each letter that is typed in one of them, so the results are kept. */
function cleanHtml(field: Field, html: string): string {
  if (cleaned.size >= mostCleaned) cleaned.clear();
  const isLong = field.options.isLong === true;
  return getOrMake(cleaned, `${isLong}:${html}`, () => cleanPasted(html, tagsOf(isLong)));
}
