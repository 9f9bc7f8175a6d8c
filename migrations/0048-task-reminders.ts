import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Whose a task is, what it is about, and when it reminds; requirement DESK-06. */
export async function up(db: LooseDb) {
  const add = (name: string, type: "text" | "integer") =>
    db.schema.alterTable("tasks").addColumn(name, type).execute();
  await add("assignee_id", "integer");
  await add("remind_at", "text");
  // The time for which it has rung: another time rings again.
  await add("rung_for", "text");
  await add("request_id", "integer");
  await add("client_id", "integer");
  await add("project_id", "text");
  for (const column of ["remind_at", "due_date", "request_id", "client_id", "project_id"])
    await db.schema.createIndex(`tasks_${column}`).on("tasks").column(column).execute();
}
