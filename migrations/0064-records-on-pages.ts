import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Texts of records are drafted with the page that shows them: a draft knows the value that the record had when it began, and a version
 * what it changed in records, before and after. Requirement EDIT-01.
 */
export async function up(db: LooseDb) {
  await db.schema.alterTable("page_drafts").addColumn("base", "text").execute();
  await db.schema.alterTable("page_versions").addColumn("records", "text").execute();
}
