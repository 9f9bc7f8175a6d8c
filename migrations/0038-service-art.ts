import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Which of the house's drawings stands for a service that has no picture; null for its icon. Requirement SVC-01. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("services").addColumn("art", "text").execute();
}
