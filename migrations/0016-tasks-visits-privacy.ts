import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

export async function up(db: LooseDb) {
  await createTasks(db);
  await createVisits(db);
  await createPrivacyRequests(db);
  await createPersonalReads(db);
}

async function createTasks(db: LooseDb) {
  const table = db.schema
    .createTable("tasks")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("priority", "text", (column) => column.notNull())
    .addColumn("due_date", "text")
    .addColumn("is_done", "integer", (column) => column.notNull());
  await storedColumns(table).execute();
  await addSearchIndex(db, "tasks");
}

/** Sums by day, without data about single visitors; requirement AANA-01. */
async function createVisits(db: LooseDb) {
  await db.schema
    .createTable("visits")
    // The day in Riyadh, as `2026-11-21`.
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    // The host of the referring page; "" for none, and for the later pages of a visit.
    .addColumn("referrer", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("views", "integer", (column) => column.notNull())
    // Views that began a visit, that is, came from outside the site.
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("visits_key", ["day", "page", "referrer", "device"])
    .execute();
}

/** Requests of people about their own data, with the day until which each is due; requirement PRIV-03. */
async function createPrivacyRequests(db: LooseDb) {
  const table = db.schema
    .createTable("privacy_requests")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("kind", "text", (column) => column.notNull())
    // Phone or e-mail of the person who asks; removed when the request is done.
    .addColumn("contact", "text")
    .addColumn("received_on", "text", (column) => column.notNull())
    .addColumn("due_on", "text", (column) => column.notNull())
    .addColumn("done_at", "text")
    .addColumn("done_by", "text");
  await storedColumns(table).execute();
  await addSearchIndex(db, "privacy_requests");
}

/** Who has read or exported personal data, counted by the hour; requirement PRIV-03. */
async function createPersonalReads(db: LooseDb) {
  await db.schema
    .createTable("personal_reads")
    .addColumn("hour", "text", (column) => column.notNull())
    .addColumn("actor_id", "integer", (column) => column.notNull())
    .addColumn("actor_name", "text", (column) => column.notNull())
    .addColumn("resource", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    // The id of one record, or "" for a list, a search or a file.
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("personal_reads_key", ["hour", "actor_id", "resource", "action", "record_id"])
    .execute();
}
