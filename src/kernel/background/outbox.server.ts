import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import type { Db, Generated, NewRowIn, RowIn, Tables } from "../db/database.server.ts";
import { insertRow } from "../db/prepared.server.ts";
import type { Write } from "../db/write.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { latestPast } from "../process/stamps.ts";
import { type Loop, repeat } from "./repeat.server.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    outbox: {
      id: Generated<number>;
      kind: string;
      payload: string;
      message_id: string;
      created_at: string;
      attempts: Generated<number>;
      next_attempt_at: string | null;
      sent_at: string | null;
      last_error: string | null;
      given_up_at: string | null;
      tried_at: string | null;
    };
  }
}

/** A message to the outside, such as a mail. The payload names records by id, so that the outbox holds no personal data. */
export type OutboxMessage = { kind: string; payload: Record<string, string | number>; messageId: string };
export type Deliver = (kernel: Kernel, message: OutboxMessage) => Promise<void>;

/** Thrown by a delivery that the receiver refused for good; it is tried a few more times with growing pauses. */
export class RefusedDelivery extends Error {}

/**
 * Thrown by a delivery that the receiver may accept later; other messages are not held up. `until` in ms is the earliest
 * sensible time to try again, `wasTried` whether this message itself was tried.
 */
export class DeferredDelivery extends Error {
  readonly until: number;
  readonly wasTried: boolean;
  constructor(until: number, wasTried: boolean, options?: ErrorOptions) {
    super("the receiver will accept the message later", options);
    this.until = until;
    this.wasTried = wasTried;
  }
}

const leaseSeconds = 50; // longer than the mailer's own limits
const mostInARound = 50;
const longestPause = 30; // seconds: mail goes out within 60 s of the server's return; requirement SURV-03
const pollEvery = 1000; // ms
const mostRefusals = 8; // with pauses that double from half a minute: about an hour
const isLateAfter = 60_000; // ms
const firstPause = 60_000; // ms, of what is deferred
const longestDeferral = 4 * 60 * 60_000; // ms
const day = 24 * 60 * 60_000; // ms
const longestWait = 5 * day; // the limit that mail servers use themselves; RFC 5321
const isToldFor = 7 * day;

/**
 * Mails, webhooks and pushes have a worker each, so that a receiver or a push service that hangs delays no mail. A message of one of
 * these kinds is for the worker of that name, all others are for the first.
 */
type Worker = "mail" | "webhooks" | "pushes";
export const webhookMessage = "webhook";
export const pushMessage = "notice-push";
const otherWorkers = { webhooks: webhookMessage, pushes: pushMessage } as const;
const noMails = Object.values(otherWorkers);

/** Queues a message in the transaction of the change that causes it, for now or for a later time. Answers its id. */
export async function queueMessage(
  tx: Write,
  kind: string,
  payload: OutboxMessage["payload"],
  notBefore = tx.at,
): Promise<number> {
  const { id } = await insertRow(tx.db, "outbox", {
    kind,
    payload: JSON.stringify(payload),
    message_id: randomUUID(),
    created_at: tx.at,
    next_attempt_at: notBefore,
  } satisfies NewRowIn<"outbox">);
  return Number(id);
}

/** Delivers due messages until `stop`: each message once, with growing pauses after failures. */
export function startOutbox(kernel: Kernel, deliver: Deliver, worker: Worker = "mail"): Loop {
  const failed = "the outbox could not be read and will be tried again";
  return repeat(kernel, () => deliverDue(kernel, deliver, worker), { every: pollEvery, failed });
}

/** Runs one round: claims the due messages one after the other, and tries each. */
export async function deliverDue(kernel: Kernel, deliver: Deliver, worker: Worker = "mail") {
  for (let count = 0; count < mostInARound; count++) {
    const row = await claimNext(kernel, worker);
    if (!row) return;
    const message = {
      kind: row.kind,
      payload: JSON.parse(row.payload),
      messageId: row.message_id,
    };
    try {
      await deliver(kernel, message);
      await settle(kernel, row.id, {
        sent_at: kernel.now().toISOString(),
        next_attempt_at: null,
        last_error: null,
      });
    } catch (err) {
      kernel.log.warn({ err, outbox: row.id }, "a message could not be delivered");
      const next = nextAttempt(kernel, row, err);
      await settle(kernel, row.id, {
        attempts: row.attempts - (err instanceof DeferredDelivery && !err.wasTried ? 1 : 0),
        next_attempt_at: next,
        given_up_at: next === null ? kernel.now().toISOString() : null,
        last_error: err instanceof Error ? err.message.slice(0, 500) : "unknown",
      });
      // The mail server is away for the other messages too; trying each would cost two writes per message every few seconds.
      if (!(err instanceof RefusedDelivery || err instanceof DeferredDelivery)) return;
    }
  }
}

