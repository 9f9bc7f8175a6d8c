import type { Db } from "../../kernel/database.server.ts";
import { defaultTexts, defaultValue, type Field, type PageTexts, type Section } from "./section.ts";

/** The texts of a section as visitors read them: the defaults of the code, overlaid with what was published. */
export async function readPageTexts<S extends Section>(db: Db, section: S): Promise<PageTexts<S>> {
  const rows = await db
    .selectFrom("page_texts")
    .select(["field", "content"])
    .where("section", "=", section.key)
    .execute();
  const published = new Map(rows.map((row) => [row.field, row.content]));
  const texts: Record<string, unknown> = { ...defaultTexts(section) };
  for (const field of section.fields) {
    const stored = published.get(field.id);
    if (typeof stored === "string") texts[field.id] = publishedValue(field, stored);
  }
  return texts as PageTexts<S>;
}

/** A row that no longer fits its field (the code changed since) gives way to the default: the page never breaks. */
function publishedValue(field: Field, stored: string): unknown {
  const value = parseJson(stored);
  if (field.type === "list") return Array.isArray(value) ? publishedItems(field, value) : field.items;
  if (field.type === "image") return isImage(value) ? value : defaultValue(field);
  return typeof value === "string" ? value : field.content;
}

/** An item written before its list got another key is filled up with an empty value of that key's type. */
function publishedItems(field: Extract<Field, { type: "list" }>, items: unknown[]) {
  const pattern = Object.entries(field.items[0] ?? { id: "" });
  return items.filter(isObject).map((item, index) => ({
    ...Object.fromEntries(pattern.map(([key, value]) => [key, emptyLike(value)])),
    id: `${field.id}-${index + 1}`,
    ...fitting(item, field.items[0] ?? { id: "" }),
  }));
}

function fitting(item: Record<string, unknown>, pattern: Record<string, unknown>) {
  const fits = ([key, value]: [string, unknown]) =>
    !(key in pattern) || kindOf(value) === kindOf(pattern[key]);
  return Object.fromEntries(Object.entries(item).filter(fits));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  kindOf(value) === "object" && value !== null;

function emptyLike(value: unknown) {
  if (Array.isArray(value)) return [];
  return typeof value === "number" ? 0 : "";
}

function isImage(value: unknown) {
  if (!isObject(value)) return false;
  return (value.image === null || typeof value.image === "string") && typeof value.alt === "string";
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
