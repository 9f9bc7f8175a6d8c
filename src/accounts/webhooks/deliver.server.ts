import {
  DeferredDelivery,
  type Deliver,
  pauseAfter,
  queueMessage,
} from "../../kernel/background/outbox.server.ts";
import type { RowIn } from "../../kernel/db/database.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { latestPast } from "../../kernel/process/stamps.ts";
import type { StopReason } from "./answers.ts";
import { countWaiting, nextDelivery, ring, settleDelivery } from "./deliveries-store.server.ts";
import { secretOf, signedHeaders } from "./secrets.server.ts";
import { type Posted, postGuarded } from "./sending/post-guarded.server.ts";
import {
  claimWebhook,
  type FoundWebhook,
  findWebhook,
  noteTry,
  releaseWebhook,
  stopWebhook,
} from "./store.server.ts";

/** The kind of the outbox message that tells owners that a webhook was stopped. */
export const stoppedMessage = "webhook-stopped";

const lease = 50_000; // ms, like the lease of the outbox
const longestRun = 20_000; // ms, so that the lease does not end during the last attempt
const longestPause = pauseAfter(100); // ms
const stopsAfter = 3 * 24 * 60 * 60_000; // ms
const mostAttempts = 25; // with the pauses between them about as long as `stopsAfter`
const mostWaiting = 10_000;

type Delivery = RowIn<"webhook_deliveries">;
type Sending = Pick<Parameters<typeof postGuarded>[1], "timeout" | "resolve">;

/**
 * Delivers, in order, what waits for the webhook that an outbox message names. After each failure the webhook pauses for a
 * longer time. Outbox messages during the pause do nothing, since the failure has queued one for its end: an unreachable
 * receiver costs one attempt per pause, however much happens. Requirement TOKEN-01.
 */
export function deliverWebhooks(sending: Sending = {}): Deliver {
  return async (kernel, { payload }) => {
    const id = Number(payload.id);
    if (!(await findReady(kernel, id))) return;
    const now = kernel.now().getTime();
    const until = new Date(now + lease).toISOString();
    const latest = new Date(latestPast(kernel.now()).getTime() + lease).toISOString();
    if (!(await claimWebhook(kernel.db, id, { now: new Date(now).toISOString(), until, latest })))
      throw new DeferredDelivery(now + 2000, false);
    try {
      await deliverWaiting(kernel, id, sending);
    } finally {
      await releaseWebhook(kernel.db, id);
    }
  };
}

async function deliverWaiting(kernel: Kernel, id: number, sending: Sending) {
  const ends = performance.now() + longestRun;
  let webhook = await findReady(kernel, id);
  while (webhook) {
    const wasWell = webhook.failures === 0;
    const outcome = await deliverNext(kernel, webhook, { sending, ends });
    // The first failure may concern only this delivery, so the next one is tried before the webhook pauses.
    if (outcome === "nothing" || (outcome === "failed" && !wasWell)) return;
    webhook = await findActive(kernel, id);
  }
}

async function deliverNext(
  kernel: Kernel,
  webhook: FoundWebhook,
  { sending, ends }: { sending: Sending; ends: number },
): Promise<"nothing" | "taken" | "failed"> {
  const delivery = await nextDelivery(kernel.db, webhook.id, dueTimes(kernel));
  if (!delivery) return "nothing";
  const { shutdown, now } = kernel;
  const mayTry = performance.now() < ends && !shutdown.signal.aborted;
  const posted = mayTry ? await post(kernel, webhook, delivery, sending) : undefined;
  // The time of this run is over or the process ends: the outbox message is due again at once, for what is left.
  if (!posted || (posted.fault && shutdown.signal.aborted))
    throw new DeferredDelivery(now().getTime(), false);
  const isTaken = posted.status !== null && posted.status >= 200 && posted.status < 300;
  await (isTaken ? noteTaken : noteFailed)(kernel, webhook, delivery, posted);
  return isTaken ? "taken" : "failed";
}

/** The webhook, if it is switched on. */
async function findActive({ db }: Kernel, id: number): Promise<FoundWebhook | undefined> {
  const webhook = await findWebhook(db, id).catch(ignoreNotFound);
  return webhook?.isActive ? webhook : undefined;
}

