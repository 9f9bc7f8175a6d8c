/*
 * How a section of page texts is described: once, in code, with its default texts. The database holds only what an
 * editor changed; requirement ACNT-01.
 */

export type Item = { id: string } & Record<string, unknown>;

type Described<Id extends string> = { id: Id /** Name of the field in the content editor. */; label: string };
export type TextField<Id extends string = string> = Described<Id> & {
  type: "text" | "rich-text";
  content: string;
};
export type ImageField<Id extends string = string> = Described<Id> & {
  type: "image";
  image: string | null;
  /** The alternative text. */
  content: string;
};
export type ListField<Id extends string = string, I extends { id: string } = Item> = Described<Id> & {
  type: "list";
  items: I[];
  /** The keys that an item has, each with an empty or usual value. */
  pattern: I;
};
export type Field = TextField | ImageField | ListField<string, { id: string }>;

export type Section<Key extends string = string, Fields extends readonly Field[] = readonly Field[]> = {
  key: Key;
  label: string;
  /** The page that shows the texts; null when several do. */
  route: string | null;
  fields: Fields;
};

export type PageImage = { image: string | null; alt: string };

/** What a page receives: `{ heroTitle: string; highlights: { id, title, text }[]; heroImage: { image, alt } }`. */
export type PageTexts<S extends Section> = {
  [F in S["fields"][number] as F["id"]]: F extends ListField<string, infer I>
    ? I[]
    : F extends ImageField
      ? PageImage
      : string;
};

/** Describes a section. The types of its page texts are inferred from the fields. */
export function section<const Key extends string, const Fields extends readonly Field[]>(
  key: Key,
  label: string,
  route: string | null,
  fields: Fields,
): Section<Key, Fields> {
  return { key, label, route, fields };
}

export function text<const Id extends string>(id: Id, label: string, content: string): TextField<Id> {
  return { id, label, type: "text", content };
}

export function richText<const Id extends string>(id: Id, label: string, content: string): TextField<Id> {
  return { id, label, type: "rich-text", content };
}

/** `content` is the alternative text. */
export function image<const Id extends string>(
  id: Id,
  label: string,
  path: string | null,
  content: string,
): ImageField<Id> {
  return { id, label, type: "image", image: path, content };
}

/** A list of items that share their keys: those of the first item. A list that begins empty names its `pattern`. */
export function list<const Id extends string, I extends { id: string }>(
  id: Id,
  label: string,
  items: I[],
  pattern?: I,
): ListField<Id, I> {
  const blank = pattern ?? blankOf(items[0]);
  if (!blank) throw new Error(`the list ${id} needs an item or a pattern`);
  return { id, label, type: "list", items, pattern: blank };
}

function blankOf<I extends { id: string }>(item: I | undefined): I | undefined {
  const blank = Object.entries(item ?? {}).map(([key, value]) => [key, emptyLike(value)]);
  return item && (Object.fromEntries(blank) as I); // the keys of the item
}

function emptyLike(value: unknown) {
  if (Array.isArray(value)) return [];
  return typeof value === "number" ? 0 : "";
}

/** The texts of a section as the code has them. */
export function defaultTexts<S extends Section>(description: S): PageTexts<S> {
  return textsOf(
    description,
    Object.fromEntries(description.fields.map((field) => [field.id, defaultValue(field)])),
  );
}

/** The same of values that were stored for it. */
export function textsOf<S extends Section>(
  _description: S,
  values: { [field: string]: unknown },
): PageTexts<S> {
  return values as PageTexts<S>; // each value is that of its field: `valuesOf` of the store sees to it
}

/** What a field holds: text or HTML, a picture with its alternative text, or items. */
export type FieldValue = string | PageImage | Item[];
/** Values of a section by the ids of their fields. */
export type FieldValues = { [field: string]: FieldValue };

/** Whether two values are the same to a reader, whatever the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);
}

function sortKeys(_key: string, value: unknown) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The value that a page gets for a field nobody has changed. */
export function defaultValue(field: Field): string | PageImage | { id: string }[] {
  if (field.type === "list") return field.items;
  if (field.type === "image") return { image: field.image, alt: field.content };
  return field.content;
}
