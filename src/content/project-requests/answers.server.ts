import { z } from "zod";
import { messageBody, quoteBody } from "./body-wire.ts";
import { type Arrivals, noteKinds, requestNews, requestStatuses } from "./schema.ts";
import type { DeskSummary } from "./summary-store.server.ts";

/*
 * What the calls of requests and of the bell answer, for the document.
 */

const count = z.number().int();
const kind = z.enum(["quote", "message"]);
const status = z.enum(requestStatuses);

export const submittedAnswer = z.object({
  id: count,
  kind,
  name: z.string(),
  company_name: z.string(),
  requested_services: z.union([z.array(z.string()), messageBody.shape.requested_services]),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: z.string(),
  version: count,
});
export const submissionBodies = z.union([quoteBody, messageBody]);

export const requestAnswer = submittedAnswer.extend({
  status,
  assignee_id: count.nullable(),
  remind_on: z.string().nullable(),
  news: z.enum(requestNews).nullable(),
  news_at: z.string().nullable(),
  client_id: count.nullable(),
  notice_at: z.string().nullable(),
  notice_edition: z.string().nullable(),
});

export const boardAnswer = z.array(z.object({ status, total: count, requests: z.array(requestAnswer) }));

export const noteAnswer = z.object({
  id: count,
  kind: z.enum(noteKinds),
  body: z.string(),
  author_name: z.string(),
  created_at: z.string(),
  version: count,
});

export const deskAnswer = z.object({
  notes: z.array(noteAnswer),
  requests: z.array(z.object({ id: count, kind, name: z.string(), status, createdAt: z.string() })),
  clients: z.array(z.object({ id: count, name: z.string(), company: z.string() })),
});

export const assigneesAnswer = z.array(z.object({ id: count, name: z.string(), isActive: z.boolean() }));

export const summaryAnswer: z.ZodType<DeskSummary> = z.object({
  statuses: z.object({ new: count, contacted: count, quoted: count, won: count, lost: count }),
  today: count,
  oldestContacted: z.string().nullable(),
  quotedValue: count,
  wonValue: count,
  unread: count,
  mine: count,
  waiting: count,
  due: count,
});

const arrival = z.object({ id: count, kind, name: z.string(), news: z.enum(requestNews), at: z.string() });
export const arrivalsAnswer: z.ZodType<Arrivals> = z.object({
  version: count,
  quotes: count,
  messages: count,
  latest: z.array(arrival),
  mail: z.enum(["on", "off", "late", "failed"]),
});
