import type { NotNull } from "kysely";
import type { Db } from "../db/database.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { webhookMessage } from "./outbox.server.ts";

/* What was sent, what waits, and about what: questions about stored messages, and their end. */

/** When messages of a kind about certain records went out, newest first. */
export async function sentAbout(kernel: Kernel, kind: string, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await kernel.reads
    .selectFrom("outbox")
    .select("sent_at")
    .where("kind", "=", kind)
    .where(
      "payload",
      "in",
      ids.map((id) => JSON.stringify({ id })),
    )
    .where("sent_at", "is not", null)
    .$narrowType<{ sent_at: NotNull }>()
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => row.sent_at);
}

/** The given records about which a message of a kind is waiting or was sent; messages given up or removed do not count. */
export async function waitingAbout(db: Db, kind: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const payloads = new Map(ids.map((id) => [JSON.stringify({ id }), id]));
  const rows = await db
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", kind)
    .where("payload", "in", [...payloads.keys()])
    .where("given_up_at", "is", null)
    .execute();
  return new Set(rows.map(({ payload }) => payloads.get(payload) ?? 0));
}

/** When a message of a kind was sent, or its last error; undefined if there is no such message. */
export function findMessage(db: Db, kind: string, id: number) {
  return db
    .selectFrom("outbox")
    .select(["sent_at as sentAt", "last_error as lastError"])
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** Removes the webhook messages that were handled before a time. */
export async function forgetRings(db: Db, before: string) {
  await db.deleteFrom("outbox").where("kind", "=", webhookMessage).where("sent_at", "<", before).execute();
}

/** The messages with these message ids, by the id: what was sent, and about what. */
export async function findSent(
  db: Db,
  messageIds: readonly string[],
): Promise<Map<string, { kind: string; about: number }>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("outbox")
    .select(["kind", "payload", "message_id"])
    .where("message_id", "in", messageIds)
    .execute();
  return new Map(
    rows.map(({ kind, payload, message_id }) => [
      message_id,
      { kind, about: Number(JSON.parse(payload).id) },
    ]),
  );
}

/** All messages that are kept, sent or not: a few days' worth. */
export function listMessages(db: Db) {
  return db.selectFrom("outbox").select(["id", "kind", "payload"]).execute();
}

/** Removes the messages of some kinds about records with these ids, whatever became of them; requirement PRIV-02. */
export async function forgetMessagesAbout(db: Db, kinds: readonly string[], ids: ReadonlySet<number>) {
  if (kinds.length === 0 || ids.size === 0) return;
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "payload"])
    .where("kind", "in", [...kinds])
    .execute();
  const about = rows.filter(({ payload }) => ids.has(JSON.parse(payload).id)).map(({ id }) => id);
  if (about.length > 0) await db.deleteFrom("outbox").where("id", "in", about).execute();
}
