import { type RawBuilder, sql } from "kysely";
import { plainText } from "../resource/kinds/rich-text.ts";
import { columnOf, decodeRow, encodeRow, type RecordTable } from "../resource/record-table.server.ts";
import { foldForSearch, searchWords } from "../text/search.ts";
import { type Db, isSqlite, loose, type SqlValue } from "./database.server.ts";
import type { AnyRecord } from "./stored.ts";

/** A part of a list: at most `limit` records, after the first `offset`. */
export type PageRange = { limit?: number | undefined; offset?: number | undefined };

/** The values that fields must equal. A choice may be compared with any text; one that is not a choice matches no row. */
type Equals<T> = {
  [Field in keyof T]?: T[Field] | (T[Field] extends string | null ? string : never) | undefined;
};

export type DayRange = {
  field: string;
  from?: string | undefined;
  to?: string | undefined;
};

/** Which records of a table, and in which order. By default: all that are not deleted, in the table's own order. */
export type RecordQuery<T> = PageRange & {
  /** Fields that must be equal. */
  where?: Equals<T> | undefined;
  /** Expressions of the table's `computed` that must equal a value. */
  computed?: readonly { name: string; value: SqlValue }[] | undefined;
  /** Day fields that must not lie before `from` or after `to`. */
  within?: readonly DayRange[] | undefined;
  /** Fields whose stored text must contain a text; see `heldAs` of their kind. */
  holding?: readonly { field: string; text: string }[] | undefined;
  /** Fields of text that must not be empty. */
  filled?: readonly (keyof T & string)[] | undefined;
  /** Free text: every word must occur, Arabic spelling variants counting as the same. */
  search?: string | undefined;
  /** Fields to sort by, `-field` descending. */
  sort?: readonly string[] | undefined;
  /** Reads the deleted records instead of the others, newest first. */
  trash?: boolean | undefined;
};

/** Reads the records that match, deleted ones left out. */
export async function listRecords<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  query: RecordQuery<T> = {},
): Promise<T[]> {
  const { limit, offset } = query;
  const order = orderOf(table, query);
  let select = matching(db, table, query);
  if (limit !== undefined || offset !== undefined) {
    // Only ids are sorted to find a page: sorting whole rows costs ten times as much for a late page.
    let ids = select.select("id").limit(limit ?? Number.MAX_SAFE_INTEGER);
    if (offset !== undefined) ids = ids.offset(offset);
    for (const part of order) ids = ids.orderBy(part);
    select = loose(db).selectFrom(table.name).where("id", "in", ids);
  }
  for (const part of order) select = select.orderBy(part);
  return (await select.selectAll().execute()).map((row) => decodeRow(table, row));
}

/** Missing values sort last in both directions, on both databases; ties by id. */
export function orderOf<T extends AnyRecord>(table: RecordTable<T>, { sort, trash }: RecordQuery<T>) {
  return [...(sort ?? (trash ? ["-deletedAt"] : table.orderBy)), "id"].flatMap((field) => {
    if (field === "id") return sql.ref("id"); // never null, so the plain column can use its index
    const column = sortedBy(table, field.replace(/^-/, ""));
    const direction = field.startsWith("-") ? sql`desc` : sql`asc`;
    return [sql`case when ${column} is null then 1 else 0 end`, sql`${column} ${direction}`];
  });
}

/** The first searched field sorts by the search text, which begins with its folded form, so that Arabic sorts by its alphabet. */
function sortedBy<T extends AnyRecord>(table: RecordTable<T>, field: string) {
  if (field === table.searched[0]) return sql.ref("search_text");
  return table.computed?.[field] ?? sql.ref(columnOf(table, field).name);
}

/** Counts the records that match; `limit`, `offset` and `sort` do not matter. */
export async function countRecords<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  query: RecordQuery<T> = {},
) {
  const row = await matching(db, table, query)
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** One record, or undefined when there is none or it was deleted. */
export async function findRecord<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  id: T["id"],
): Promise<T | undefined> {
  if (typeof id === "string" && id.includes("\0")) return undefined; // PostgreSQL would refuse the comparison
  const row = await loose(db)
    .selectFrom(table.name)
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && decodeRow(table, row);
}

