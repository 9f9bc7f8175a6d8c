import { fieldName } from "../accounts/audit.text.ts";
import { media } from "../content/media/media.ts";
import { settings } from "../content/settings/settings.ts";
import { wordFor } from "../kernel/word-for.ts";
import { resources } from "../resources.server.ts";

const described: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  [...resources.map(({ resource }) => resource), settings, media].map(({ name, words }) => [
    name,
    words.labels,
  ]),
);

/** What a changed field is called: by the description of its table, or by the word for tables that have none; SEC-12. */
export function auditLabel(table: string, field: string): string {
  return wordFor(wordFor(described, table) ?? {}, field) ?? fieldName(field);
}
