import { isoDayAfter } from "../../../kernel/text/format.ts";

/** Which tasks the screen lists. */
export const states = ["open", "mine", "overdue", "done"] as const;
export type TaskState = (typeof states)[number];

/** The query of the tasks in a state; `me` is the id of the user who asks. */
export function queryOfState(state: TaskState, me: number, now: Date): Record<string, string> {
  if (state === "done") return { is_done: "1" };
  if (state === "mine") return { is_done: "0", assignee_id: String(me) };
  return { is_done: "0", ...(state === "overdue" && { due_date_to: isoDayAfter(now, -1) }) };
}

/** The query of the tasks that are due on these days, the first and the last included. */
export function queryOfDays(days: readonly string[]): Record<string, string> {
  return { due_date_from: days[0] ?? "", due_date_to: days.at(-1) ?? "" };
}

/** The sort by reminders. */
export const byReminder = "remind_at";

/** The open tasks by their reminders, the soonest first and those without one last. */
export const openByReminder = { is_done: 0, sort: byReminder };
