import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds where a request came from; all existing ones came by a form of the site; requirement DESK-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("project_requests")
    .addColumn("source", "text", (column) => column.notNull().defaultTo("site"))
    .execute();
}
