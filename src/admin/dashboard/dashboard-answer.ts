import { z } from "zod";
import { screenField } from "../palette/screen-field.ts";
import { checklistAnswer } from "../setup/setup-answer.ts";

/*
 * Schema of the answer of `GET /api/dashboard`, for the API document, and its types; requirement ADM-06. Browser code must import
 * only the types.
 */

/** The number of records, how many were added in the last 30 days, and in the 30 days before. */
const figure = z.object({ total: z.number(), recent: z.number(), before: z.number() });
export type Figure = z.infer<typeof figure>;

/** The change of one field; without values for records about people, and for values too long for one line. */
const change = z.object({
  label: z.string(),
  values: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type Change = z.infer<typeof change>;

/**
 * What one person did to one record within an hour; `revision` and `at` are those of the last change. `screen` and `id` lead to
 * the record; `id` is null when the record was deleted.
 */
const activity = z.object({
  revision: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  /** How many revisions the entry covers. */
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
  /** Null for users who may not read data about people; requirement ROLE-01. */
  clients: figure.nullable(),
  /** `total` counts the visits of the last 30 days. */
  visitors: figure,
  reviews: figure.extend({ rating: z.number().nullable() }),
  newRequests: z.number(),
  newMessages: z.number(),
  activity: z.array(activity),
  weeks: z.array(week),
  /** The names of webhooks that were switched off automatically; only for owners. */
  stoppedWebhooks: z.array(z.string()),
  /** The number of broken links on the site at the last check; 0 for users who may not repair them. */
  brokenLinks: z.number().int(),
  /** Whether the set-up is still at its first step; only for owners. */
  beginsSetup: z.boolean(),
  /** What a new site still lacks; null when nothing is missing, and for users who cannot change it. */
  checklist: checklistAnswer.nullable(),
  /** A fault of the server's proxy settings; null without one. */
  proxyFault: z.enum(["untrusted-proxy", "unnamed-visitors"]).nullable(),
});
export type Dashboard = z.infer<typeof dashboardAnswer>;
