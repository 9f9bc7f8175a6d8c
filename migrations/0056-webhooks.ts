import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Webhooks with the events that each receives, and their deliveries, both done and waiting; requirement TOKEN-01. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("webhooks")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("events", "text", (column) => column.notNull())
    .addColumn("resources", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("secret_generation", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("previous_until", "text")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("failing_since", "text")
    .addColumn("next_try_at", "text")
    .addColumn("busy_until", "text")
    .addColumn("last_delivered_at", "text")
    .addColumn("stop_reason", "text");
  await storedColumns(table).execute();
  await addSearchIndex(db, "webhooks");
  await db.schema
    .createTable("webhook_deliveries")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("webhook_id", "integer", (column) =>
      column.notNull().references("webhooks.id").onDelete("cascade"),
    )
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("resource", "text", (column) => column.notNull())
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("tried_at", "text")
    .addColumn("next_try_at", "text")
    .addColumn("status", "integer")
    .addColumn("fault", "text")
    .addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const index = (name: string) =>
    db.schema.createIndex(`webhook_deliveries_${name}`).on("webhook_deliveries");
  await index("queue").columns(["webhook_id", "state", "attempts", "id"]).execute();
  await index("record").columns(["webhook_id", "resource", "record_id", "id"]).execute();
}
