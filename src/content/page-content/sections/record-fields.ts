import type { FieldValues, PageField, Section } from "./section.ts";

/*
 * Texts of records and settings that are edited on a page are fields of its section too, under their addresses:
 * `packages/3/price`, `settings/site/phone`. Their descriptions come from the slices themselves, which this one does not import:
 * the process provides them, and a browser loads them with the first such field. Requirement EDIT-01.
 */

/** The descriptions of the fields of records on pages, which the process provides. */
export type RecordFields = {
  /** The field that a name means; undefined where there is none. */
  find(id: string): PageField | undefined;
  /** The section of a record that is edited as a document of its own, by its key (`articles-3`); undefined for another key. */
  section(key: string): Section | undefined;
  /** What a loader found, with drafted values in place of those of its records and settings. */
  overlay<Found>(found: Found, drafted: FieldValues): Found;
};

let known: RecordFields | undefined;

export function knowRecordFields(fields: RecordFields) {
  known = fields;
}

/** Whether the name of a field in the draft of a page is the address of a record's or setting's field. */
export const isRecordField = (id: string) => id.includes("/");

export function recordField(id: string): PageField | undefined {
  return isRecordField(id) ? known?.find(id) : undefined;
}

/** The section of a record that is edited as a document of its own; undefined for any other key. Requirement DOC-03. */
export const recordSection = (key: string): Section | undefined => known?.section(key);

/** The names of those fields of a section that are stored in its record. */
export const namesInRecord = ({ fields }: Pick<Section, "fields">): string[] =>
  fields.map(({ id }) => id).filter(isRecordField);

/** The fields of records among the values of a section, without those of the section's own record. */
export function recordFieldsOf(
  section: Pick<Section, "fields">,
  values: { readonly [field: string]: unknown },
): PageField[] {
  const own = new Set(namesInRecord(section));
  return Object.keys(values).flatMap((id) => (own.has(id) ? [] : (recordField(id) ?? [])));
}

/** The values of records and settings among the drafted texts of a section, with the ids of their fields. */
export const recordEntries = (texts: object) => Object.entries(texts).filter(([id]) => isRecordField(id));

/** What a loader found, with the drafts of records over it; the very same where nobody drafts any. */
export function withDraftedRecords<Found>(found: Found, texts: object): Found {
  const drafted = recordEntries(texts);
  return drafted.length === 0 || !known ? found : known.overlay(found, Object.fromEntries(drafted));
}

let load: (() => Promise<RecordFields>) | undefined;
let loading: Promise<void> | undefined;

/** Sets how a browser loads the descriptions. */
export function provideRecordFields(source: () => Promise<RecordFields>) {
  load = source;
}

/** Loads the descriptions once; after a failure the next call tries again. */
export function loadRecordFields(): Promise<void> {
  if (known || !load) return Promise.resolve();
  loading ??= load().then(knowRecordFields, () => {
    loading = undefined;
  });
  return loading;
}
