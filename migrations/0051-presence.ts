import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Keeps who has which record open, and the number by which every process notices a change; requirement DESK-07. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("presence")
    .addColumn("tab", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("user_name", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("is_editing", "integer", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable("site_state")
    .addColumn("presence_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
