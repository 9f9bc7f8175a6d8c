import { fieldOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { sectionOf } from "../../content/page-content/sections/sections.ts";
import { csvText } from "../../kernel/resource/csv/csv.text.ts";
import { type Resource, writtenFields } from "../../kernel/resource/resource.ts";
import { valueInWords } from "../../kernel/resource/words.ts";
import { formatDate } from "../../kernel/text/format.ts";
import type { Change } from "./dashboard-answer.ts";

/** What a revision keeps of a record: which fields changed, and the record before and after; null where it keeps no values. */
export type Revised = { fields: readonly string[]; before: object | null; after: object | null };

/** What a field is called, and a value of it in words; undefined where it has none that one line can hold. */
export type FieldTeller = (
  field: string,
) => { label: string; words(value: unknown): string | undefined } | undefined;

const longest = 60;
/** Kinds whose values are read at a glance; of lists, pictures, long texts and other records only the field is named. */
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
 * What became of each field over several revisions of one record, newest first: as it was before all of them, and as it is
 * after. A field that is again as it was is no change; one without values, or with values that no line can hold, is named.
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

/** The fields that people write of a resource. */
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

/** The texts of a section of the pages. */
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
