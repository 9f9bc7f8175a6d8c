import { oneOf } from "../choice-field.ts";
import { landing } from "../landing.ts";
import { layout } from "../layout-field.ts";
import { searchFields } from "../search-fields.text.ts";
import { type Section, section } from "../section.ts";

const fields = [oneOf("frame", "ما يحيط بالصفحة", ["whole", landing]), ...searchFields, layout({})] as const;

const known = new Map<string, ReturnType<typeof make>>();
const mostKnown = 500;
const make = (key: string) => ({
  ...section(key, "صفحة إضافية", null, fields),
  startsEmpty: true as const,
  record: { path: "pages", id: Number(key.slice("page-".length)), under: "" },
});

/** The key of the texts of an own page, by the id of its record. */
export const ownPageKey = (id: number) => `page-${id}`;

/** The section of an own page, the same object for the same page; undefined for any other key. */
export function ownPageSection(key: string): ReturnType<typeof make> | undefined {
  if (!/^page-[1-9]\d{0,8}$/.test(key)) return undefined;
  const ready = known.get(key);
  if (ready) return ready;
  if (known.size >= mostKnown) known.clear(); // keys come from addresses
  const made = make(key);
  known.set(key, made);
  return made;
}

/** The id of the record of a page whose texts have this key. */
export const ownPageId = ({ key }: Pick<Section, "key">): number | undefined =>
  ownPageSection(key)?.record.id;
