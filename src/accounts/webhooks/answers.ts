import { z } from "zod";
import { testEvent, webhookEvents, webhooks } from "./webhooks.ts";

/*
 * What the calls of webhooks take and answer, for the document, and the types of it. Browsers take the types alone.
 */

/** Why sending was stopped by itself: nothing came through for days, the receiver is gone (410), too much waits. */
const stopReason = z.enum(["failing", "gone", "full"]);
export type StopReason = z.infer<typeof stopReason>;

export const webhookAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  resources: z.array(z.string()),
  isActive: z.boolean(),
  stopReason: stopReason.nullable(),
  /** Since when nothing has come through, where the last tries failed; ISO in UTC, as all times. */
  failingSince: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
});
export type WebhookRow = z.infer<typeof webhookAnswer>;

/** A secret is in the answers to making and rotating alone. */
export const webhookSecretAnswer = z.object({ webhook: webhookAnswer, secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecretAnswer>;

export const resourceChoicesAnswer = z.array(z.object({ resource: z.string(), title: z.string() }));
/** Records whose changes can be told, by the word of their calls, and what they are called. */
export type ResourceChoice = z.infer<typeof resourceChoicesAnswer>[number];

export const webhookBody = z.object({
  name: webhooks.fields.name.schema(z),
  address: webhooks.fields.address.schema(z),
  events: z.array(z.enum(webhookEvents)).max(webhookEvents.length),
  resources: z.array(z.string().max(60)).max(50),
  isActive: z.boolean(),
});
export type WebhookBody = z.infer<typeof webhookBody>;

const deliveryFault = z.enum([
  "insecure",
  "private-address",
  "unknown-host",
  "unreachable",
  "certificate",
  "timeout",
]);
/** Why a try has no answer. */
export type DeliveryFault = z.infer<typeof deliveryFault>;

export const deliveryAnswer = z.object({
  id: z.number().int(),
  /** The `webhook-id` of each of its tries. */
  messageId: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  /** Of which record; empty for a test. */
  recordId: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.number().int(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  status: z.number().int().nullable(),
  fault: deliveryFault.nullable(),
  /** The first kilobyte of the last answer. */
  answer: z.string(),
});
export type DeliveryRow = z.infer<typeof deliveryAnswer>;
