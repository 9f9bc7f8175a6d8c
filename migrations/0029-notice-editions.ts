import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Adds which edition of the privacy notice a form showed when it was sent, and when, for requests, messages and answers to
 * quotes. Null for older rows. Clients have the same in `consent_at` and `consent_edition`; requirement PRIV-01.
 */
export async function up(db: LooseDb) {
  for (const table of ["project_requests", "quotes"])
    for (const column of ["notice_at", "notice_edition"])
      await db.schema.alterTable(table).addColumn(column, "text").execute();
}
