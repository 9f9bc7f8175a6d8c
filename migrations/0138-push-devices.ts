import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn } from "../src/kernel/db/migration-columns.server.ts";

/** The browsers in which users allowed notices; requirement NOTICE-01. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("push_devices")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("user_id", "integer", (column) => column.notNull())
    // The address at the push service, which is one browser's.
    .addColumn("endpoint", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("auth_secret", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("push_devices_user").on("push_devices").column("user_id").execute();
}
