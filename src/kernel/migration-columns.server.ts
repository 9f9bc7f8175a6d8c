import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, SqliteAdapter } from "kysely";

/** An integer key that the database counts up, on either database. */
export function idColumn(db: Pick<Kysely<unknown>, "getExecutor">) {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
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
