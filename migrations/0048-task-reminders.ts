import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds a task's assignee, the records it is about, and the time of its reminder; requirement DESK-06. */
export async function up(db: LooseDb) {
  const add = (name: string, type: "text" | "integer") =>
    db.schema.alterTable("tasks").addColumn(name, type).execute();
  await add("assignee_id", "integer");
  await add("remind_at", "text");
  // The reminder time for which the bell has rung; a changed reminder time rings again.
  await add("rung_for", "text");
  await add("request_id", "integer");
  await add("client_id", "integer");
  await add("project_id", "text");
  for (const column of ["remind_at", "due_date", "request_id", "client_id", "project_id"])
    await db.schema.createIndex(`tasks_${column}`).on("tasks").column(column).execute();
}
