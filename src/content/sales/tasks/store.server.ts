import { sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";
import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { withAssignment } from "../../shared/assignment.server.ts";
import { type TaskFigures, tasks } from "./tasks.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    tasks: RowOf<typeof tasks>;
  }
}

export const tasksTable = recordTable(tasks, {
  onDesk: true, // the bell shows their reminders
  prepare: async (tx, task, before) => withAssignment(tx, task, before),
});

/** How many tasks there are in each state, overdue by the present day in Riyadh; requirement DESK-06. */
export async function countTasks(db: Db, now: Date): Promise<TaskFigures> {
  const late = sql<number>`case when is_done = 0 and due_date < ${isoDay(now)} then 1 else 0 end`;
  const row = await db
    .selectFrom("tasks")
    .select((eb) => [
      eb.fn.countAll<number>().as("total"),
      sql<number | null>`sum(is_done)`.as("done"),
      sql<number | null>`sum(${late})`.as("overdue"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const done = row.done ?? 0;
  return { total: row.total, open: row.total - done, overdue: row.overdue ?? 0, done };
}
