import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Numbers the links of a quote. Links made before this were random and have generation 0; requirement DESK-02. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("quotes")
    .addColumn("link_generation", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