/** The records with the given ids that exist, in no order. */
export async function findRecords<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  ids: readonly T["id"][],
): Promise<T[]> {
  if (ids.length === 0) return [];
  const rows = await loose(db)
    .selectFrom(table.name)
    .selectAll()
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
  return rows.map((row) => decodeRow(table, row));
}

/**
 * The newest records whose searched fields contain every word of a text, inside words too and in any spelling; none for an
 * empty text. For a search across many tables: one pass over the folded texts (100,000 of them: about 10 ms on SQLite, 25 ms
 * on PostgreSQL; `bench/search.ts`). On SQLite, ordering by an expression makes the planner scan the search index instead of
 * the rows; PostgreSQL reads its index from the newest row and stops once it has found enough. Records for which `condition`
 * does not hold are left out.
 */
export async function searchRecords<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  text: string,
  limit: number,
  condition = sql<boolean>`1 = 1`,
): Promise<T[]> {
  if (searchWords(text).length === 0) return [];
  const newestFirst = !isSqlite(db)
    ? sql`id desc`
    : table.id === "integer"
      ? sql`id + 0 desc`
      : sql`id || '' desc`;
  const found = matching(db, table, { search: text })
    .where(condition)
    .select("id")
    .orderBy(newestFirst)
    .limit(limit);
  const rows = loose(db).selectFrom(table.name).selectAll().where("id", "in", found).orderBy(newestFirst);
  return (await rows.execute()).map((row) => decodeRow(table, row));
}

/** The folded text that searches read, kept in the `search_text` column of every table. */
export function searchTextOf<T extends AnyRecord>(table: RecordTable<T>, record: object) {
  const folded = table.searched.map((field) => foldForSearch(searchedIn(table, record, String(field))));
  return folded.join("\n").slice(0, table.searchedLength);
}

/** The searchable text of a field; of HTML only its words, without blocks of code, which no sentence can quote. */
export function searchedIn(table: { richText?: readonly string[] }, record: object, field: string): string {
  const text = textOf(Reflect.get(record, field));
  return table.richText?.includes(field) ? plainText(text.replace(/<pre[\s\S]*?<\/pre>/g, "")) : text;
}

function matching<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  { where = {}, computed = [], within = [], holding = [], filled = [], search, trash }: RecordQuery<T>,
) {
  let select = loose(db)
    .selectFrom(table.name)
    .where("deleted_at", trash ? "is not" : "is", null);
  for (const [column, value] of Object.entries(encodeRow(table, where))) {
    // No text of a row holds NUL, and PostgreSQL would refuse to compare; requirement SEC-08.
    if (typeof value === "string" && value.includes("\0")) return select.where(sql<boolean>`1 = 0`);
    select = value === null ? select.where(column, "is", null) : select.where(column, "=", value);
  }
  for (const { name, value } of computed) {
    const expression = sql`(${computedOf(table, name)})`;
    select = select.where(
      value === null ? sql<boolean>`${expression} is null` : sql<boolean>`${expression} = ${value}`,
    );
  }
  for (const { field, from, to } of within) {
    const { name } = columnOf(table, field);
    // An empty day means no day, which lies in no range.
    if (from !== undefined || to !== undefined) select = select.where(name, "<>", "");
    if (from !== undefined) select = select.where(name, ">=", from);
    if (to !== undefined) select = select.where(name, "<=", to);
  }
  for (const { field, text } of holding)
    select = select.where(holdsWord(db, [text], columnOf(table, field).name));
  for (const field of filled) select = select.where(columnOf(table, field).name, "<>", "");
  for (const word of searchWords(search ?? "")) select = select.where(holdsWord(db, word));
  return select;
}

function computedOf({ computed, name: table }: { computed?: object; name: string }, name: string) {
  const expression: RawBuilder<unknown> | undefined = computed && Reflect.get(computed, name);
  if (!expression) throw new Error(`${table} computes no ${name}`);
  return expression;
}

/** Whether the folded text of a row (by default that of searches in lists) contains one of the spellings of a word, in the way that is faster on each database. */
export function holdsWord(db: Db, spellings: readonly string[], column = "search_text") {
  const folded = sql.ref(column);
  const held = spellings.map((word) => {
    if (!isSqlite(db)) return sql<boolean>`strpos(${folded}, ${word}) > 0`;
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<boolean>`${folded} like ${pattern} escape '\\'`;
  });
  return sql<boolean>`(${sql.join(held, sql` or `)})`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
