import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Tells in which text of a page somebody is, so that other editors see it on the page; requirement DESK-07. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("presence")
    .addColumn("field", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
