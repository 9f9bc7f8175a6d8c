import { flag } from "../../kernel/resource/kinds/flag.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import { defineResource } from "../../kernel/resource/resource.ts";
import { webhookWords as words } from "./webhooks.text.ts";

/** How many webhooks may exist at once. */
export const mostWebhooks = 10;
/** How long the previous secret also signs after a rotation, in hours. */
export const overlapHours = 24;

/** The events that a webhook can be sent. */
export const webhookEvents = [
  "request.created",
  "quote.accepted",
  "page.published",
  "record.changed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** The event of a test delivery, which is sent whatever events the webhook wants. */
export const testEvent = "webhook.test";

/** Webhooks, which send events to other programs; requirement TOKEN-01. Their secrets are derived and not stored. */
export const webhooks = defineResource({
  name: "webhooks",
  screen: "users",
  words,
  fields: {
    name: text({ max: 60, required: true, isTitle: true }),
    address: text({ max: 500, required: true }),
    events: texts({ setByServer: true }),
    /** The resources whose changes are sent with `record.changed`, for example `services`. */
    resources: texts({ setByServer: true }),
    isActive: flag({ initial: true }),
    /** The number of the current secret; each rotation adds one. */
    secretGeneration: number({ min: 1, max: 1_000_000, initial: 1, setByServer: true, readBy: "nobody" }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["-id"],
  onSite: false,
  area: "house",
  holds: "house",
  hasFiles: false,
});