/** Whether a mail has waited for more than a minute, as it does while the mail server is away. */
export async function isWaiting(kernel: Kernel): Promise<boolean> {
  const row = await kernel.reads
    .selectFrom("outbox")
    .select("id")
    .where("next_attempt_at", "is not", null)
    .where("kind", "not in", noMails)
    .where("created_at", "<", new Date(kernel.now().getTime() - isLateAfter).toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a mail was given up, undelivered, within the last week. */
export async function hasGivenUp(kernel: Kernel): Promise<boolean> {
  const row = await kernel.reads
    .selectFrom("outbox")
    .select("id")
    .where("given_up_at", ">=", new Date(kernel.now().getTime() - isToldFor).toISOString())
    .where("kind", "not in", noMails)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How long no mail is tried to a domain that deferred this many times in a row, in ms: from a minute to four hours. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPause * 2 ** (failures - 1), longestDeferral);
}

/** Removes the messages that were queued before a time, sent or not; requirement PRIV-03. */
export async function forgetMessages(db: Db, before: string) {
  await db.deleteFrom("outbox").where("created_at", "<", before).execute();
}

/** The time of the next attempt. Null gives the message up: its row stays, unsent, with the last error. */
function nextAttempt(
  kernel: Kernel,
  { kind, attempts, created_at: createdAt }: RowIn<"outbox">,
  error: unknown,
) {
  if (error instanceof DeferredDelivery) {
    const now = kernel.now().getTime();
    // Webhooks have a limit of their own.
    if (kind !== webhookMessage && now - Date.parse(createdAt) > longestWait) return null;
    // The message's own attempts count too, because a restarted process does not know the domain's pause.
    const own = error.wasTried ? now + pauseAfter(attempts) : 0;
    return new Date(Math.max(error.until, own)).toISOString();
  }
  if (!(error instanceof RefusedDelivery)) return secondsFrom(kernel, Math.min(2 ** attempts, longestPause));
  return attempts < mostRefusals ? secondsFrom(kernel, longestPause * 2 ** (attempts - 1)) : null;
}

/**
 * Takes the oldest due message on a lease, so that another process tries it if this one dies. Messages are taken one at a
 * time: the lease is longer than any delivery. PostgreSQL skips rows that another process is taking; SQLite has one writer.
 */
async function claimNext(kernel: Kernel, worker: Worker) {
  const now = kernel.now().toISOString();
  // Looks first without a lock, because there is nearly always nothing.
  const due = (db: Kernel["db"]) =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("next_attempt_at", ">", "") // null if the message needs no attempt, so the index finds the few that do
      .where((eb) =>
        worker === "mail" ? eb("kind", "not in", noMails) : eb("kind", "=", otherWorkers[worker]),
      )
      // A lease or a pause that was set while the clock was ahead counts as expired.
      .where((eb) =>
        eb.or([
          eb("next_attempt_at", "<=", now),
          eb(eb.fn.coalesce("tried_at", "created_at"), ">", latestPast(kernel.now()).toISOString()),
        ]),
      )
      // Messages that failed recently come after those that have not been tried.
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(1);
  if (!(await due(kernel.reads).executeTakeFirst())) return undefined;
  const next = due(kernel.db);
  return kernel.db
    .updateTable("outbox")
    .set((eb) => ({
      tried_at: now,
      next_attempt_at: secondsFrom(kernel, leaseSeconds),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", kernel.database.kind === "postgres" ? next.forUpdate().skipLocked() : next)
    .returningAll()
    .executeTakeFirst();
}

async function settle(kernel: Kernel, id: number, values: Updateable<Tables["outbox"]>) {
  await kernel.db.updateTable("outbox").set(values).where("id", "=", id).execute();
}

function secondsFrom(kernel: Kernel, seconds: number) {
  return new Date(kernel.now().getTime() + seconds * 1000).toISOString();
}
