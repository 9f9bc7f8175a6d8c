import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Keeps each notice that a form has shown, by edition, so that one can read later what a person agreed to; DESK-05. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("shown_notices")
    .addColumn("edition", "text", (column) => column.primaryKey())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("first_shown_at", "text", (column) => column.notNull())
    .execute();
}
