import type { Db } from "../../../kernel/db/database.server.ts";
import { openTasks } from "./reminders-store.server.ts";

/** A task as a calendar shows it. Times are ISO in UTC, a due date is a day in Riyadh. */
export type CalendarTask = {
  id: number;
  title: string;
  dueDate: string | null;
  remindAt: string | null;
  changedAt: string;
};

const mostShown = 500;

/** The open tasks of a person, and those of nobody, that have a day or a reminder from a month ago on; NOTICE-01. */
export async function readCalendarTasks(db: Db, userId: number, since: Date): Promise<CalendarTask[]> {
  const from = since.toISOString();
  const rows = await openTasks(db)
    .select(["id", "title", "due_date", "remind_at", "updated_at"])
    .where((eb) => eb.or([eb("assignee_id", "=", userId), eb("assignee_id", "is", null)]))
    .where((eb) => eb.or([eb("due_date", ">=", from.slice(0, 10)), eb("remind_at", ">=", from)]))
    .orderBy("id", "desc")
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    dueDate: row.due_date,
    remindAt: row.remind_at,
    changedAt: row.updated_at,
  }));
}
