import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Which edition of the privacy notice stood beside a form when it was sent, and when: of requests and messages, and of the
 * answer to a quote. Null for what came before. Clients have theirs as `consent_at` and `consent_edition`; requirement PRIV-01.
 */
export async function up(db: LooseDb) {
  for (const table of ["project_requests", "quotes"])
    for (const column of ["notice_at", "notice_edition"])
      await db.schema.alterTable(table).addColumn(column, "text").execute();
}
