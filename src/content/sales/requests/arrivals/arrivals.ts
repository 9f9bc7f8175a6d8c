import type { QuoteNews } from "../../notices/news.ts";
import type { RequestKind, RequestNews } from "../requests.ts";

/** The notifications of one user, shown by the bell; requirement SURV-03. */
export type Arrivals = {
  /** Increases with every change at the desk, by any user. */
  version: number;
  /** How many are unread. */
  quotes: number;
  messages: number;
  /** How many client registrations nobody has handled yet. */
  registrations: number;
  /** The newest unread requests and waiting registrations. */
  latest: Arrival[];
  /** The due reminders of tasks of this user and of unassigned tasks, latest first; requirement DESK-06. */
  reminders: Reminder[];
  /** The notes that name this user and that they have not seen yet, newest first; requirement DESK-07. */
  mentions: Mentioned[];
  /** The requests, messages and tasks that others assigned to this user and that they have not seen, newest first. DESK-07 */
  assigned: Assigned[];
  /** Quotes that their customers opened, and those that end tomorrow; newest first. NOTICE-01 */
  quoteNews: QuoteNews[];
  /** How many of all these the bell counts: what this user wants there. */
  bell: number;
  /** Whether mail is sent: `off` is not configured, `late` waits for the mail server, `failed` was given up. */
  mail: "on" | "off" | "late" | "failed";
};
/** Something that was assigned to the user: `title` is that of a task, or the sender of a request, `by` who assigned it. */
export const assignedKinds = ["quote", "message", "task"] as const;
/** What a user can put away. */
export const seenKinds = [...assignedKinds, "seen", "expiring"] as const;
export type SeenKind = (typeof seenKinds)[number];
export type Assigned = {
  kind: (typeof assignedKinds)[number];
  id: number;
  title: string;
  by: string;
  at: string;
};
/** A due reminder: `id` is that of its task, `at` the time of the reminder. */
export type Reminder = { id: number; title: string; at: string };
/** A note that names the user: `name` is the sender of the request, `by` the author of the note. */
export type Mentioned = {
  id: number;
  requestId: number;
  kind: RequestKind;
  name: string;
  by: string;
  at: string;
};
/** The kinds of new entries: a request of either kind, or a registration, whose id is that of the client. */
export const arrivalKinds = ["quote", "message", "registration"] as const;
export type ArrivalKind = (typeof arrivalKinds)[number];
export type Arrival = { id: number; kind: ArrivalKind; name: string; news: RequestNews; at: string };
