import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds to a quote its discount as a share of the sum, and the agency as the sent quote names it; requirements DESK-02, TRIAL-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("quotes")
    .addColumn("discount_rate", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("quotes").addColumn("agency", "text").execute();
}
