import { sql } from "kysely";
import { forgetMessagesAbout, listMessages } from "../../kernel/background/messages.server.ts";
import { type Db, loose, type SqlValue } from "../../kernel/db/database.server.ts";
import { forgetRevisions, matchingRevisions } from "../../kernel/db/revisions.server.ts";
import { isMentioned, type Person, withoutMention } from "./person.server.ts";
import {
  agencyTables,
  mailAbout,
  mentioningTables,
  type PersonalPlace,
  personalDataRegister,
} from "./personal-data-register-store.server.ts";
import type { PersonRecord } from "./privacy-answers.ts";

export type Row = Record<string, SqlValue>;
/** A row that is about the person. */
export type OwnRow = { place: PersonalPlace; row: Row };
/** A row that holds the person's phone or e-mail in these columns of text. */
export type Mention = { table: string; row: Row; columns: string[] };

const part = 500; // rows read at once, so that other requests are served in between

/** Every row whose phone or e-mail is the person's, rows in the trash included. */
export async function findOwnRows(db: Db, person: Person): Promise<OwnRow[]> {
  const found: OwnRow[] = [];
  for (const place of personalDataRegister) {
    for await (const row of rowsOf(db, place.table)) {
      const contacts = [...place.phones, ...place.emails].map((column) => String(row[column] ?? ""));
      if (contacts.some((contact) => isMentioned(person, contact))) found.push({ place, row });
    }
  }
  return found;
}

/** Every row that holds the phone or e-mail anywhere in its texts, the person's own rows included. */
export async function findMentions(db: Db, person: Person): Promise<Mention[]> {
  const found: Mention[] = [];
  const tables = [...personalDataRegister.map(({ table }) => table), ...mentioningTables];
  for (const table of tables) {
    for await (const row of rowsOf(db, table)) {
      const columns = columnsWith(person, row);
      if (columns.length > 0) found.push({ table, row, columns });
    }
  }
  return found;
}

/** The tables of the agency's own texts and staff that hold the phone or e-mail, each with the number of such rows. */
export async function findInAgencyTables(db: Db, person: Person): Promise<{ table: string; rows: number }[]> {
  const found: { table: string; rows: number }[] = [];
  for (const table of agencyTables) {
    const rows = await loose(db).selectFrom(table).selectAll().execute();
    const count = rows.filter((row) => columnsWith(person, row).length > 0).length;
    if (count > 0) found.push({ table, rows: count });
  }
  return found;
}

/**
 * Destroys rows about a person with all rows that belong to them, the mail about any of these and the revisions of what belongs to
 * them, which cannot be undone. Accepted quotes, which are financial records, can be left out.
 */
export async function destroyRows(db: Db, rows: readonly OwnRow[], { exceptAcceptedQuotes = false } = {}) {
  const destroyed = new Map<string, Set<number>>();
  for (const { place, row } of rows) {
    const id = row.id ?? null;
    for (const { table, column, inTrail } of place.withIt) {
      let belongings = loose(db).deleteFrom(table).where(column, "=", id);
      if (table === "quotes" && exceptAcceptedQuotes)
        belongings = belongings.where("state", "!=", "accepted");
      const gone = (await belongings.returning("id").execute()).map((part) => Number(part.id));
      for (const part of gone) {
        noteIn(destroyed, table, part);
        if (inTrail) await forgetRevisions(db, { resource: table, recordId: String(part) });
      }
    }
    await loose(db).deleteFrom(place.table).where("id", "=", id).execute();
    noteIn(destroyed, place.table, Number(id));
  }
  for (const [table, kinds] of mailAbout)
    await forgetMessagesAbout(db, kinds, destroyed.get(table) ?? new Set());
}

function noteIn(destroyed: Map<string, Set<number>>, table: string, id: number) {
  destroyed.set(table, (destroyed.get(table) ?? new Set()).add(id));
}

/** The rows that an erasure of these destroys, as `table id`: they themselves, what belongs to them and the mail about all these. */
export async function destroyedWith(db: Db, rows: readonly OwnRow[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const own of rows) {
    keys.add(`${own.place.table} ${own.row.id}`);
    for (const { table, rows: parts } of await rowsWith(own, db))
      for (const { id } of parts) keys.add(`${table} ${id}`);
  }
  const kinds = [...mailAbout].flatMap(([table, kinds]) => kinds.map((kind) => [kind, table] as const));
  const tableOf = new Map(kinds);
  const mails = await listMessages(db);
  for (const { id, kind, payload } of mails)
    if (keys.has(`${tableOf.get(kind)} ${JSON.parse(payload).id}`)) keys.add(`outbox ${id}`);
  return keys;
}

