import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds the tax rate of each quote, in percent; until now all had 15. Requirement DESK-02 */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("quotes")
    .addColumn("vat_rate", "integer", (column) => column.notNull().defaultTo(15))
    .execute();
}
