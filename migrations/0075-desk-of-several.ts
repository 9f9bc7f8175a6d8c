import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Adds the package that a visitor chose, who has seen the news of a request, and who assigned a request or a task to another
 * user; requirements DESK-01, DESK-07.
 */
export async function up(db: LooseDb) {
  const requests = () => db.schema.alterTable("project_requests");
  await requests()
    .addColumn("chosen_package", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await requests()
    .addColumn("seen_by", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  for (const table of ["project_requests", "tasks"])
    for (const column of ["assigned_by", "assigned_at"])
      await db.schema.alterTable(table).addColumn(column, "text").execute();
}
