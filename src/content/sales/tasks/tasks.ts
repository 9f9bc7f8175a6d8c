import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { day } from "../../../kernel/resource/kinds/day.ts";
import { flag } from "../../../kernel/resource/kinds/flag.ts";
import { moment } from "../../../kernel/resource/kinds/moment.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource, type InputOf } from "../../../kernel/resource/resource.ts";
import { words } from "./tasks.text.ts";

export const priorities = ["high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];

/** The tasks of the staff, the soonest first and done ones last; requirements ADM-06, DESK-06. */
export const tasks = defineResource({
  name: "tasks",
  words,
  fields: {
    title: text({ required: true, isTitle: true, searched: true }),
    priority: choice(priorities, { initial: "medium" }),
    dueDate: day({ empty: "null" }),
    isDone: flag({ initial: false }),
    /** Null while the task is assigned to nobody. */
    assigneeId: reference({ to: "users" }),
    /** When the bell rings for it. */
    remindAt: moment(),
    /** The time for which it has rung: a reminder that is moved rings again. */
    rungFor: moment({ setByServer: true, readBy: "nobody" }),
    /** Who assigned the task to another user, and when; null once that user has seen it. DESK-07 */
    assignedBy: text({ empty: "null", setByServer: true, readBy: "nobody" }),
    assignedAt: moment({ setByServer: true, readBy: "nobody" }),
    // The records that the task is about.
    requestId: reference({ to: "project_requests", goesWithIt: true }),
    clientId: reference({ to: "clients", goesWithIt: true }),
    projectId: reference({ to: "projects", id: "text" }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: ["isDone", "priority", "dueDate", "assigneeId", "requestId", "clientId", "projectId"],
  sortedBy: ["isDone", "dueDate"],
  onSite: false,
  area: "sales",
  holds: "mentions",
  hasFiles: false,
});

/** Records to which a task may be linked; a message is a request of its own screen. */
export const linkKinds = ["request", "message", "client", "project"] as const;
export type LinkKind = (typeof linkKinds)[number];
/** A record to which a task is linked, with its present name; records that are gone are left out. */
export type TaskLink = { kind: LinkKind; id: string; name: string };
/** What answers add to a task: the name of its assignee, and the records to which it is linked. */
export type TaskNames = { assignee: string | null; links: TaskLink[] };

/** A task as the calls answer it. */
export type TaskRecord = AnsweredOf<typeof tasks> & TaskNames;
export type TaskInput = InputOf<typeof tasks>;

/** What the screen counts over all tasks; overdue ones count as open too. */
export type TaskFigures = { total: number; open: number; overdue: number; done: number };
