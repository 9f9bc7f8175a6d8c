import type { Db } from "../../kernel/db/database.server.ts";
import type { Revised, Write } from "../../kernel/db/write.server.ts";
import { getOrMake } from "../../kernel/objects.ts";
import { type Happening, queueDelivery } from "./deliveries-store.server.ts";
import { readWishes } from "./store.server.ts";

/** What a revision means to programs; the code that composes the slices knows. */
export type HappeningsOf = (revised: Revised) => Happening[];

type Wish = { id: number; events: string; resources: string };
const wishes = new WeakMap<Db, Promise<Wish[]>>();

/**
 * Queues, in the transaction of a revision, what active webhooks want to be told of it. The wishes are read once for a
 * transaction: in most there is nobody to tell. Requirement TOKEN-01.
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
