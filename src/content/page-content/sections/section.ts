import type { Field } from "../../../kernel/resource/field.ts";
import type { Illustrated } from "../../../kernel/resource/kinds/illustration.ts";
import { text as textKind } from "../../../kernel/resource/kinds/text.ts";
import type { SearchFieldId } from "./said-for-search.ts";

/*
 * How a section of page texts is described: once, in code, with the kinds that records use and its default texts. The
 * database holds what an editor changed, and the words that a site began with; requirements ACNT-01, LEGAL-01.
 */

export type Item = { id: string; isHidden?: true } & Record<string, unknown>;
export type PageImage = Illustrated;
/** What a field holds: text or HTML, a picture with its alternative text, or items. */
export type FieldValue = string | PageImage | Item[];
/** Whether a value is a picture of the page itself, with its words. */
export const isPageImage = (value: unknown): value is PageImage =>
  typeof value === "object" && value !== null && "image" in value && "alt" in value;

/** Values of a section by the ids of their fields. */
export type FieldValues = { [field: string]: FieldValue };

/** A field of a page: what follows from its kind, and what stands there until somebody changes it. */
export type PageField<Id extends string = string, Value = FieldValue> = Field<Value> & {
  readonly id: Id;
  /** Its name in the content editor. */
  readonly label: string;
  readonly content: Value;
  /** Of a block's field: its id among the fields of its block. */
  readonly name?: string;
  /** Of a layout: the page's own parts, with their names. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Of a record or a setting that the page shows: where it comes from, which pages it changes, and where it is edited. */
  readonly origin?: { readonly from: string; readonly changes: string; readonly href: string };
};

export type Section<
  Key extends string = string,
  Fields extends readonly PageField[] = readonly PageField[],
> = {
  key: Key;
  label: string;
  /** The page that shows the texts; null when several do. */
  route: string | null;
  fields: Fields;
  /** Nothing is public of it before it is published for the first time. */
  startsEmpty?: true;
  /** What nobody published follows the code: looks, which a later edition may draw otherwise. */
  followsCode?: true;
  /** The record that gives the section its name and its page. Fields of the section that are addresses are stored in it. */
  record?: {
    readonly path: string;
    readonly id: number | string;
    readonly under: string;
    /** It cannot wait for a moment while visitors do not see it. */
    readonly isShownAtOnce?: true;
  };
};

/**
 * What a page receives: `{ heroTitle: string; highlights: { id, title, text }[]; heroImage: { image, alt } }`. What is said of it to
 * search engines is read by `saidForSearch`, because it is there only if somebody wrote it.
 */
export type PageTexts<S extends Section> = {
  [F in S["fields"][number] as Exclude<F["id"], SearchFieldId>]: F["content"];
};

/** Describes a section. The types of its page texts are inferred from the fields. */
export function section<const Key extends string, const Fields extends readonly PageField[]>(
  key: Key,
  label: string,
  route: string | null,
  fields: Fields,
): Section<Key, Fields> {
  return { key, label, route, fields };
}

/**
 * Whether a site keeps the words that it began with until somebody publishes others, whatever later editions of the product say: what
 * visitors were told does not change by an upgrade. Requirement LEGAL-01.
 */
export const keepsWords = ({ followsCode, startsEmpty }: Section): boolean => !followsCode && !startsEmpty;

/** Describes a field of a kind, and what stands in it at first. */
export function field<const Id extends string>(
  id: Id,
  label: string,
  content: string,
  kind: Field<string>,
): PageField<Id, string> {
  return { id, label, content, ...kind };
}

export function text<const Id extends string>(id: Id, label: string, content: string): PageField<Id, string> {
  return field(id, label, content, textKind({ max: 5000, isRaw: true }));
}

/** The texts of a section as the code has them. */
export function defaultTexts<S extends Section>(description: S): PageTexts<S> {
  return textsOf(description, Object.fromEntries(description.fields.map(({ id, content }) => [id, content])));
}

/** Stored values of a section, typed as its texts. */
export function textsOf<S extends Section>(
  _description: S,
  values: { [field: string]: unknown },
): PageTexts<S> {
  return values as PageTexts<S>; // each value is that of its field: `valuesOf` of the store sees to it
}

/** The texts of a section without the items that visitors do not see. */
export function shownValues(values: FieldValues): FieldValues {
  const shown = (value: FieldValue) =>
    Array.isArray(value) && value.some(isHidden) ? value.filter((item) => !isHidden(item)) : value;
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, shown(value)]));
}

const isHidden = (item: Item) => item.isHidden === true;

/** Whether two values have the same content, with keys in the same order, as values of one editor have. Faster than `isSameValue`. */
export const isAlike = (a: unknown, b: unknown) =>
  a === b || (typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));

/** Whether two values are the same to a reader, whatever the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, withSortedKeys) === JSON.stringify(b, withSortedKeys);
}

/** For `JSON.stringify`: the same text for the same value, whatever the order of its keys. */
export function withSortedKeys(_key: string, value: unknown) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
