import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** The words of each notice that a form has shown, by its edition: what somebody agreed to can be read later; DESK-05. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("shown_notices")
    .addColumn("edition", "text", (column) => column.primaryKey())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("first_shown_at", "text", (column) => column.notNull())
    .execute();
}
