import { fieldOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { sectionOf } from "../../content/page-content/sections/sections.ts";
import { csvText } from "../../kernel/resource/csv/csv.text.ts";
import { valueInWords } from "../../kernel/resource/field-labels.ts";
import { type Resource, writtenFields } from "../../kernel/resource/resource.ts";
import { formatDate } from "../../kernel/text/format.ts";
import type { Change } from "./dashboard-answer.ts";

/** What a revision stores: the changed fields, and the record before and after; null where it stores no values. */
export type Revised = { fields: readonly string[]; before: object | null; after: object | null };

/** The label of a field and a function that formats its values; `words` returns undefined for a value too long for one line. */
export type FieldTeller = (
  field: string,
) => { label: string; words(value: unknown): string | undefined } | undefined;

const longest = 60;
/** Kinds whose values are shown. For lists, pictures, long texts and references only the field is named. */
const glanced = new Set([
  "text",
  "choice",
  "flag",
  "number",
  "price",
  "percentage",
  "day",
  "link",
  "email",
  "phone",
]);

/**
 * The change of each field over several revisions of one record, given newest first: its value before all of them and after them.
 * A field with the same value again is left out; one without values, or with values too long for a line, is only named.
 */
export function changesOf(revisions: readonly Revised[], tell: FieldTeller): Change[] {
  const values = new Map<string, { before: unknown; after: unknown } | null>();
  for (const { fields, before, after } of revisions)
    for (const field of fields) {
      const newer = values.get(field);
      if (!before || !after || newer === null) values.set(field, null);
      else {
        const newest = newer ? newer.after : storedIn(after, field);
        values.set(field, { before: storedIn(before, field), after: newest });
      }
    }
  return [...values].flatMap(([field, pair]) => {
    const told = tell(field);
    if (!told || (pair && JSON.stringify(pair.before) === JSON.stringify(pair.after))) return [];
    const [before, after] = pair ? [told.words(pair.before), told.words(pair.after)] : [];
    const isTold = before !== undefined && after !== undefined;
    return [{ label: told.label, values: isTold ? { before, after } : null }];
  });
}

/** Describes the fields of a resource that people edit. */
export function fieldsOf(resource: Resource): FieldTeller {
  const fields = new Map(writtenFields(resource));
  return (name) => {
    const field = fields.get(name);
    if (!field) return undefined;
    const words = (value: unknown) => {
      if (!glanced.has(field.kind)) return undefined;
      if (field.kind === "day" && typeof value === "string" && value !== "") return formatDate(value);
      if (typeof value === "boolean")
        return valueInWords(resource, name, value) ?? (value ? csvText.yes : csvText.no);
      return short(valueInWords(resource, name, value) ?? value);
    };
    return { label: resource.words.labels[name] ?? name, words };
  };
}

/** Describes the texts of a section of the pages. */
export function textsOf(key: string): FieldTeller {
  const section = sectionOf(key);
  return (id) => {
    const field = section && fieldOf(section, id);
    return field && { label: field.label, words: short };
  };
}

function short(value: unknown): string | undefined {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  return text !== undefined && text.length <= longest ? text : undefined;
}

function storedIn(record: object, field: string): unknown {
  return Reflect.get(record, field);
}
