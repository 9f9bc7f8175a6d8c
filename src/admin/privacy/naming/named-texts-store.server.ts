import { requestScreen } from "../../../content/sales/requests/addresses.ts";
import { type Db, loose } from "../../../kernel/db/database.server.ts";
import { isOwner } from "../../../kernel/resource/kinds/reference.ts";
import { columnOf, decodeRow } from "../../../kernel/resource/record-table.server.ts";
import type { StoredResource } from "../../../kernel/resource/table.server.ts";
import { excerpt } from "../../../kernel/text/arabic.ts";
import { described } from "../../../resources.server.ts";
import { screenOf } from "../../shell/resource-screen.ts";
import { destroyedWith, type OwnRow, type Row, rowsOf } from "../person-store.server.ts";
import {
  agencyTables,
  mentioningTables,
  personalDataRegister,
  undescribedTexts,
} from "../personal-data-register-store.server.ts";
import type { NamedText, RowKey } from "../privacy-answers.ts";
import { findName, type PersonName, readName, withoutName } from "./person-name.ts";

export const mostNamed = 200;
const shownLetters = 140;
const lettersBefore = 40;
/** Kinds of fields that hold words which somebody wrote. */
const wordKinds = ["text", "richText", "list", "texts", "paragraphs", "gallery"];

/** The names under which the rows about a person know them. */
function namesOf(own: readonly OwnRow[]): PersonName[] {
  const names = new Set(own.map(({ place, row }) => String(row[place.name] ?? "")));
  return [...names].map(readName).filter((name) => name !== undefined);
}

/**
 * The texts of others that have the person's name, for somebody to judge whom they mean: at most 200, and all earlier texts of a
 * record once. What an erasure destroys anyway is left out; requirement PRIV-02.
 */
