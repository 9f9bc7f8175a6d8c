import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** A post of a form that a robot may have sent is kept in the trash, for a person to look at; requirement SEC-07. */
export async function up(db: LooseDb) {
  for (const table of ["project_requests", "clients"])
    await db.schema.alterTable(table).addColumn("suspected_at", "text").execute();
}
