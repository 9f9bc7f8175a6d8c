import type { AuditNames } from "../../accounts/audit/audit.server.ts";
import { fieldName, otherTables } from "../../accounts/audit/audit.text.ts";
import { tokens } from "../../accounts/tokens/tokens.ts";
import { users } from "../../accounts/users/users.ts";
import { webhooks } from "../../accounts/webhooks/webhooks.ts";
import { settings } from "../../content/settings/settings.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { described } from "../../resources.server.ts";
import { privacyRequests } from "../privacy/privacy-requests.ts";

const named = [
  ...described.map(({ resource }) => resource),
  settings,
  users,
  tokens,
  webhooks,
  privacyRequests,
];
const titles: Readonly<Record<string, string>> = Object.fromEntries([
  ...named.map(({ name, words }) => [name, words.title]),
  ...Object.entries(otherTables).map(([name, title]) => [name.replaceAll("-", "_"), title]),
]);
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  named.map(({ name, words }) => [name, words.labels]),
);

/** The names of tables and fields in the audit trail, from resource descriptions or from the words for other tables; SEC-12. */
export const auditNames: AuditNames = {
  tables: Object.entries(titles).map(([name, title]) => ({ name, title })),
  tableTitle: (table) => wordFor(titles, table) ?? table,
  fieldLabel: (table, field) => wordFor(wordFor(labels, table) ?? {}, field) ?? fieldName(field),
};
