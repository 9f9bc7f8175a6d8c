import type { TaskSubject } from "../../../admin-kit/task-tools.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { linkedTo } from "./link-kinds.ts";
import { snoozedUntil } from "./snooze.ts";
import type { TaskInput } from "./tasks.ts";

/**
 * What a new task about a record begins with: the link, and for a request its assignee, the next day, and a reminder at nine of
 * that day, as the tasks of payments have; requirement DESK-06.
 */
export function beginAbout(about: TaskSubject, now: Date): Partial<TaskInput> {
  const link = linkedTo(about);
  if (about.assigneeId === undefined) return link;
  const tomorrow = snoozedUntil("tomorrow", now);
  return {
    ...link,
    assigneeId: about.assigneeId,
    dueDate: isoDay(tomorrow),
    remindAt: tomorrow.toISOString(),
  };
}
