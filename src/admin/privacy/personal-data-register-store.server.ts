import { accountLinkMessage } from "../../accounts/users/account-mail.server.ts";
import { stoppedMessage } from "../../accounts/webhooks/deliver.server.ts";
import { registrationMail } from "../../content/sales/clients/store.server.ts";
import { digestMail, noticeMail } from "../../content/sales/notices/tell.server.ts";
import {
  acceptedMail,
  quoteFileMessage,
  quoteMail,
} from "../../content/sales/quotes/calls/quote-mail.server.ts";
import { replyMail } from "../../content/sales/requests/replies/replies.server.ts";
import { testMailMessage } from "../../content/settings/mail-check.server.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { isDestroyedWith } from "../../kernel/resource/kinds/reference.ts";
import { columnOf } from "../../kernel/resource/record-table.server.ts";
import type { Resource } from "../../kernel/resource/resource.ts";
import type { StoredResource } from "../../kernel/resource/table.server.ts";
import { described } from "../../resources.server.ts";

/** A table whose rows are about one person each, and the columns that hold that person's name and contact data. */
export type PersonalPlace = {
  table: string;
  name: string;
  phones: readonly string[];
  emails: readonly string[];
  /**
   * Tables whose rows are destroyed with the row that `column` refers to; the retention spares accepted quotes. `inTrail`: their
   * revisions hold values and are destroyed too.
   */
  withIt: readonly { table: string; column: string; inTrail: boolean }[];
};

/*
 * Which tables hold personal data; see docs/privacy.md. A test fails for a table that is in none of these lists, and for a column
 * of a phone or an e-mail that no list names, so a new table or column must be declared here.
 */

/** Links to drafts for people without an account, with all that they said by them; requirement SAY-01. */
const links: PersonalPlace = {
  table: "page_shares",
  name: "guest_name",
  phones: [],
  emails: ["guest_email"],
  withIt: ["remarks", "approvals"].map((table) => ({ table, column: "share_id", inTrail: false })),
};

/** Tables of rows about people outside, which are found, exported and destroyed whole; those with most dependent tables first. */
export const personalDataRegister: readonly PersonalPlace[] = [...held("people").map(placeOf), links].sort(
  (a, b) => b.withIt.length - a.withIt.length,
);

function placeOf(stored: StoredResource): PersonalPlace {
  return {
    table: stored.table.name,
    name: columnsWhere(stored, ({ options }) => options.isTitle === true)[0] ?? "",
    phones: columnsWhere(stored, ({ kind }) => kind === "phone"),
    emails: columnsWhere(stored, ({ kind }) => kind === "email"),
    withIt: described.flatMap((part) =>
      columnsWhere(part, (field) => isDestroyedWith(field) && field.options.to === stored.resource.name).map(
        (column) => ({ table: part.table.name, column, inTrail: !part.table.personal }),
      ),
    ),
  };
}

/** Texts of staff and of the agency that may mention a person: the mention is removed, the rest stays. All have an `id`. */
export const mentioningTables: readonly string[] = [
  ...held("mentions").map(({ table }) => table.name),
  "approvals",
  "outbox",
  "remarks",
  "revisions",
  "webhook_deliveries",
].sort();

/** The columns of words in tables that are no described resources. */
export const undescribedTexts: ReadonlyMap<string, readonly string[]> = new Map([
  ["approvals", ["author_name", "position", "note"]],
  ["outbox", ["payload", "last_error"]],
  ["revisions", ["before", "after"]],
  ["webhook_deliveries", ["answer"]],
  ["page_shares", ["guest_name"]],
  ["remarks", ["author_name", "text"]],
  ["page_drafts", ["content"]],
  ["page_heads", ["content"]],
  ["page_texts", ["content"]],
  ["page_versions", ["content"]],
  ["settings", ["value"]],
  ["users", ["name"]],
]);

/** The kinds of mail about the rows of a table, which are destroyed with the row: their payload may hold what was written. */
export const mailAbout: ReadonlyMap<string, readonly string[]> = new Map([
  ["clients", [registrationMail]],
  ["project_requests", ["request-arrived", "request-thanks"]],
  ["request_notes", [replyMail]],
  ["quotes", [quoteMail, acceptedMail, quoteFileMessage, "quote-answered"]],
]);

/** The kinds of mail about staff and the site itself. */
export const mailOfHouse: readonly string[] = [
  accountLinkMessage,
  testMailMessage,
  stoppedMessage,
  // They name notices by id.
  noticeMail,
  digestMail,
];

/** Tables of the agency's own texts and its staff: searched and reported, but changed on their own screens only. */
export const agencyTables: readonly string[] = [
  "page_drafts",
  "page_heads",
  "page_texts",
  "page_versions",
  "settings",
  ...held("house").map(({ table }) => table.name),
  "users",
];

/** Tables without data about outside people: counters, digests, versions of texts that are stored elsewhere, sign-ins. */
export const plainTables: readonly string[] = [
  "account_links",
  "api_tokens",
  // Digests of the addresses of staff's calendars.
  "calendar_feeds",
  "created_once",
  "jobs",
  // Their digests; the files themselves are destroyed with the records that they are made of.
  "kept_files",
  "link_checks",
  // How far each is read.
  "mailboxes",
  "passkeys",
  "personal_reads",
  "presence",
  "push_devices",
  "privacy_requests",
  "quote_numbers",
  "rate_limits",
  "sales_targets",
  "recovery_codes",
  "secrets",
  "shown_notices",
  "sessions",
  "sign_in_tickets",
  // Their archives are destroyed after a day, and with every erasure.
  "site_exports",
  "site_state",
  "submissions",
  // Their digests.
  "taken_mails",
  "missing_pages",
  // What users chose to be told of, and that they were told.
  "notice_choices",
  "notices",
  "redirect_hits",
  "visits",
  "webhooks",
];

/** The resources whose `holds` has this value. */
function held(what: Resource["holds"]): StoredResource[] {
  return described.filter(({ resource }) => resource.holds === what);
}

function columnsWhere({ resource, table }: StoredResource, condition: (field: Field) => boolean): string[] {
  const names = Object.entries(resource.fields).filter(([, field]) => condition(field));
  return names.map(([name]) => columnOf(table, name).name);
}
