import { randomUUID } from "node:crypto";
import type { Kernel } from "./kernel.server.ts";
import type { Write } from "./write.server.ts";

/** What must reach the outside. The payload names records by id, so that no personal data lies in the outbox. */
export type OutboxMessage = { kind: string; payload: Record<string, string | number>; messageId: string };
export type Deliver = (kernel: Kernel, message: OutboxMessage) => Promise<void>;

const leaseSeconds = 60;
const longestPause = 30; // seconds: mail goes out within 60 s of the server's return; requirement SURV-03
const pollEvery = 1000; // ms

/** Queues a message in the transaction of its cause. */
export async function queueMessage(write: Write, kind: string, payload: OutboxMessage["payload"]) {
  await write.db
    .insertInto("outbox")
    .values({
      kind,
      payload: JSON.stringify(payload),
      message_id: randomUUID(),
      created_at: write.at,
      next_attempt_at: write.at,
    })
    .execute();
}

/** Delivers what is due, again and again, until `stop`; each message once, with growing pauses after failures. */
export function startOutbox(kernel: Kernel, deliver: Deliver): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = deliverDue(kernel, deliver)
      .catch((err) => kernel.log.warn({ err }, "outbox is waiting for the database"))
      .finally(() => {
        busy = false;
      });
  }, pollEvery);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** One round: claims the messages that are due and tries each. */
export async function deliverDue(kernel: Kernel, deliver: Deliver) {
  for (const row of await claimDue(kernel)) {
    const message = {
      kind: String(row.kind),
      payload: JSON.parse(String(row.payload)),
      messageId: String(row.message_id),
    };
    try {
      await deliver(kernel, message);
      await settle(kernel, Number(row.id), {
        sent_at: kernel.now().toISOString(),
        next_attempt_at: null,
        last_error: null,
      });
    } catch (err) {
      kernel.log.warn({ err, outbox: row.id }, "message not delivered, will be tried again");
      const pause = Math.min(2 ** Number(row.attempts), longestPause);
      await settle(kernel, Number(row.id), {
        next_attempt_at: secondsFrom(kernel, pause),
        last_error: err instanceof Error ? err.message.slice(0, 500) : "unknown",
      });
    }
  }
}

/** Takes due rows on a lease. The outer condition is checked again under the row lock, so no two processes take one. */
async function claimDue(kernel: Kernel) {
  const now = kernel.now().toISOString();
  const due = await kernel.reads
    .selectFrom("outbox")
    .select("id")
    .where("next_attempt_at", "<=", now)
    .orderBy("id")
    .limit(20)
    .execute();
  if (due.length === 0) return [];
  return kernel.db
    .updateTable("outbox")
    .set((eb) => ({ next_attempt_at: secondsFrom(kernel, leaseSeconds), attempts: eb("attempts", "+", 1) }))
    .where(
      "id",
      "in",
      due.map((row) => row.id ?? null),
    )
    .where("next_attempt_at", "<=", now)
    .returningAll()
    .execute();
}

async function settle(kernel: Kernel, id: number, values: Record<string, string | null>) {
  await kernel.db.updateTable("outbox").set(values).where("id", "=", id).execute();
}

function secondsFrom(kernel: Kernel, seconds: number) {
  return new Date(kernel.now().getTime() + seconds * 1000).toISOString();
}
