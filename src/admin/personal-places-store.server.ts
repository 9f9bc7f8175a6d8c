import { fieldWhere, type Resource } from "../kernel/resource/resource.ts";
import { columnOf } from "../kernel/resource/table.server.ts";
import { resources } from "../resources.server.ts";

/** A table whose rows are about one person each, and the columns by which that person is known. */
export type PersonalPlace = {
  table: string;
  name: string;
  phones: readonly string[];
  emails: readonly string[];
  /** Tables whose rows go with it, by the column that names it; the retention leaves accepted quotes for their own time. */
  withIt: readonly { table: string; column: string }[];
};

/*
 * Where personal data lies; docs/privacy.md. A test fails for a table that stands in none of these lists, and for a column
 * of a phone or an e-mail that no place names: whoever adds one says here what it is.
 */

/** Rows about people from outside: found, exported and destroyed whole. */
export const personalPlaces: readonly PersonalPlace[] = [
  {
    table: "project_requests",
    name: "name",
    phones: ["phone"],
    emails: ["email"],
    withIt: [
      { table: "request_notes", column: "request_id" },
      { table: "quotes", column: "request_id" },
    ],
  },
  ...held("people").map((resource) => ({
    table: resource.name,
    name: columnOfTitle(resource),
    phones: columnsOf(resource, "phone"),
    emails: columnsOf(resource, "email"),
    withIt: [],
  })),
  {
    table: "quotes",
    name: "customer_name",
    phones: ["customer_phone"],
    emails: ["customer_email"],
    withIt: [],
  },
];

/** Texts of staff and the house that may mention somebody: the mention is taken out, the rest stays. All have an `id`. */
export const mentioningTables: readonly string[] = [
  ...held("mentions").map(({ name }) => name),
  "media",
  "outbox",
  "request_notes",
  "revisions",
].sort();

/** What the agency publishes of itself, and its own staff: looked through, told, and left to their own screens. */
export const houseTables: readonly string[] = [
  "page_drafts",
  "page_schedules",
  "page_texts",
  "page_versions",
  "settings",
  ...held("house").map(({ name }) => name),
  "users",
];

/** Nothing of any person outside: counters, digests, versions of texts that stand elsewhere, sign-ins. */
export const plainTables: readonly string[] = [
  "account_links",
  "faq_categories",
  "jobs",
  "page_heads",
  "page_shares",
  "passkeys",
  "personal_reads",
  "privacy_requests",
  "quote_numbers",
  "rate_limits",
  "recovery_codes",
  "secrets",
  "sessions",
  "sign_in_tickets",
  "site_state",
  "submissions",
  "visits",
];

/** The resources that hold this; `Resource.holds`. */
function held(what: Resource["holds"]): Resource[] {
  return resources.map(({ resource }) => resource).filter(({ holds }) => holds === what);
}

function columnOfTitle(resource: Resource): string {
  return columnOf(resource, fieldWhere(resource, ({ options }) => options.isTitle === true) ?? "id");
}

function columnsOf(resource: Resource, kind: string): string[] {
  const names = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === kind);
  return names.map((name) => columnOf(resource, name));
}
