import { usersTable } from "../../accounts/users/store.server.ts";
import { users } from "../../accounts/users/users.ts";
import { searchQuotes } from "../../content/sales/quotes/list-store.server.ts";
import { text as quoteText } from "../../content/sales/quotes/quotes.text.ts";
import { type Quote, quotes } from "../../content/sales/quotes/quotes.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { requestScreen } from "../../content/sales/requests/addresses.ts";
import { deskText } from "../../content/sales/requests/desk.text.ts";
import { requests } from "../../content/sales/requests/requests.ts";
import { projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { searchRequestTexts } from "../../content/sales/requests/texts-store.server.ts";
import { type Db, loose } from "../../kernel/db/database.server.ts";
import { searchedIn, searchRecords } from "../../kernel/db/records.server.ts";
import type { Stored } from "../../kernel/db/stored.ts";
import { isOwner } from "../../kernel/resource/kinds/reference.ts";
import { decodeRow, type RecordTable } from "../../kernel/resource/record-table.server.ts";
import { fieldWhere } from "../../kernel/resource/resource.ts";
import { titleOf } from "../../kernel/resource/title.ts";
import type { Area } from "../../kernel/roles.ts";
import { excerpt } from "../../kernel/text/arabic.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { formatDateTime, formatPrice } from "../../kernel/text/format.ts";
import { findFolded, matches } from "../../kernel/text/search.ts";
import { described } from "../../resources.server.ts";
import { screenOf } from "../shell/resource-screen.ts";
import type { ScreenKey } from "../shell/screens.ts";
import type { SearchHit } from "./search-hit.ts";

export type RecordName = { screen: ScreenKey; title: string; isDeleted: boolean };

/** One table of records that the search of the admin covers. */
export type FoundKind = {
  /** The table's name, which is the resource of its revisions. */
  resource: string;
  /** The area that a user must be able to read to find the records; requirement ROLE-01. */
  area: Area;
  /** The newest records in which a text occurs, in any spelling. */
  search(db: Db, text: string, limit: number): Promise<SearchHit[]>;
};

/** A searched table of any slice that also tells the screen and name of its records. */
export type RecordKind = FoundKind & {
  /** Screen and name of the records with these ids, deleted ones too, by id. */
  names(db: Db, ids: readonly string[]): Promise<Map<string, RecordName>>;
};

/** Every table of records that has a screen; parts of records are shown with the record. A test names missing tables. */
export const searchableResources: readonly RecordKind[] = described
  .filter(({ resource }) => !fieldWhere(resource, isOwner))
  .map(({ resource, table, screenOf: own }) =>
    kind(
      table,
      resource.area,
      own ? (record) => screenOf({ ...resource, screen: own(record) }) : screenOf(resource),
      (record) => titleOf(resource, record),
    ),
  );

/** All searched tables: also quotes and accounts, which the dashboard's list of changes leaves out. */
export const foundKinds: readonly FoundKind[] = [
  ...searchableResources.map((found) =>
    found.resource === projectRequestsTable.name
      ? {
          ...found,
          search: (db: Db, text: string, limit: number) => searchInRequests(found, db, text, limit),
        }
      : found,
  ),
  { resource: quotesTable.name, area: quotes.area, search: searchInQuotes },
  kind(usersTable, users.area, "users", ({ name }) => name),
];

/** Requests by sender first, then by number, by what was written, and by notes and replies; each once. */
async function searchInRequests(named: FoundKind, db: Db, text: string, limit: number): Promise<SearchHit[]> {
  const [bySender, byText] = await Promise.all([
    named.search(db, text, limit),
    searchRequestTexts(db, text, limit),
  ]);
  const known = new Set(bySender.map(({ id }) => id));
  const hits = byText.map(({ request, text: written }): SearchHit => {
    const [hit] = findFolded(written, text);
    return {
      screen: requestScreen(request.kind),
      id: request.id,
      title: titleOf(requests, request),
      detail: hit ? around(written, hit.start) : deskText[request.kind].number(request.id),
    };
  });
  const fresh = hits.filter(({ id }) => !known.has(id) && known.add(id));
  return [...bySender, ...fresh].slice(0, limit);
}

async function searchInQuotes(db: Db, text: string, limit: number): Promise<SearchHit[]> {
  const found = await searchQuotes(db, text, limit);
  return found.map((quote) => {
    const title = titleOf(quotes, quote);
    const detail = whereElse(quotesTable, quote, title, text) || (quote.number ?? draftWords(quote));
    return { screen: "quotes", id: quote.id, title, detail };
  });
}

/** Describes a draft, which has no number yet, by its total and date, so that several drafts of one customer differ. */
function draftWords({ total, createdAt }: Quote) {
  return [quoteText.draft, formatPrice(total / 100), formatDateTime(createdAt)].join(joiners.comma);
}

function kind<T extends Stored<number | string>>(
  table: RecordTable<T>,
  area: Area,
  screen: ScreenKey | ((record: T) => ScreenKey),
  titleOf: (record: T) => string,
): RecordKind {
  const screenOf = (record: T) => (typeof screen === "string" ? screen : screen(record));
  return {
    resource: table.name,
    area,
    async search(db, text, limit) {
      const records = await searchRecords(db, table, text, limit);
      return records.map((record) => ({
        screen: screenOf(record),
        id: record.id,
        title: titleOf(record),
        detail: whereElse(table, record, titleOf(record), text),
      }));
    },
    async names(db, ids) {
      const keys = ids.map((id) => (table.id === "integer" ? Number(id) : id));
      const rows = await loose(db).selectFrom(table.name).selectAll().where("id", "in", keys).execute();
      const records = rows.map((row) => decodeRow(table, row));
      return new Map(
        records.map((record) => [
          String(record.id),
          { screen: screenOf(record), title: titleOf(record), isDeleted: record.deletedAt !== null },
        ]),
      );
    },
  };
}

/** The words around a hit in a field other than the title; "" when the title itself matches. */
function whereElse<T extends Stored<number | string>>(
  table: RecordTable<T>,
  record: T,
  title: string,
  query: string,
): string {
  if (matches(query, [title])) return "";
  const texts = table.searched
    .map((field) => searchedIn(table, record, String(field)))
    .filter((text) => text !== "" && text !== title);
  for (const text of texts) {
    const [hit] = findFolded(text, query);
    if (hit) return around(text, hit.start);
  }
  return "";
}

function around(text: string, at: number) {
  const start = at < 40 ? 0 : text.lastIndexOf(" ", at - 20) + 1;
  return (start > 0 ? "\u2026" : "") + excerpt(text.slice(start), 70);
}
