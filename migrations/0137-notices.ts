import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn } from "../src/kernel/db/migration-columns.server.ts";

/** What users chose to be told of outside the tab, and what they were told; requirement NOTICE-01. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("notice_choices")
    .addColumn("user_id", "integer", (column) => column.primaryKey())
    // What happened before is not told.
    .addColumn("since", "text", (column) => column.notNull())
    // Each as JSON; null until the user chooses.
    .addColumn("channels", "text")
    .addColumn("quiet", "text")
    .addColumn("digest", "text")
    // When the next digest is due, and the day of the last one.
    .addColumn("digest_at", "text")
    .addColumn("digest_told_on", "text")
    .execute();
  await db.schema.createIndex("notice_choices_digest").on("notice_choices").column("digest_at").execute();
  await db.schema
    .createTable("notices")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    // What it is about, as the bell names it, such as `quote 12`.
    .addColumn("subject", "text", (column) => column.notNull())
    // When that happened.
    .addColumn("at", "text", (column) => column.notNull())
    // By which ways it is told outside the tab, such as `mail push`; empty if it is not.
    .addColumn("ways", "text", (column) => column.notNull())
    // The end of the quiet hours in which it arrived; null once it was sent, or if it is not sent.
    .addColumn("held_until", "text")
    // When the user put it away, where nothing else keeps that.
    .addColumn("seen_at", "text")
    .execute();
  await db.schema
    .createIndex("notices_once")
    .on("notices")
    .columns(["user_id", "kind", "subject", "at"])
    .unique()
    .execute();
  await db.schema.createIndex("notices_held").on("notices").column("held_until").execute();
  await db.schema.createIndex("notices_at").on("notices").column("at").execute();
}