/** The webhook, if it is switched on and not in a pause. */
async function findReady(kernel: Kernel, id: number): Promise<FoundWebhook | undefined> {
  const webhook = await findActive(kernel, id);
  if (!webhook) return undefined;
  const left = webhook.nextTryAt ? Date.parse(webhook.nextTryAt) - kernel.now().getTime() : 0;
  // A pause that is longer than any possible one was set while the clock was ahead, so it is ignored.
  return left > 0 && left <= longestPause ? undefined : webhook;
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === "not-found")) throw error;
}

function dueTimes({ now }: Kernel) {
  const latest = new Date(latestPast(now()).getTime() + longestPause);
  return { now: now().toISOString(), latest: latest.toISOString() };
}

async function post(kernel: Kernel, webhook: FoundWebhook, delivery: Delivery, sending: Sending) {
  const { id, createdAt, secretGeneration, previousUntil } = webhook;
  const at = kernel.now();
  const known = await linkSecret(kernel);
  const secretNumber = (generation: number) => secretOf({ id, createdAt, generation }, known);
  const isOverlap = previousUntil !== null && previousUntil > at.toISOString();
  const secrets = [
    secretNumber(secretGeneration),
    ...(isOverlap ? [secretNumber(secretGeneration - 1)] : []),
  ];
  const { message_id: messageId, body } = delivery;
  return postGuarded(
    { address: webhook.address, headers: signedHeaders({ messageId, body, at }, secrets), body },
    { ...sending, privateHosts: kernel.config.webhookHosts, signal: kernel.shutdown.signal },
  );
}

/** The columns of a delivery's row after an attempt. */
const outcomeOf = (kernel: Kernel, { attempts }: Delivery, posted: Posted) => ({
  ...posted,
  attempts: attempts + 1,
  tried_at: kernel.now().toISOString(),
});

async function noteTaken(kernel: Kernel, { id }: FoundWebhook, delivery: Delivery, posted: Posted) {
  const outcome = outcomeOf(kernel, delivery, posted);
  await settleDelivery(kernel.db, delivery.id, { ...outcome, state: "delivered", next_try_at: null });
  await noteTry(kernel.db, id, {
    failures: 0,
    failing_since: null,
    next_try_at: null,
    last_delivered_at: outcome.tried_at,
  });
}

/**
 * Notes a failed attempt. The webhook pauses; a delivery that failed more often than the webhook in a row gets a longer pause
 * of its own, so that the others go on. Stops the webhook where a reason to do so holds.
 */
async function noteFailed(kernel: Kernel, webhook: FoundWebhook, delivery: Delivery, posted: Posted) {
  const { id } = webhook;
  const outcome = outcomeOf(kernel, delivery, posted);
  const now = kernel.now().getTime();
  const failures = webhook.failures + 1;
  const failingSince = webhook.failingSince ?? outcome.tried_at;
  const isOver = now - Date.parse(failingSince) >= stopsAfter;
  const pause = pauseAfter(failures);
  const ownPause = Math.max(pause, pauseAfter(outcome.attempts));
  const [nextTry, ownNext] = [pause, ownPause].map((wait) => new Date(now + wait).toISOString());
  const isGivenUp = !isOver && outcome.attempts >= mostAttempts;
  await write(kernel, system, async (tx) => {
    const reason = await reasonToStop(tx.db, id, { status: posted.status, isOver });
    await noteTry(tx.db, id, { failures, failing_since: failingSince, next_try_at: nextTry ?? null });
    await settleDelivery(tx.db, delivery.id, {
      ...outcome,
      state: isGivenUp ? "failed" : "waiting",
      next_try_at: isGivenUp ? null : (ownNext ?? null),
    });
    if (reason) {
      await stopWebhook(tx, id, reason);
      if (kernel.config.smtpUrl) await queueMessage(tx, stoppedMessage, { id });
    } else {
      await ring(tx, id, nextTry);
      if (ownNext !== nextTry && !isGivenUp) await ring(tx, id, ownNext);
    }
  });
}

async function reasonToStop(
  db: Kernel["db"],
  id: number,
  { status, isOver }: { status: number | null; isOver: boolean },
): Promise<StopReason | undefined> {
  if (status === 410) return "gone";
  if (isOver) return "failing";
  return (await countWaiting(db, id)) > mostWaiting ? "full" : undefined;
}
