import type { Db } from "../../kernel/db/database.server.ts";
import type { Revised, Write } from "../../kernel/db/write.server.ts";
import { getOrMake } from "../../kernel/objects.ts";
import type { Resource } from "../../kernel/resource/resource.ts";
import { queueDelivery, type RaisedEvent } from "./deliveries-store.server.ts";
import { raisedEventsOf } from "./raised-events.server.ts";
import { readSubscriptions } from "./store.server.ts";

type Subscription = { id: number; events: string; resources: string };
const subscriptions = new WeakMap<Db, Promise<Subscription[]>>();

/**
 * Queues, in the transaction of a revision, a delivery of each of its events for every active webhook that wants it. What
 * the webhooks want is read once per transaction. Only changes of `resources` are told. Requirement TOKEN-01.
 */
export function queueWebhookEvents(resources: readonly Pick<Resource, "name" | "path">[]) {
  const paths = new Map(resources.map(({ name, path }) => [name, path]));
  return async (tx: Write, revised: Revised) => {
    const events = raisedEventsOf(revised, paths);
    if (events.length === 0) return;
    for (const subscription of await getOrMake(subscriptions, tx.db, () => readSubscriptions(tx.db)))
      for (const event of events)
        if (isSubscribed(subscription, event)) await queueDelivery(tx, subscription.id, event);
  };
}

function isSubscribed({ events, resources }: Subscription, { event, resource }: RaisedEvent) {
  const isNamed = (list: string, name: string) => JSON.parse(list).includes(name);
  return isNamed(events, event) && (event !== "record.changed" || isNamed(resources, resource));
}
