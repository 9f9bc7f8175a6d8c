import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds what an entry of a thread says about a call or a message: who spoke, by which way, and when; requirement THREAD-01. */
export async function up(db: LooseDb) {
  for (const column of ["direction", "way", "happened_at"])
    await db.schema.alterTable("request_notes").addColumn(column, "text").execute();
}
