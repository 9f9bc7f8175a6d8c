import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * When a message was given up, so that staff see for a while that there is one; and when it was tried last: a time that lies
 * in the future tells that the clock was wrong, and with it the time of the next try. Requirement SURV-03.
 */
export async function up(db: LooseDb) {
  await db.schema.alterTable("outbox").addColumn("given_up_at", "text").execute();
  await db.schema.alterTable("outbox").addColumn("tried_at", "text").execute();
  await db.schema.createIndex("outbox_given_up").on("outbox").column("given_up_at").execute();
}
