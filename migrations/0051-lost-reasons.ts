import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds why a request was lost: one of a few reasons, and a note of staff; requirement DESK-01. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("project_requests").addColumn("lost_reason", "text").execute();
  await db.schema
    .alterTable("project_requests")
    .addColumn("lost_note", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
