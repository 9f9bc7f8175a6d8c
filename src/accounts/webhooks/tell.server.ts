import type { Db } from "../../kernel/db/database.server.ts";
import type { Revised, Write } from "../../kernel/db/write.server.ts";
import { getOrMake } from "../../kernel/objects.ts";
import { type Happening, queueDelivery } from "./deliveries-store.server.ts";
import { readWishes } from "./store.server.ts";

/** The events that a revision causes. Given by the code that composes the slices, since it depends on their resources. */
export type HappeningsOf = (revised: Revised) => Happening[];

type Wish = { id: number; events: string; resources: string };
const wishes = new WeakMap<Db, Promise<Wish[]>>();

/**
 * Queues, in the transaction of a revision, a delivery of each of its events for every active webhook that wants it. What
 * the webhooks want is read once per transaction. Requirement TOKEN-01.
 */
export function tellWebhooks(happeningsOf: HappeningsOf) {
  return async (tx: Write, revised: Revised) => {
    const happenings = happeningsOf(revised);
    if (happenings.length === 0) return;
    for (const wish of await getOrMake(wishes, tx.db, () => readWishes(tx.db)))
      for (const happening of happenings)
        if (isWished(wish, happening)) await queueDelivery(tx, wish.id, happening);
  };
}

function isWished({ events, resources }: Wish, { event, resource }: Happening) {
  const isNamed = (list: string, name: string) => JSON.parse(list).includes(name);
  return isNamed(events, event) && (event !== "record.changed" || isNamed(resources, resource));
}
