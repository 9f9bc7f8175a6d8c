import type { Resource } from "../../kernel/resource/resource.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import type { AuditNames } from "./audit.server.ts";
import { fieldName, otherTables } from "./audit.text.ts";

/** The names of tables and fields in the audit trail, from resource descriptions or from the words for other tables; SEC-12. */
export function auditNamesOf(resources: readonly Pick<Resource, "name" | "words">[]): AuditNames {
  const titles: Readonly<Record<string, string>> = Object.fromEntries([
    ...resources.map(({ name, words }) => [name, words.title]),
    ...Object.entries(otherTables).map(([name, title]) => [name.replaceAll("-", "_"), title]),
  ]);
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
    resources.map(({ name, words }) => [name, words.labels]),
  );
  return {
    tables: Object.entries(titles).map(([name, title]) => ({ name, title })),
    tableTitle: (table) => wordFor(titles, table) ?? table,
    fieldLabel: (table, field) => wordFor(wordFor(labels, table) ?? {}, field) ?? fieldName(field),
  };
}
