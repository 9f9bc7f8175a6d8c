import type { Db } from "../../../kernel/db/database.server.ts";
import type { Field, Fields } from "../../../kernel/resource/field.ts";
import { blankItem } from "../../../kernel/resource/kinds/list.ts";
import { cleanTextOf } from "../../../kernel/resource/kinds/rich-text.server.ts";
import { blockFields, fieldOf } from "./blocks/block-fields.ts";
import { layoutIn, wholeLayout } from "./layout.ts";
import { isRecordField } from "./record-fields.ts";
import {
  type FieldValue,
  type FieldValues,
  type Item,
  type PageField,
  type PageImage,
  type PageTexts,
  type Section,
  shownValues,
  textsOf,
} from "./section.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    page_texts: { section: string; field: string; content: string };
  }
}

/** The texts of a section as visitors read them: the defaults of the code, overlaid with what was published. */
export async function readPageTexts<S extends Section>(db: Db, section: S): Promise<PageTexts<S>> {
  return textsOf(section, shownValues(await readPublished(db, section)));
}

/** The number of the public version, and when it was published; undefined while the texts are those of the code. */
export function publishedEdition(
  db: Db,
  section: Section,
): Promise<{ number: number; at: string } | undefined> {
  return db
    .selectFrom("page_versions")
    .select(["number", "published_at as at"])
    .where("section", "=", section.key)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** When the texts of each section, or of one, were published last, by key; sections that nobody published are not there. */
export async function publishedTimes(db: Db, section?: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("page_versions")
    .select((eb) => ["section", eb.fn.max("published_at").as("at")])
    .$if(section !== undefined, (query) => query.where("section", "=", section ?? ""))
    .groupBy("section")
    .execute();
  return new Map(rows.map(({ section, at }) => [section, at]));
}

/** What is published of one text field of these sections, or of all, by their keys, without the blanks around it. */
export async function publishedTexts(
  db: Db,
  field: string,
  sections?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  let select = db.selectFrom("page_texts").select(["section", "content"]).where("field", "=", field);
  if (sections) select = select.where("section", "in", sections.length > 0 ? sections : [""]);
  const rows = await select.execute();
  const texts = rows.map(({ section, content }) => [section, parseJson(content)] as const);
  return new Map(
    texts.flatMap(([section, text]) => (typeof text === "string" ? [[section, text.trim()] as const] : [])),
  );
}

/** The texts of a section as visitors read them, by the ids of the fields. */
export async function readPublished(db: Db, section: Section): Promise<FieldValues> {
  const rows = await db
    .selectFrom("page_texts")
    .select(["field", "content"])
    .where("section", "=", section.key)
    .execute();
  return publishedValues(section, new Map(rows.map((row) => [row.field, row.content])));
}

/** The texts of a section, made of what is stored as JSON by field. */
export const publishedValues = (section: Section, texts: ReadonlyMap<string, string>): FieldValues =>
  valuesOf(section, (field) => {
    const stored = texts.get(field);
    return stored === undefined ? undefined : parseJson(stored);
  });

/** The values of a section, made of whatever was stored; what is missing or does not fit has its default. */
export function valuesOf(section: Section, storedOf: (field: string) => unknown): FieldValues {
  const valued = (field: PageField): [string, FieldValue] => {
    const stored = storedOf(field.id);
    return [field.id, stored === undefined ? field.content : storedValue(field, stored)];
  };
  // Fields that are stored in the section's record have no defaults: a version alone holds values of them.
  const stored = section.fields.filter(({ id }) => !isRecordField(id) || storedOf(id) !== undefined);
  const own = Object.fromEntries(stored.map(valued));
  const added = layoutIn(own).flatMap(blockFields);
  return added.length === 0 ? own : { ...own, ...Object.fromEntries(added.map(valued)) };
}

/**
 * A stored value as it may be shown. One that no longer fits its field (the code changed since) gives way to the default,
 * so that the page never breaks; rich text is sanitised again, so that nothing unsafe is shown however it got in (SEC-09).
 */
export function storedValue(field: PageField, value: unknown): FieldValue {
  const { id, kind, items, content, parts } = field;
  if (parts) return wholeLayout(parts, layoutIn({ layout: value }));
  if (items) return Array.isArray(value) ? storedItems(id, items, value) : content;
  if (kind === "illustration") return isImage(value) ? value : content;
  return typeof value === "string" ? shown(field, value) : content;
}

/** The values of stored fields, by their names, that the code still knows. */
export function knownValues(section: Section, stored: Record<string, unknown>): FieldValues {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]) => {
      const field = fieldOf(section, id);
      return field ? [[id, storedValue(field, value)] as const] : [];
    }),
  );
}

/** An item written before its list got another key is filled up with the empty value of that key. */
function storedItems(list: string, items: Fields, stored: unknown[]): Item[] {
  const blank = { id: "", ...blankItem(items) };
  return stored.filter(isObject).map((item, index) => ({
    ...blank,
    id: `${list}-${index + 1}`,
    ...(item.isHidden === true && { isHidden: true as const }),
    ...Object.fromEntries(
      Object.entries(blank).flatMap(([name, empty]) =>
        typeof item[name] === typeof empty ? [[name, shown(items[name], item[name])] as const] : [],
      ),
    ),
  }));
}

function shown<Value>(field: Field | undefined, value: Value): Value | string {
  return field?.kind === "richText" ? cleanTextOf(field, String(value)) : value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isImage(value: unknown): value is PageImage {
  if (!isObject(value)) return false;
  return (value.image === null || typeof value.image === "string") && typeof value.alt === "string";
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
