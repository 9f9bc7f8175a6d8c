import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds the fields that an agency adds to requests and clients, and their values; requirement DESK-09. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("own_fields")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
  await addSearchIndex(db, "own_fields");
  for (const subject of ["project_requests", "clients"])
    await db.schema
      .alterTable(subject)
      .addColumn("own_values", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
}
