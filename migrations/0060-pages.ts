import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Pages that the agency adds. Their texts and layouts are stored as page texts, as for built-in pages. Requirement PAGES-01. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("pages")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull());
  await storedColumns(table).execute();
  await addSearchIndex(db, "pages");
  await db.schema
    .createIndex("pages_address")
    .unique()
    .on("pages")
    .column("address")
    .where(sql.ref("deleted_at"), "is", null)
    .execute();
}
