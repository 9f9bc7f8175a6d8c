import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn } from "../src/kernel/db/migration-columns.server.ts";

/** What clients say about drafts by link: remarks with their answers, and approvals. Requirement SAY-01. */
export async function up(db: LooseDb) {
  for (const [name, standard] of [
    ["grants", "read"],
    ["guest_name", ""],
    ["guest_email", ""],
  ] as const)
    await db.schema
      .alterTable("page_shares")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(standard))
      .execute();
  // How much was said about the drafts of a section, so that open editors learn of more.
  await db.schema
    .alterTable("page_heads")
    .addColumn("said", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("remarks")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("section", "text", (column) => column.notNull())
    // The remark that it answers; null for a remark itself.
    .addColumn("remark_id", "integer")
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("author_name", "text", (column) => column.notNull())
    // The link by which it was said; of an answer of staff, that of the remark.
    .addColumn("share_id", "integer")
    // The digest of the name of a guest's browser; null for staff.
    .addColumn("guest", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("done_at", "text")
    .addColumn("done_by", "text")
    .execute();
  await db.schema
    .createTable("approvals")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    // What the draft would have published; null for old answers.
    .addColumn("content", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("position", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("share_id", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  for (const table of ["remarks", "approvals"]) {
    await db.schema.createIndex(`${table}_section`).on(table).column("section").execute();
    await db.schema.createIndex(`${table}_share`).on(table).column("share_id").execute();
  }
  await db.schema.alterTable("page_versions").addColumn("approval_id", "integer").execute();
  // Why it was published although nobody had approved it.
  await db.schema.alterTable("page_versions").addColumn("reason", "text").execute();
}
