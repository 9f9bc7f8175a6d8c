import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Divides the total of a quote into several parts, and keeps what came in for it; nothing of both before. Requirement PAPER-02. */
export async function up(db: LooseDb) {
  for (const column of ["parts", "receipts"])
    await db.schema
      .alterTable("quotes")
      .addColumn(column, "text", (built) => built.notNull().defaultTo("[]"))
      .execute();
}
