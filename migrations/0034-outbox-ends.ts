import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Adds when a message was given up, so that staff see such messages for a while, and when it was last tried: if that time
 * lies in the future, the clock was wrong, and so is the time of the next try. Requirement SURV-03.
 */
export async function up(db: LooseDb) {
  await db.schema.alterTable("outbox").addColumn("given_up_at", "text").execute();
  await db.schema.alterTable("outbox").addColumn("tried_at", "text").execute();
  await db.schema.createIndex("outbox_given_up").on("outbox").column("given_up_at").execute();
}
