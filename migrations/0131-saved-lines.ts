import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds the lines that an agency keeps for its quotes; requirement PAPER-02. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("saved_lines")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("price", "double precision")
    .addColumn("unit", "text", (column) => column.notNull())
    .addColumn("period", "text")
    .addColumn("features", "text", (column) => column.notNull())
    .addColumn("is_optional", "integer", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
  await addSearchIndex(db, "saved_lines");
}
