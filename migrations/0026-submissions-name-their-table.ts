import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Which table the record of a submission is in, so that its key goes when the record is erased; requirement PRIV-02. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("submissions").addColumn("resource", "text").execute();
}
