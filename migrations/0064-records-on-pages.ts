import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Texts of records can be drafted with the page that shows them. Adds to a draft the record's value when the draft began, and
 * to a version the changes that it made to records, before and after. Requirement EDIT-01.
 */
export async function up(db: LooseDb) {
  await db.schema.alterTable("page_drafts").addColumn("base", "text").execute();
  await db.schema.alterTable("page_versions").addColumn("records", "text").execute();
}
