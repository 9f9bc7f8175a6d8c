import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds the views of lists that are kept by name; requirement DESK-09. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("saved_views")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
  await addSearchIndex(db, "saved_views");
}