export async function findNamedTexts(db: Db, own: readonly OwnRow[]): Promise<NamedText[]> {
  const names = namesOf(own);
  const found = new Map<string, NamedText>();
  const skipped = names.length === 0 ? new Set() : await destroyedWith(db, own);
  for (const table of names.length === 0 ? [] : namingTables) {
    for await (const row of textRows(db, table)) {
      const named = recordKey(table, row);
      const { table: of, id } = named;
      const key = keyOf(named);
      const text = skipped.has(key) || found.has(key) ? "" : textWith(names, table, row);
      if (text === "") continue;
      const canTakeOut = !agencyTables.includes(of) && !isNamesake(names, of, row);
      found.set(key, { table: of, id, ...(await whereToRead(db, of, id)), text, canTakeOut });
      if (found.size === mostNamed) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Takes the person's name out of chosen texts of others, earlier versions included. */
export async function takeOutName(
  db: Db,
  own: readonly OwnRow[],
  chosen: readonly RowKey[],
  instead: string,
) {
  if (chosen.length === 0) return; // the search reads every text, under the lock of the write
  const names = namesOf(own);
  const isChosen = new Set(chosen.map(keyOf));
  const isAllowed = new Set(
    (await findNamedTexts(db, own)).filter(({ canTakeOut }) => canTakeOut).map(keyOf),
  );
  for (const table of namingTables) {
    for await (const row of textRows(db, table)) {
      const key = keyOf(recordKey(table, row));
      if (!isChosen.has(key) || !isAllowed.has(key)) continue;
      const left = [...textColumns(table), "search_text"]
        .filter((column) => typeof row[column] === "string")
        .map((column) => [column, withoutNames(names, String(row[column]), instead)] as const)
        .filter(([column, text]) => text !== row[column]);
      if (left.length === 0) continue;
      const changes = Object.fromEntries(left);
      await loose(db)
        .updateTable(table)
        .set(changes)
        .where("id", "=", row.id ?? null)
        .execute();
    }
  }
}

const keyOf = ({ table, id }: RowKey) => `${table} ${id}`;

// The earlier texts of a record come after all records, because a record is listed with its present text.
const namingTables = [
  ...personalDataRegister.map(({ table }) => table),
  ...mentioningTables.filter((table) => table !== "revisions"),
  ...agencyTables,
  "revisions",
];

async function* textRows(db: Db, table: string): AsyncGenerator<Row> {
  if (!agencyTables.includes(table)) yield* rowsOf(db, table);
  else yield* await loose(db).selectFrom(table).selectAll().execute();
}

/** The record that a row is about: of a revision the changed one, of a text of a page its section. */
function recordKey(table: string, row: Row): RowKey {
  if (table === "revisions") return { table: String(row.resource), id: String(row.record_id) };
  return { table, id: String(row.id ?? row.section ?? row.key) };
}

const storedAs = (table: string): StoredResource | undefined =>
  described.find((stored) => stored.table.name === table);

function textColumns(table: string): readonly string[] {
  const stored = storedAs(table);
  if (!stored) return undescribedTexts.get(table) ?? [];
  return Object.entries(stored.resource.fields)
    .filter(([, { kind }]) => wordKinds.includes(kind))
    .map(([name]) => columnOf(stored.table, name).name);
}

/** The first text of a row that has one of the names, cut around it; empty when there is none. */
function textWith(names: readonly PersonName[], table: string, row: Row): string {
  for (const column of textColumns(table)) {
    for (const text of leavesOf(row[column])) {
      const start = names.flatMap((name) => findName(text, name))[0]?.start;
      if (start !== undefined) return excerpt(text.slice(Math.max(0, start - lettersBefore)), shownLetters);
    }
  }
  return "";
}

/** Whether a row is about another person of the same name, who is to keep it. */
function isNamesake(names: readonly PersonName[], table: string, row: Row): boolean {
  const place = personalDataRegister.find((place) => place.table === table);
  const name = String(place ? (row[place.name] ?? "") : "");
  return names.some((words) => findName(name, words).length > 0);
}

/** Replaces names in a text; in stored JSON only in the values, because a name may also be the word for a field. */
function withoutNames(names: readonly PersonName[], text: string, instead: string): string {
  const replaced = (value: string) => names.reduce((left, name) => withoutName(left, name, instead), value);
  const json = parsed(text);
  return json === undefined ? replaced(text) : JSON.stringify(mapTexts(json, replaced));
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map)]));
}

function leavesOf(stored: unknown): string[] {
  const texts: string[] = [];
  const collect = (text: string) => {
    texts.push(text);
    return text;
  };
  mapTexts(typeof stored === "string" ? (parsed(stored) ?? stored) : stored, collect);
  return texts;
}

/** The object or list of a stored JSON text; undefined for every other text. */
function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The screen that shows a record, and which record it opens there: a note is read with its request. */
async function whereToRead(db: Db, table: string, id: string): Promise<Pick<NamedText, "screen" | "opens">> {
  const nowhere = { screen: null, opens: id };
  const stored = storedAs(table);
  if (!stored || agencyTables.includes(table)) return nowhere;
  const row = await loose(db)
    .selectFrom(table)
    .selectAll()
    .where("id", "=", idOf(stored, id))
    .executeTakeFirst();
  if (!row || row.deleted_at) return nowhere;
  const owner = Object.entries(stored.resource.fields).find(([, field]) => isOwner(field));
  const to = owner && String(owner[1].options.to);
  if (owner && to) return whereToRead(db, to, String(row[columnOf(stored.table, owner[0]).name]));
  if (table === "project_requests")
    return { screen: requestScreen(row.kind === "quote" ? "quote" : "message"), opens: id };
  const screen = stored.screenOf?.(decodeRow(stored.table, row)) ?? stored.resource.screen;
  return { screen: screenOf({ name: table, screen }), opens: id };
}

const idOf = ({ table }: StoredResource, id: string) => (table.id === "integer" ? Number(id) : id);
