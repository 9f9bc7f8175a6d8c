import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** The how-manieth link of a quote it is. Links from before were random and are generation 0; requirement DESK-02. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("quotes")
    .addColumn("link_generation", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
