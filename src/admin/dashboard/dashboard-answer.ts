import { z } from "zod";
import { screenField } from "../palette/screen-field.ts";
import { checklistAnswer } from "../setup/setup-answer.ts";

/*
 * What `GET /api/dashboard` answers, for the document, and the types of it; requirement ADM-06. Browsers take the types alone.
 */

/** How many there are, how many came in the last 30 days, and in the 30 before them. */
const figure = z.object({ total: z.number(), recent: z.number(), before: z.number() });
export type Figure = z.infer<typeof figure>;

/** What became of one field; without values where its record is of a person, or where no line can hold them. */
const change = z.object({
  label: z.string(),
  values: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type Change = z.infer<typeof change>;

/**
 * What somebody did to one record within an hour; `revision` and `at` are the last. `screen` and `id` say where the record
 * is; there is none when it was deleted.
 */
const activity = z.object({
  revision: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  /** How many revisions that were. */
  count: z.number(),
  changes: z.array(change),
  screen: screenField,
  id: z.string().nullable(),
  title: z.string(),
});
export type Activity = z.infer<typeof activity>;

/** A week that ends today or a multiple of seven days ago; `from` is its first day. */
const week = z.object({ from: z.string(), to: z.string(), visits: z.number(), requests: z.number() });
export type Week = z.infer<typeof week>;

export const dashboardAnswer = z.object({
  projects: figure,
  /** Null for who may not read of persons; requirement ROLE-01. */
  clients: figure.nullable(),
  /** Visits of the last 30 days are the total. */
  visitors: figure,
  reviews: figure.extend({ rating: z.number().nullable() }),
  newRequests: z.number(),
  newMessages: z.number(),
  activity: z.array(activity),
  weeks: z.array(week),
  /** The names of webhooks that were switched off by themselves; for owners. */
  stoppedWebhooks: z.array(z.string()),
  /** Links of the site that lead nowhere, by the last check; 0 for who may not mend them. */
  brokenLinks: z.number().int(),
  /** Whether the first hour of this site waits for its owner, who has not left its first step yet. */
  beginsSetup: z.boolean(),
  /** What a new site still lacks; null for who may not mend it, and when nothing does. */
  checklist: checklistAnswer.nullable(),
  /** What is wrong with the server itself; null when nothing is. */
  proxyFault: z.enum(["untrusted-proxy", "unnamed-visitors"]).nullable(),
});
export type Dashboard = z.infer<typeof dashboardAnswer>;
