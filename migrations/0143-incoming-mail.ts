import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds what answers by mail need: how far a mailbox is read, which mails were taken, and those without a request; THREAD-01. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("mailboxes")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("validity", "text", (column) => column.notNull())
    .addColumn("last_uid", "double precision", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("taken_mails")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("taken_mails_at").on("taken_mails").column("at").execute();
  const table = db.schema
    .createTable("unplaced_mails")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("quoted", "text", (column) => column.notNull())
    .addColumn("sent_at", "text");
  await storedColumns(table).execute();
  await addSearchIndex(db, "unplaced_mails");
  await db.schema
    .alterTable("attachments")
    .addColumn("unplaced_id", "integer", (column) =>
      column.references("unplaced_mails.id").onDelete("cascade"),
    )
    .execute();
  await db.schema.createIndex("attachments_unplaced_id").on("attachments").column("unplaced_id").execute();
  for (const [column, type] of [
    ["quoted", "text"],
    ["from_address", "text"],
    ["is_automatic", "integer"],
  ] as const)
    await db.schema
      .alterTable("request_notes")
      .addColumn(column, type, (added) => added.notNull().defaultTo(type === "text" ? "" : 0))
      .execute();
  await db.schema.createIndex("outbox_message").on("outbox").column("message_id").execute();
}
