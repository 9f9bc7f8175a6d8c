import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Gives requests what was answered in a form of one's own, and where that form stood; requirement OWN-03. */
export async function up(db: LooseDb) {
  for (const [column, empty] of [
    ["form_answers", "[]"],
    ["form_place", ""],
  ] as const)
    await db.schema
      .alterTable("project_requests")
      .addColumn(column, "text", (column) => column.notNull().defaultTo(empty))
      .execute();
}
