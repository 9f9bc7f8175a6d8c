import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Gives each quote the language of its document; those from before are Arabic. Requirements LANG-01, PAPER-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("quotes")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("ar"))
    .execute();
}
