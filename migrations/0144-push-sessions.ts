import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Notes in which session a browser allowed notices, so that they end with it; requirement NOTICE-01. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("push_devices").addColumn("session_id", "text").execute();
}
