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

/** Tells owners that a webhook was stopped. */
export const stoppedMessage = "webhook-stopped";

const lease = 50_000; // ms: as long as that of the outbox
const longestRun = 20_000; // ms, so that a lease outlasts the try under way
const longestPause = pauseAfter(100); // ms
const stopsAfter = 3 * 24 * 60 * 60_000; // ms
const mostAttempts = 25; // about as long, with the pauses between
const mostWaiting = 10_000;

type Delivery = RowIn<"webhook_deliveries">;
type Sending = Pick<Parameters<typeof postGuarded>[1], "timeout" | "resolve">;

/**
 * Delivers what waits for the webhook that a message of the outbox names, in order. After a failure the webhook pauses, ever
 * longer, and its messages of that time are done at once, since the failure has queued one for the end of the pause. So a
 * receiver that is away costs one try a pause, however much happens. Requirement TOKEN-01.
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
    // A first failure may be that of one event: another is tried before all wait.
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
  // The process ends, or others wait for their turn: what is left is taken up again at once.
  if (!posted || (posted.fault && shutdown.signal.aborted))
    throw new DeferredDelivery(now().getTime(), false);
  const isTaken = posted.status !== null && posted.status >= 200 && posted.status < 300;
  await (isTaken ? noteTaken : noteFailed)(kernel, webhook, delivery, posted);
  return isTaken ? "taken" : "failed";
}

/** The webhook, if it is switched on. */
async function findActive({ db }: Kernel, id: number): Promise<FoundWebhook | undefined> {
  const webhook = await findWebhook(db, id).catch(unlessMissing);
  return webhook?.isActive ? webhook : undefined;
}

/** The webhook, if it is switched on and not in a pause. */
async function findReady(kernel: Kernel, id: number): Promise<FoundWebhook | undefined> {
  const webhook = await findActive(kernel, id);
  if (!webhook) return undefined;
  const left = webhook.nextTryAt ? Date.parse(webhook.nextTryAt) - kernel.now().getTime() : 0;
  // Longer than any pause: the clock was ahead when it was given.
  return left > 0 && left <= longestPause ? undefined : webhook;
}

function unlessMissing(error: unknown): undefined {
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

/** What the row of a telling keeps of a try. */
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

/** A pause for the webhook, and a longer one for a telling that fails again and again, while others come through. */
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
