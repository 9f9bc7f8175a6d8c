import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds what projects renew by the month, the quarter or the year; requirement DESK-06. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("renewals")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("project_id", "text", (column) =>
      column.notNull().references("projects.id").onDelete("cascade"),
    )
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("amount", "double precision")
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("next_day", "text", (column) => column.notNull())
    .addColumn("anchor_day", "integer", (column) => column.notNull())
    .addColumn("remind_days", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("assignee_id", "integer")
    .addColumn("quote_id", "integer")
    .addColumn("task_id", "integer")
    .addColumn("renewed_at", "text");
  await storedColumns(table).execute();
  await addSearchIndex(db, "renewals");
  await sql`create index renewals_of_projects on renewals (project_id)`.execute(db);
  // The report of sales reads the next ones alone.
  await sql`create index renewals_ahead on renewals (next_day) where state = 'active' and deleted_at is null`.execute(
    db,
  );
}
