import { randomUUID } from "node:crypto";
import { forgetRings } from "../../kernel/background/messages.server.ts";
import { queueMessage, webhookMessage } from "../../kernel/background/outbox.server.ts";
import type { Db, Generated, NewRowIn, RowIn } from "../../kernel/db/database.server.ts";
import { insertRow } from "../../kernel/db/prepared.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import type { DeliveryFault, DeliveryRow } from "./answers.ts";
import type { testEvent, WebhookEvent } from "./webhooks.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    webhook_deliveries: {
      id: Generated<number>;
      webhook_id: number;
      message_id: string;
      event: WebhookEvent | typeof testEvent;
      resource: string;
      record_id: string;
      body: string;
      state: Generated<"waiting" | "delivered" | "failed">;
      attempts: Generated<number>;
      created_at: string;
      tried_at: string | null;
      next_try_at: string | null;
      status: number | null;
      fault: DeliveryFault | null;
      answer: Generated<string>;
    };
  }
}

/** An event that a revision raised. `data`, which is sent, holds no personal data. */
export type RaisedEvent = {
  event: WebhookEvent | typeof testEvent;
  /** Events of one record are delivered in order. */
  resource: string;
  recordId: string;
  data: Record<string, string | number | null>;
};

const mostKept = 200; // finished deliveries of each webhook
const shown = 100;

/** Queues a delivery in the transaction of its cause, and returns its id. All attempts send the same message id and body. */
export async function queueDelivery(
  tx: Write,
  webhookId: number,
  { event, resource, recordId, data }: RaisedEvent,
) {
  const { id } = await insertRow(tx.db, "webhook_deliveries", {
    webhook_id: webhookId,
    message_id: `msg_${randomUUID()}`,
    event,
    resource,
    record_id: recordId,
    body: JSON.stringify({ type: event, timestamp: tx.at, data }),
    created_at: tx.at,
  } satisfies NewRowIn<"webhook_deliveries">);
  await ring(tx, webhookId);
  return Number(id);
}

/** Queues an outbox message that makes the worker deliver what waits for a webhook, now or at a time. */
export async function ring(tx: Write, webhookId: number, notBefore = tx.at) {
  await queueMessage(tx, webhookMessage, { id: webhookId }, notBefore);
}

/**
 * The next delivery of a webhook that is due, never one that overtakes an earlier one of the same record.
 * `latest` is the latest possible end of a pause; a later one was set while the clock was ahead, and is ignored.
 */
export function nextDelivery(db: Db, webhookId: number, { now, latest }: { now: string; latest: string }) {
  return (
    db
      .selectFrom("webhook_deliveries as next")
      .selectAll()
      .where("webhook_id", "=", webhookId)
      .where("state", "=", "waiting")
      .where((eb) =>
        eb.or([eb("next_try_at", "is", null), eb("next_try_at", "<=", now), eb("next_try_at", ">", latest)]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("webhook_deliveries as before")
              .select("before.id")
              .whereRef("before.webhook_id", "=", "next.webhook_id")
              .whereRef("before.resource", "=", "next.resource")
              .whereRef("before.record_id", "=", "next.record_id")
              .whereRef("before.id", "<", "next.id")
              .where("before.state", "=", "waiting"),
          ),
        ),
      )
      // Untried deliveries come first, because a delivery that failed may fail for good.
      .orderBy("attempts")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  );
}

/** Stores the outcome of an attempt. */
export async function settleDelivery(
  db: Db,
  id: number,
  values: Pick<RowIn<"webhook_deliveries">, "state" | "attempts" | "tried_at" | "next_try_at"> &
    Pick<RowIn<"webhook_deliveries">, "status" | "fault" | "answer">,
) {
  await db.updateTable("webhook_deliveries").set(values).where("id", "=", id).execute();
}

/** How many deliveries of a webhook wait. */
export async function countWaiting(db: Db, webhookId: number): Promise<number> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return row?.waiting ?? 0;
}

/** Makes all waiting deliveries of a webhook due at once, as if they had never been tried. */
export async function tryAgain(tx: Write, webhookId: number) {
  await tx.db
    .updateTable("webhook_deliveries")
    .set({ attempts: 0, next_try_at: null })
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .execute();
  await ring(tx, webhookId);
}

/** Queues a delivery again under its id. Throws `not-found`, and `conflict` for one that already waits. */
export async function resend(tx: Write, webhookId: number, id: number) {
  const of = tx.db
    .selectFrom("webhook_deliveries")
    .select("state")
    .where("id", "=", id)
    .where("webhook_id", "=", webhookId);
  const found = await of.executeTakeFirst();
  if (!found) throw new AppError("not-found");
  if (found.state === "waiting") throw new AppError("conflict");
  await tx.db
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", attempts: 0, next_try_at: null })
    .where("id", "=", id)
    .execute();
  await ring(tx, webhookId);
}

/** The newest hundred deliveries of a webhook, with their outcomes. */
export async function listDeliveries(db: Db, webhookId: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom("webhook_deliveries")
    .select(["id", "message_id as messageId", "event", "record_id as recordId", "state", "attempts"])
    .select(["created_at as createdAt", "tried_at as triedAt", "status", "fault", "answer"])
    .where("webhook_id", "=", webhookId)
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
}

/** Deletes all deliveries of a webhook, finished and waiting. */
export async function forgetDeliveries(db: Db, webhookId: number) {
  await db.deleteFrom("webhook_deliveries").where("webhook_id", "=", webhookId).execute();
}

/** A task of the cleanup: deletes finished deliveries that are older than a time, and all but the newest 200 of each webhook. */
export async function forgetOldDeliveries({ db }: Pick<Kernel, "db">, before: string) {
  await forgetRings(db, before);
  const settled = () => db.deleteFrom("webhook_deliveries").where("state", "<>", "waiting");
  await settled().where("created_at", "<", before).execute();
  const webhooks = await db.selectFrom("webhook_deliveries").select("webhook_id as id").distinct().execute();
  for (const { id } of webhooks) {
    const kept = await db
      .selectFrom("webhook_deliveries")
      .select("id")
      .where("webhook_id", "=", id)
      .where("state", "<>", "waiting")
      .orderBy("id", "desc")
      .offset(mostKept)
      .limit(1)
      .executeTakeFirst();
    if (kept) await settled().where("webhook_id", "=", id).where("id", "<=", kept.id).execute();
  }
}
