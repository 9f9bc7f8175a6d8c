import type { LooseDb } from "../src/kernel/db/database.server.ts";

const day = 24 * 60 * 60; // seconds; the longest window

/** Adds when the window of a limit ends, so that its row is deleted then and not a day later; requirement SEC-03. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("rate_limits")
    .addColumn("ends_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ ends_at: eb("window_start", "+", day) }))
    .execute();
  await db.schema.dropIndex("rate_limits_age").execute();
  await db.schema.createIndex("rate_limits_end").on("rate_limits").column("ends_at").execute();
}
