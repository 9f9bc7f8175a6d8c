import { pushMessage, queueMessage } from "../../../kernel/background/outbox.server.ts";
import { type Write, write } from "../../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../../kernel/process/kernel.server.ts";
import { may } from "../../../kernel/roles.ts";
import { addDays } from "../../../kernel/text/format.ts";
import { type ReadArrivals, readArrivals } from "../requests/arrivals/arrivals.server.ts";
import type { News } from "./news.ts";
import { newsOf } from "./news-of.server.ts";
import { noteTold, type OuterWay, readTold, takeHeld, toldKey } from "./notices-store.server.ts";
import { devicesOf, knowUser, type Noticed, quietEnd, takeDigests } from "./recipients.server.ts";

/** The kinds of the outbox messages to one person: about some news, by mail; and with all that is unread. NOTICE-01 */
export const noticeMail = "notice-mail";
export const digestMail = "notice-digest";

const tellsWithin = 1; // days: what is older is told by nobody
const looksAgainAfter = 60_000; // ms, because quotes come to an end by themselves
const mostAtOnce = 500;

/**
 * Tells people outside the tab what is news to them. What is news, and to whom, is what the bell shows, so that nobody is told of what
 * they caused, have seen or may not read; each piece of news is noted for each person in the transaction that queues its messages,
 * and so told once. One look of the timer: it reads only after a change at the desk, and once a minute. NOTICE-01
 */
export function teller(kernel: Kernel): () => Promise<void> {
  let version = -1;
  let at = 0;
  return async () => {
    const now = kernel.now().getTime();
    const current = kernel.contentVersion.inboxVersion();
    if (current === version && now >= at && now - at < looksAgainAfter) return;
    await tellNews(kernel);
    [version, at] = [current, now];
  };
}

type Telling = { person: Noticed; news: News };

/** Tells everybody what they were not told yet. */
async function tellNews(kernel: Kernel): Promise<void> {
  const now = kernel.now();
  const read = await readArrivals(kernel);
  const people = read.people.filter(({ access }) => may(access, "read", "sales"));
  const oldest = addDays(now, -tellsWithin);
  const told = await readTold(kernel.reads, oldest);
  const untold = people.flatMap((person) => untoldTo(person, read, oldest, told));
  const unknown = people.filter(({ since }) => since === null);
  if (untold.length === 0 && unknown.length === 0) return;
  await write(kernel, system, async (tx) => {
    for (const { id } of unknown) await knowUser(tx, id);
    for (const telling of untold.slice(0, mostAtOnce)) await tell(kernel, tx, telling);
  });
}

function untoldTo(person: Noticed, read: ReadArrivals, oldest: Date, told: ReadonlySet<string>): Telling[] {
  const { since } = person;
  if (since === null) return []; // whoever comes is not told of the past
  return newsOf(read, person)
    .filter(
      (news) => news.at > since && news.at > oldest.toISOString() && !told.has(toldKey(person.id, news)),
    )
    .map((news) => ({ person, news }));
}

/** Notes one piece of news for one person, and queues what they chose, unless it is kept until their quiet hours end. */
async function tell(kernel: Kernel, tx: Write, { person, news }: Telling) {
  const { kind, subject, at } = news;
  const chosen = person.choices.channels[kind];
  const ways = outerWays.filter((way) => chosen[way] && (way === "push" || kernel.config.smtpUrl));
  const heldUntil = ways.length > 0 ? quietEnd(person, new Date(tx.at), kind) : null;
  const id = await noteTold(tx, { kind, subject, at, userId: person.id, ways, heldUntil });
  if (id === undefined || heldUntil) return;
  for (const way of ways) await queueBy[way](tx, person.id, [id]);
}

const outerWays = ["mail", "push"] as const satisfies readonly OuterWay[];

type Queue = (tx: Write, user: number, ids: readonly number[]) => Promise<void>;

/** A mail, or a message for each of the person's browsers, so that one that is away holds up no other. */
const queueBy: Record<OuterWay, Queue> = {
  async mail(tx, user, ids) {
    await queueMessage(tx, noticeMail, { user, ids: ids.join(",") });
  },
  async push(tx, user, ids) {
    for (const device of await devicesOf(tx.db, user))
      await queueMessage(tx, pushMessage, { user, device, ids: ids.join(",") });
  },
};

/** Sends what arrived in quiet hours that are over: all of a person in one message. */
export async function sendHeld(kernel: Kernel): Promise<void> {
  await write(kernel, system, async (tx) => {
    const held = Map.groupBy(await takeHeld(tx), ({ userId }) => userId);
    for (const [userId, notices] of held) {
      for (const way of outerWays) {
        const ids = notices.filter(({ ways }) => ways.includes(way)).map(({ id }) => id);
        if (ids.length > 0) await queueBy[way](tx, userId, ids);
      }
    }
  });
}

/** Queues the digests that are due. */
export async function sendDigests(kernel: Kernel): Promise<void> {
  await write(kernel, system, async (tx) => {
    for (const user of await takeDigests(tx))
      if (kernel.config.smtpUrl) await queueMessage(tx, digestMail, { user });
  });
}
