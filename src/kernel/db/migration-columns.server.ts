import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from "kysely";
import { isSqlite, type LooseDb, type SqlValue } from "./database.server.ts";

/** An integer key that the database generates, on either database. */
export function idColumn(db: Pick<Kysely<unknown>, "getExecutor">) {
  const sqlite = isSqlite(db);
  return (column: ColumnDefinitionBuilder) =>
    sqlite ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
}

/** The columns that every record table has beside its own; `RecordTable` in the code relies on them. */
export function storedColumns<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) {
  return table
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text");
}

/**
 * Adds the index of a table's `search_text`, after the table is created. On SQLite a search for parts of words reads this index
 * in place of whole rows, which is three times as fast; without `deleted_at` in it, the planner would choose another index.
 * PostgreSQL reads the rows themselves, except for requests; decision 21 says why.
 */
export async function addSearchIndex(db: LooseDb, table: string) {
  if (!isSqlite(db)) return;
  const name = sql.ref(`${table}_search`);
  await sql`create index ${name} on ${sql.table(table)} (search_text, deleted_at) where deleted_at is null`.execute(
    db,
  );
}

type Row = Record<string, SqlValue>;

/** Rewrites columns of every row of a table, some hundred rows at a time; rows that stay as they are are not written. */
export async function changeRows(
  db: LooseDb,
  table: string,
  columns: readonly string[],
  change: (row: Row) => Row,
) {
  let last: SqlValue | undefined;
  do {
    let part = db
      .selectFrom(table)
      .select(["id", ...columns])
      .orderBy("id")
      .limit(500);
    if (last !== undefined) part = part.where("id", ">", last);
    const rows = await part.execute();
    for (const row of rows) {
      const changed = change(row);
      if (columns.some((column) => changed[column] !== row[column]))
        await db
          .updateTable(table)
          .set(changed)
          .where("id", "=", row.id ?? null)
          .execute();
    }
    last = rows.at(-1)?.id;
  } while (last !== undefined);
}
