import { sql } from "kysely";
import { foldForSearch } from "./arabic.ts";
import type { Db } from "./database.server.ts";
import { columnOf, decodeRow, encodeRow, type RecordTable } from "./record-table.server.ts";
import type { Stored } from "./stored.ts";

type AnyStored = Stored<number | string>;

/** Which records of a table, and in which order. Without anything: all that are not deleted, in the table's own order. */
export type RecordQuery<T> = {
  /** Fields that must be equal. */
  where?: Partial<T> | undefined;
  /** Free text: every word must occur, Arabic spelling variants counting as the same. */
  search?: string | undefined;
  /** Fields to sort by, `-field` descending. */
  sort?: readonly string[] | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  /** The deleted records in place of the others, newest first. */
  trash?: boolean | undefined;
};

/** Reads the records that match, deleted ones left out. */
export async function listRecords<T extends AnyStored>(
  db: Db,
  table: RecordTable<T>,
  query: RecordQuery<T> = {},
): Promise<T[]> {
  let select = matching(db, table, query).selectAll();
  for (const field of [...(query.sort ?? (query.trash ? ["-deletedAt"] : table.orderBy)), "id"]) {
    const column = sql.ref(columnOf(table, field.replace(/^-/, "")).name);
    const direction = field.startsWith("-") ? sql`desc` : sql`asc`;
    // Missing values sort last in both directions, on both databases.
    select = select
      .orderBy(sql`case when ${column} is null then 1 else 0 end`)
      .orderBy(sql`${column} ${direction}`);
  }
  if (query.limit !== undefined) select = select.limit(query.limit);
  else if (query.offset !== undefined) select = select.limit(Number.MAX_SAFE_INTEGER);
  if (query.offset !== undefined) select = select.offset(query.offset);
  return (await select.execute()).map((row) => decodeRow(table, row));
}

/** Counts the records that match; `limit`, `offset` and `sort` do not matter. */
export async function countRecords<T extends AnyStored>(
  db: Db,
  table: RecordTable<T>,
  query: RecordQuery<T> = {},
) {
  const row = await matching(db, table, query)
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** One record, or undefined when there is none or it was deleted. */
export async function findRecord<T extends AnyStored>(
  db: Db,
  table: RecordTable<T>,
  id: T["id"],
): Promise<T | undefined> {
  const row = await db
    .selectFrom(table.name)
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && decodeRow(table, row);
}

/** The folded text that searches look through, kept in the `search_text` column of every table. */
export function searchTextOf<T extends AnyStored>(table: RecordTable<T>, record: Partial<T>) {
  return table.searched.map((field) => foldForSearch(textOf(record[field]))).join("\n");
}

function matching<T extends AnyStored>(
  db: Db,
  table: RecordTable<T>,
  { where = {}, search, trash }: RecordQuery<T>,
) {
  let select = db.selectFrom(table.name).where("deleted_at", trash ? "is not" : "is", null);
  for (const [column, value] of Object.entries(encodeRow(table, where))) {
    select = value === null ? select.where(column, "is", null) : select.where(column, "=", value);
  }
  for (const word of foldForSearch(search ?? "")
    .split(/\s+/)
    .filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    select = select.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  return select;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
