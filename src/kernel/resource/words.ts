import { wordFor } from "../text/word-for.ts";
import { csvText } from "./csv/csv.text.ts";
import type { CsvColumn } from "./csv/csv.ts";
import { type Resource, writtenFields } from "./resource.ts";
import { fieldOfWireName, wireNameOf } from "./wire.ts";

type Described = Pick<Resource, "fields" | "wireNames" | "words">;

/** Words for values that are stored with other records, such as the names of categories, by field. */
export type ValueWords = { readonly [name: string]: Readonly<Record<string, string>> };

/** A value of a field in words, or undefined where it has none of its own. */
export function valueInWords(
  { words }: Pick<Resource, "words">,
  name: string,
  value: unknown,
  stored: ValueWords = {},
): string | undefined {
  const tell = value === undefined || value === null ? undefined : words.told?.[name];
  return tell ? tell(value) : wordFor({ ...words.values[name], ...stored[name] }, String(value));
}

/** What the history of a record needs: labels by name of calls, and values in words. Galleries have no words. */
export function historyWordsOf(resource: Described, stored?: ValueWords) {
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
 * The columns of the resource's files. Pictures stay on the site; what the server sets is told where its field says so, and
 * passed over when a file comes back.
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
      };
    });
}
