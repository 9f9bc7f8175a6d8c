import { migrateDrafts } from "../src/content/page-content/drafts/migrate-drafts.server.ts";
import { addressOfFormer, jsonOfFormer } from "../src/content/page-content/sections/former-names.ts";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Names the fields of records and settings in drafts, schedules and versions of pages by their addresses: `packages/3/price` in
 * place of `record-packages-3-price`. Requirement EDIT-01.
 */
export async function up(db: LooseDb) {
  await migrateDrafts(db, (name, json) => [addressOfFormer(name), jsonOfFormer(name, json)]);
}
