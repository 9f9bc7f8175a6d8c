import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Keeps the result of the last check of the site's links in one row; requirement ADDR-01. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("link_checks")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("checked_at", "text", (column) => column.notNull())
    // How many links were checked, and how many of them are broken.
    .addColumn("links", "integer", (column) => column.notNull())
    .addColumn("faults", "integer", (column) => column.notNull())
    // The first broken links with their places, as JSON.
    .addColumn("broken", "text", (column) => column.notNull())
    .execute();
}
