import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Keeps the record that a call with an idempotency key created, so that a repeated call creates no other; DESK-08. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("created_once")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("created_once_at").on("created_once").column("at").execute();
}
