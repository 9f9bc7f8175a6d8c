import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds the built-in drawing that is shown for a service without a picture; null shows its icon. Requirement SVC-01. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("services").addColumn("art", "text").execute();
}
