import type { Db } from "../../kernel/database.server.ts";
import { itemKey } from "./item-keys.text.ts";
import { cleanRichText } from "./rich-text.server.ts";
import {
  defaultValue,
  type Field,
  type FieldValue,
  type FieldValues,
  type PageImage,
  type PageTexts,
  type Section,
  textsOf,
} from "./section.ts";

declare module "../../kernel/database.server.ts" {
  interface Tables {
    page_texts: { section: string; field: string; content: string };
  }
}

/** The texts of a section as visitors read them: the defaults of the code, overlaid with what was published. */
export async function readPageTexts<S extends Section>(db: Db, section: S): Promise<PageTexts<S>> {
  return textsOf(section, await readPublished(db, section));
}

/** The same, by the ids of the fields. */
export async function readPublished(db: Db, section: Section): Promise<FieldValues> {
  const rows = await db
    .selectFrom("page_texts")
    .select(["field", "content"])
    .where("section", "=", section.key)
    .execute();
  const published = new Map(rows.map((row) => [row.field, row.content]));
  return valuesOf(section, (field) => {
    const stored = published.get(field);
    return typeof stored === "string" ? parseJson(stored) : undefined;
  });
}

/** The values of a section, made of whatever was stored; what is missing or does not fit has its default. */
export function valuesOf(section: Section, storedOf: (field: string) => unknown): FieldValues {
  return Object.fromEntries(
    section.fields.map((field) => {
      const stored = storedOf(field.id);
      return [field.id, stored === undefined ? usual(field) : storedValue(field, stored)];
    }),
  );
}

/**
 * A stored value as it may be shown. One that no longer fits its field (the code changed since) gives way to the default,
 * so that the page never breaks; rich text is sanitised again, so that nothing unsafe is shown however it got in (SEC-09).
 */
export function storedValue(field: Field, value: unknown): FieldValue {
  if (field.type === "list") return Array.isArray(value) ? storedItems(field, value) : usual(field);
  if (field.type === "image") return isImage(value) ? value : usual(field);
  if (typeof value !== "string") return field.content;
  return field.type === "rich-text" ? cleanRichText(value) : value;
}

const usual = (field: Field) => defaultValue(field) as FieldValue; // an item may have any keys beside its id

/** An item written before its list got another key is filled up with the empty value of that key. */
function storedItems(field: Extract<Field, { type: "list" }>, items: unknown[]) {
  return items.filter(isObject).map((item, index) => ({
    ...field.pattern,
    id: `${field.id}-${index + 1}`,
    ...fitting(item, field.pattern),
  }));
}

function fitting(item: Record<string, unknown>, pattern: object): Record<string, unknown> {
  const kept = Object.entries(pattern).flatMap(([key, blank]) => {
    const value = item[key];
    if (value === undefined || kindOf(value) !== kindOf(blank)) return [];
    return [[key, itemKey(key).kind === "rich-text" ? cleanRichText(String(value)) : value] as const];
  });
  return Object.fromEntries(kept);
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  kindOf(value) === "object" && value !== null;

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
