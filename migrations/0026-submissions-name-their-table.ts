import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds the table of a submission's record, so that its key is deleted when the record is erased; requirement PRIV-02. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("submissions").addColumn("resource", "text").execute();
}
