import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn } from "../src/kernel/db/migration-columns.server.ts";

/** Adds the exports of the whole site, of which the newest is kept for a day; requirement OWN-04. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("site_exports")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("parts", "integer", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("author_id", "integer")
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}
