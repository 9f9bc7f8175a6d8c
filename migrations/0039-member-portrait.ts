import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds the built-in portrait that is shown for a member without a photograph; null for none. Requirement LEAD-01. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("team_members").addColumn("portrait", "text").execute();
}
