import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn } from "../src/kernel/db/migration-columns.server.ts";

/** Drafts, published versions, schedules and share links of the page texts; requirements ACNT-01 to ACNT-04. */
export async function up(db: LooseDb) {
  // One row per section that was ever edited: it is locked by writes, and by its number editors notice others' changes.
  await db.schema
    .createTable("page_heads")
    .addColumn("section", "text", (column) => column.primaryKey())
    .addColumn("revision", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("page_drafts")
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    // The browser tab that wrote the draft; this tab may write again without a question, even when an answer to it was lost.
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_drafts_key", ["section", "field"])
    .execute();
  await db.schema
    .createTable("page_versions")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    // Ids of the fields that the version changed; empty for the text that the site began with.
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("restored_from", "integer")
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("published_at", "text", (column) => column.notNull())
    .addUniqueConstraint("page_versions_number", ["section", "number"])
    .execute();
  await db.schema
    .createTable("page_schedules")
    .addColumn("section", "text", (column) => column.primaryKey())
    .addColumn("publish_at", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("author_id", "integer")
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("page_shares")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("withdrawn_at", "text")
    .execute();
}
