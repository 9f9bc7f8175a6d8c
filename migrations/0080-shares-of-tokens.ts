import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** A share link that a program made ends with the program's token; requirement TOKEN-01. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("page_shares").addColumn("token_id", "integer").execute();
}
