import { wordFor } from "../text/word-for.ts";
import { csvText } from "./csv/csv.text.ts";
import type { CsvColumn } from "./csv/csv.ts";
import { type Resource, writtenFields } from "./resource.ts";
import { fieldOfWireName, wireNameOf } from "./wire.ts";

type Described = Pick<Resource, "fields" | "wireNames" | "words">;

/** Words for values that are stored with other records, such as the names of categories, by field. */
export type ValueWords = { readonly [name: string]: Readonly<Record<string, string>> };

/** The word for a value of a field, or undefined if the value has none. */
export function valueInWords(
  { words }: Pick<Resource, "words">,
  name: string,
  value: unknown,
  stored: ValueWords = {},
): string | undefined {
  const tell = value === undefined || value === null ? undefined : words.told?.[name];
  return tell ? tell(value) : wordFor({ ...words.values[name], ...stored[name] }, String(value));
}

/** The labels of fields, by wire name, and the formatter of their values that the history of a record shows; without galleries. */
export function historyFormatOf(resource: Described, stored?: ValueWords) {
  const shown = writtenFields(resource).filter(([, { kind }]) => kind !== "gallery");
  return {
    labels: Object.fromEntries(
      shown.map(([name]) => [wireNameOf(resource, name), resource.words.labels[name] ?? name]),
    ),
    format(wireName: string, value: unknown): string | undefined {
      const name = fieldOfWireName(resource, wireName);
      if (name === undefined) return undefined;
      const { wire } = resource.fields[name] ?? {};
      return valueInWords(resource, name, wire ? wire.read(value) : value, stored);
    },
  };
}

/**
 * The columns of the resource's files. Pictures are left out; a field that the server sets is included if its options say so,
 * and is ignored when a file is imported.
 */
export function csvColumnsOf(resource: Described, stored: ValueWords = {}): readonly CsvColumn[] {
  return Object.entries(resource.fields)
    .filter(([, { isVisual, options }]) => !isVisual && (options.inFiles ?? !options.setByServer))
    .map(([name, field]) => {
      const { words } = resource;
      const hasWords = field.choices !== undefined || field.kind === "texts";
      const known = stored[name] ?? (hasWords ? words.values[name] : undefined);
      const flags = field.wire?.words && { 1: csvText.yes, 0: csvText.no };
      const column = known ?? flags;
      return {
        name: wireNameOf(resource, name),
        label: words.columns?.[name] ?? words.labels[name] ?? name,
        ...(column && { words: column }),
        ...(stored[name] && { closed: true }),
        ...((field.kind === "day" || field.kind === "phone") && { rewritten: field.kind }),
      };
    });
}
