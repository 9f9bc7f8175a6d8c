import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Where a request came from: what stands here already came by a form of the site; requirement DESK-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("project_requests")
    .addColumn("source", "text", (column) => column.notNull().defaultTo("site"))
    .execute();
}
