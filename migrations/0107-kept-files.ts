import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn } from "../src/kernel/db/migration-columns.server.ts";

/** The files that are made once of a record and kept, such as that of a sent quote; requirement PAPER-01. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("kept_files")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("record_table", "text", (column) => column.notNull())
    .addColumn("record_id", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addUniqueConstraint("kept_files_once", ["record_table", "record_id", "kind"])
    .execute();
}