/** Replaces the phone or e-mail with `instead` in all texts that mention it. */
export async function takeOutMentions(db: Db, person: Person, instead: string) {
  for (const { table, row, columns } of await findMentions(db, person)) {
    const left = columns.map((column) => [column, withoutMention(person, String(row[column]), instead)]);
    await loose(db)
      .updateTable(table)
      .set(Object.fromEntries(left))
      .where("id", "=", row.id ?? null)
      .execute();
  }
}

/** The rows that belong to a row, such as the notes of a request, by table. */
export async function rowsWith({ place, row }: OwnRow, db: Db): Promise<{ table: string; rows: Row[] }[]> {
  const found: { table: string; rows: Row[] }[] = [];
  for (const { table, column } of place.withIt) {
    const rows = await loose(db)
      .selectFrom(table)
      .selectAll()
      .where(column, "=", row.id ?? null)
      .orderBy("id")
      .execute();
    if (rows.length > 0) found.push({ table, rows: rows.map(withoutInternals) });
  }
  return found;
}

/** Who did what to a row and when, without values, because the audit trail holds none of personal records. */
export async function historyOf(db: Db, { place, row }: OwnRow): Promise<Row[]> {
  return matchingRevisions(db, { resource: place.table, recordId: String(row.id) })
    .select(["at", "action", "actor_name", "fields"])
    .orderBy("id")
    .execute();
}

/** Removes deleted data from the disk too: SQLite rewrites its file, PostgreSQL vacuums its dead rows. */
export async function forgetOnDisk(db: Db, kind: "sqlite" | "postgres") {
  if (kind === "sqlite") {
    await sql`vacuum`.execute(db);
    await emptyLog(db);
    return;
  }
  const digests = ["submissions", "rate_limits"];
  const texts = [...personalDataRegister.map(({ table }) => table), ...mentioningTables, "privacy_requests"];
  for (const table of [...texts, ...digests]) await sql`vacuum ${sql.table(table)}`.execute(db);
}

/** The row as the privacy desk lists it, with the admin screen that shows it. */
export function recordOf({ place, row }: OwnRow): PersonRecord {
  const screen =
    place.table === "project_requests"
      ? row.kind === "quote"
        ? "quote-requests"
        : "messages"
      : place.table === "clients"
        ? "clients"
        : null;
  return {
    table: place.table,
    screen,
    id: Number(row.id),
    name: String(row[place.name] ?? ""),
    contacts: [...place.phones, ...place.emails].map((column) => String(row[column] ?? "")).filter(Boolean),
    createdAt: String(row.created_at),
    isDeleted: isDeleted(row),
    consent: row.consent_at
      ? {
          at: String(row.consent_at),
          edition: textOrNull(row.consent_edition),
          marketingAt: textOrNull(row.marketing_consent_at),
          marketingEndedAt: textOrNull(row.marketing_ended_at),
        }
      : null,
    notice: row.notice_at ? { at: String(row.notice_at), edition: textOrNull(row.notice_edition) } : null,
  };
}

const textOrNull = (value: SqlValue | undefined) => (value == null ? null : String(value));

/** Whether a row is in the trash; some tables have none. */
export const isDeleted = (row: Row) => (row.deleted_at ?? null) !== null;

/** The row without its search text, digests, and the texts of pages that it is about. */
export function withoutInternals({
  search_text: _text,
  sent_text: _folded,
  token_hash: _digest,
  digest: _value,
  guest: _browser,
  content: _page,
  ...row
}: Row): Row {
  return row;
}

/** Empties SQLite's write-ahead log; tries again while a reader holds it, and throws after 20 tries (2 seconds). */
async function emptyLog(db: Db) {
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("the write-ahead log could not be emptied, because a reader held it for two seconds");
}

/** The rows of a table in parts, in the order of their ids. */
export async function* rowsOf(db: Db, table: string): AsyncGenerator<Row> {
  let last: SqlValue | undefined;
  for (;;) {
    let query = loose(db).selectFrom(table).selectAll().orderBy("id").limit(part);
    if (last !== undefined) query = query.where("id", ">", last);
    const rows = await query.execute();
    yield* rows;
    last = rows.at(-1)?.id;
    if (rows.length < part) return;
    await new Promise((turn) => setImmediate(turn));
  }
}

function columnsWith(person: Person, row: Row) {
  return Object.keys(row).filter((column) => {
    const value = row[column];
    return typeof value === "string" && isMentioned(person, value);
  });
}
