import { z } from "zod";
import { testEvent, webhookEvents, webhooks } from "./webhooks.ts";

/*
 * The schemas of the webhook calls, for checking and for the OpenAPI document, and their types. Browser code imports only types.
 */

/** Why the server switched a webhook off: it failed for days, the receiver answered 410 (gone), or too many deliveries wait. */
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
  /** The time of the first of the failures in a row; null when the last attempt succeeded. ISO in UTC, like all times. */
  failingSince: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
});
export type WebhookRow = z.infer<typeof webhookAnswer>;

/** The answer to making a webhook and to rotating its secret: the only ones that hold the secret. */
export const webhookSecretAnswer = z.object({ webhook: webhookAnswer, secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecretAnswer>;

export const resourceChoicesAnswer = z.array(z.object({ resource: z.string(), title: z.string() }));
/** A resource whose changes can be sent: the first word of its calls, and its Arabic title. */
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
/** Why an attempt got no answer. */
export type DeliveryFault = z.infer<typeof deliveryFault>;

export const deliveryAnswer = z.object({
  id: z.number().int(),
  /** The `webhook-id` header of all its attempts. */
  messageId: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  /** The record that the event is about; empty for a test. */
  recordId: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.number().int(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  status: z.number().int().nullable(),
  fault: deliveryFault.nullable(),
  /** The first kilobyte of the receiver's last answer. */
  answer: z.string(),
});
export type DeliveryRow = z.infer<typeof deliveryAnswer>;
