import { Hono } from "hono";
import ical, { ICalAlarmType } from "ical-generator";
import { ownerOfFeed } from "../../accounts/notices/feed-store.server.ts";
import { findActiveUser } from "../../accounts/users/store.server.ts";
import { type CalendarTask, readCalendarTasks } from "../../content/sales/tasks/calendar-store.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { digestOf } from "../../kernel/process/digest.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { ownOrigin } from "../../kernel/process/own-origin.server.ts";
import { may } from "../../kernel/roles.ts";
import { addDays } from "../../kernel/text/format.ts";
import { calendarText as text } from "./calendar.text.ts";

const keepsDays = 31;
const quarterHour = 15 * 60_000; // ms

/**
 * `/calendar/<token>.ics`: the tasks and reminders of one person for their calendar program, which reads them again by itself. The
 * address is the secret; it ends with its person's right to read sales. Requirement NOTICE-01.
 */
export function calendarFeeds(kernel: Kernel) {
  const app = new Hono<ApiEnv>();
  app.get("/:file{[\\w-]{43}\\.ics}", async (c, next) => {
    const token = c.req.param("file").slice(0, -".ics".length);
    const userId = await ownerOfFeed(kernel.reads, token, await linkSecret(kernel));
    const user = userId === undefined ? undefined : await findActiveUser(kernel.reads, userId);
    if (!user || !may(user.access, "read", "sales")) return next();
    const tasks = await readCalendarTasks(kernel.reads, user.id, addDays(kernel.now(), -keepsDays));
    const body = calendarOf(tasks, {
      name: text.name(user.name, await kernel.agencyName()),
      origin: ownOrigin(kernel.config),
    });
    const etag = `"${digestOf(body).slice(0, 32)}"`;
    const headers = {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, no-cache",
      ETag: etag,
      "X-Robots-Tag": "noindex, nofollow",
      "X-Content-Type-Options": "nosniff",
    };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(body, 200, headers);
  });
  return app;
}

/** A calendar by RFC 5545: a reminder is a quarter of an hour with an alarm, a due date a whole day. Times are those of UTC. */
function calendarOf(
  tasks: readonly CalendarTask[],
  { name, origin }: { name: string; origin: string },
): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    name,
    prodId: { company: "website-admin", product: "tasks", language: "AR" },
    ttl: 60 * 60,
  });
  for (const { id, title, dueDate, remindAt, changedAt } of tasks) {
    const summary = title.trim() || text.untitled;
    const shared = {
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      url: `${origin}/admin/tasks?edit=${id}`,
    };
    if (remindAt) {
      const start = new Date(remindAt);
      calendar
        .createEvent({
          ...shared,
          id: `task-${id}-reminder@${host}`,
          summary: text.reminder(summary),
          start,
          end: new Date(start.getTime() + quarterHour),
        })
        .createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
    }
    if (dueDate)
      calendar.createEvent({
        ...shared,
        id: `task-${id}-due@${host}`,
        summary,
        start: new Date(`${dueDate}T00:00:00Z`),
        allDay: true,
        timezone: "UTC",
      });
  }
  return calendar.toString();
}
