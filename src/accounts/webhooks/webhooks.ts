import { flag } from "../../kernel/resource/kinds/flag.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import { defineResource } from "../../kernel/resource/resource.ts";
import { webhookWords as words } from "./webhooks.text.ts";

/** At most so many stand at once. */
export const mostWebhooks = 10;
/** How long both secrets sign after a rotation, in hours. */
export const overlapHours = 24;

/** What programs can be told of. */
export const webhookEvents = [
  "request.created",
  "quote.accepted",
  "page.published",
  "record.changed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** What is told on request, whatever was chosen. */
export const testEvent = "webhook.test";

/** Where programs are told of what happens; requirement TOKEN-01. Its secrets are derived, and stand nowhere. */
export const webhooks = defineResource({
  name: "webhooks",
  screen: "users",
  words,
  fields: {
    name: text({ max: 60, required: true, isTitle: true }),
    address: text({ max: 500, required: true }),
    events: texts({ setByServer: true }),
    /** Of `record.changed`: which records, as `services`. */
    resources: texts({ setByServer: true }),
    isActive: flag({ initial: true }),
    /** Its how-manieth secret. */
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
