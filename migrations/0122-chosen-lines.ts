import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Keeps which optional lines of a quote its customer accepted; none in quotes from before. Requirement PAPER-02. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("quotes")
    .addColumn("chosen", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
