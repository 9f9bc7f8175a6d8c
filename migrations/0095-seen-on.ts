import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds on which grounds the outline of a picture stands out; requirement BRAND-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("media")
    .addColumn("seen_on", "text", (column) => column.notNull().defaultTo("unknown"))
    .execute();
}
