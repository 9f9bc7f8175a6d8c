import type { Db } from "../../kernel/db/database.server.ts";
import { prepared } from "../../kernel/db/prepared.server.ts";
import { listRecords } from "../../kernel/db/records.server.ts";
import { createRecord, deleteRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { decodeRow } from "../../kernel/resource/record-table.server.ts";
import type { RecordOf } from "../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { addDays } from "../../kernel/text/format.ts";
import type { StopReason, WebhookBody, WebhookRow } from "./answers.ts";
import { forgetDeliveries, tryAgain } from "./deliveries-store.server.ts";
import { mostWebhooks, overlapHours, webhookEvents, webhooks } from "./webhooks.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    webhooks: RowOf<typeof webhooks> & WebhookState;
  }
}

/** Columns outside the record, because the state of sending is no change of the webhook. Times are ISO in UTC. */
type WebhookState = {
  /** Until when the previous secret signs too. */
  previous_until: string | null;
  /** The number of failed attempts in a row, the time of the first, and the time of the next attempt. */
  failures: number;
  failing_since: string | null;
  next_try_at: string | null;
  /** Until when one process holds the lease on the webhook. */
  busy_until: string | null;
  last_delivered_at: string | null;
  stop_reason: StopReason | null;
};

type Webhook = RecordOf<typeof webhooks>;
export const webhooksTable = recordTable(webhooks);

/** Makes a webhook. Throws `conflict` when there are ten. */
export async function createWebhook(tx: Write, body: WebhookBody): Promise<Webhook> {
  // The update locks the table's rows, so that of two simultaneous calls the second counts after the first.
  await tx.db
    .updateTable("webhooks")
    .set((eb) => ({ version: eb.ref("version") }))
    .execute();
  if ((await listRecords(tx.db, webhooksTable)).length >= mostWebhooks) throw new AppError("conflict");
  return createRecord(tx, webhooksTable, { ...body, secretGeneration: 1 });
}

/** Changes a webhook and resets its failures. If it is active, waiting deliveries are due at once. Throws `not-found`. */
export async function changeWebhook(tx: Write, id: number, body: WebhookBody): Promise<void> {
  const { isActive } = await updateRecord(tx, webhooksTable, id, body);
  await tx.db
    .updateTable("webhooks")
    .set({ failures: 0, failing_since: null, next_try_at: null, stop_reason: null })
    .where("id", "=", id)
    .execute();
  if (isActive) await tryAgain(tx, id);
}

/** Removes a webhook with its deliveries. Throws `not-found`. */
export async function removeWebhook(tx: Write, id: number): Promise<void> {
  await deleteRecord(tx, webhooksTable, id);
  await forgetDeliveries(tx.db, id);
}

/** Gives a webhook a new secret; the previous one signs too for a day. Throws `not-found`. */
export async function rotateSecret(tx: Write, id: number): Promise<Webhook> {
  const { secretGeneration } = await findWebhook(tx.db, id);
  const webhook = await updateRecord(tx, webhooksTable, id, { secretGeneration: secretGeneration + 1 });
  await tx.db
    .updateTable("webhooks")
    .set({ previous_until: addDays(tx.at, overlapHours / 24).toISOString() })
    .where("id", "=", id)
    .execute();
  return webhook;
}

/** Switches a webhook off because sending does not work; requirement TOKEN-01. */
export async function stopWebhook(tx: Write, id: number, reason: StopReason): Promise<void> {
  await updateRecord(tx, webhooksTable, id, { isActive: false });
  await tx.db.updateTable("webhooks").set({ stop_reason: reason }).where("id", "=", id).execute();
}

/** A webhook with the state of its sending. Throws `not-found`. */
export async function findWebhook(db: Db, id: number) {
  const row = await db
    .selectFrom("webhooks")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const { previous_until: previousUntil, failures, failing_since: failingSince, ...stored } = row;
  return {
    ...decodeRow(webhooksTable, stored),
    previousUntil,
    failures,
    failingSince,
    stopReason: stored.stop_reason,
    nextTryAt: stored.next_try_at,
    lastDeliveredAt: stored.last_delivered_at,
  };
}
export type FoundWebhook = Awaited<ReturnType<typeof findWebhook>>;

/** All webhooks, newest first. */
export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  const found = await Promise.all(
    (await listRecords(db, webhooksTable)).map(({ id }) => findWebhook(db, id)),
  );
  return found.map(answerOf);
}

/** A webhook as the API answers it. */
export function answerOf(webhook: FoundWebhook): WebhookRow {
  const { id, name, address, events, resources, isActive } = webhook;
  const { stopReason, failingSince, lastDeliveredAt } = webhook;
  return {
    id,
    name,
    address,
    events: webhookEvents.filter((event) => events.includes(event)),
    resources,
    isActive,
    stopReason,
    failingSince,
    lastDeliveredAt,
  };
}

/** The names of the webhooks that the server switched off. */
export async function stoppedWebhooks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("webhooks")
    .select("name")
    .where("stop_reason", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ name }) => name);
}

/** The events and resources that each active webhook wants; read by every write, hence prepared. */
export const readSubscriptions = prepared((db) =>
  db
    .selectFrom("webhooks")
    .select(["id", "events", "resources"])
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null),
);

/** Takes the lease on a webhook; false when another process holds it. */
export async function claimWebhook(
  db: Db,
  id: number,
  lease: { now: string; until: string; latest: string },
) {
  const claimed = await db
    .updateTable("webhooks")
    .set({ busy_until: lease.until })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("busy_until", "is", null),
        eb("busy_until", "<=", lease.now),
        eb("busy_until", ">", lease.latest), // set while the clock was ahead
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Gives the lease on a webhook back. */
export async function releaseWebhook(db: Db, id: number) {
  await db.updateTable("webhooks").set({ busy_until: null }).where("id", "=", id).execute();
}

/** Stores the state of a webhook after an attempt. */
export async function noteTry(
  db: Db,
  id: number,
  state: Partial<Pick<WebhookState, "failures" | "failing_since" | "next_try_at" | "last_delivered_at">>,
) {
  await db.updateTable("webhooks").set(state).where("id", "=", id).execute();
}
