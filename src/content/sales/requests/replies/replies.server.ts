import { randomUUID } from "node:crypto";
import { z } from "zod";
import { waitingAbout } from "../../../../kernel/background/messages.server.ts";
import { queueMessage } from "../../../../kernel/background/outbox.server.ts";
import type { Db } from "../../../../kernel/db/database.server.ts";
import { findRecord } from "../../../../kernel/db/records.server.ts";
import { type Write, write } from "../../../../kernel/db/write.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { withIdempotency } from "../../../../kernel/http/submission.server.ts";
import { type Actor, type Kernel, system } from "../../../../kernel/process/kernel.server.ts";
import { isWholeAddress } from "../../../../kernel/resource/kinds/email.ts";
import { decodeRow } from "../../../../kernel/resource/record-table.server.ts";
import { attachedTo } from "../../attachments/attachments-store.server.ts";
import { addNote, noteAnswered } from "../desk.server.ts";
import {
  type ProjectRequest,
  type Reply,
  type ReplyDelivery,
  type RequestNote,
  replyChannels,
} from "../requests.ts";
import { notesTable, projectRequestsTable } from "../store.server.ts";
import { noteWire } from "../wire.server.ts";

/** The kind of the outbox message that mails a reply to the sender of a request; its payload is the id of the note. */
export const replyMail = "request-reply";

/** Whether the server can mail the sender of a request. */
export function canMail({ config }: Kernel, { email }: Pick<ProjectRequest, "email">): boolean {
  return config.smtpUrl !== undefined && isWholeAddress(z, email);
}

/**
 * Stores a reply to the sender of a request and with `send` queues its mail, in one transaction, once per key, so that a retry
 * sends no second mail. The first reply moves a new request to contacted, and the log says so. Returns the id of the note.
 * Throws `not-found`, `invalid` when the reply cannot be mailed, or with what is no attachment of the request, and `conflict` with the
 * colleague's reply when one was written after the newest that the author had seen; requirement DESK-03.
 */
export function storeReply(
  kernel: Kernel,
  actor: Actor,
  requestId: number,
  reply: Reply,
  key: string = randomUUID(),
): Promise<number> {
  return withIdempotency(
    kernel,
    { key, content: { by: actor.id, requestId, ...reply, after: undefined }, resource: notesTable.name },
    async () => {}, // no rate limit, since staff are signed in
    (tx) => addReply(kernel, tx, requestId, reply),
    actor,
  );
}

async function addReply(kernel: Kernel, tx: Write, requestId: number, reply: Reply) {
  const { channel, text, send, after, attachments = [] } = reply;
  await tx.bumpInboxVersion();
  const request = await findRecord(tx.db, projectRequestsTable, requestId);
  if (!request) throw new AppError("not-found");
  if (send && (channel !== "mail" || !canMail(kernel, request))) throw new AppError("invalid");
  if (after !== undefined) await refuseCrossing(tx, requestId, after);
  const attached = await attachedTo(tx.db, requestId, attachments);
  const note = await addNote(tx, requestId, channel, text, { delivery: send ? "queued" : null, attached });
  if (send) await queueMessage(tx, replyMail, { id: note.id });
  await noteAnswered(tx, request);
  return note.id;
}

/** Throws `conflict` with the newest reply of a colleague after another one. */
async function refuseCrossing(tx: Write, requestId: number, after: number) {
  const row = await tx.db
    .selectFrom("request_notes")
    .selectAll()
    .where("request_id", "=", requestId)
    .where("kind", "in", [...replyChannels])
    .where("id", ">", after)
    .where((eb) => eb.or([eb("author_id", "is", null), eb("author_id", "<>", tx.actor.id)]))
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (row) throw new AppError("conflict", { current: noteWire.toWire(decodeRow(notesTable, row)) });
}

/** Stores whether a queued reply was sent. Its text stays the same, so there is no new version and no revision. */
export async function settleReply(kernel: Kernel, noteId: number, delivery: ReplyDelivery) {
  await write(kernel, system, async (tx) => {
    await tx.bumpInboxVersion(); // so that open screens show it
    await tx.db.updateTable("request_notes").set({ delivery }).where("id", "=", noteId).execute();
  });
}

/** The notes with the state of their mails: a queued reply without a waiting outbox message was given up, so it has failed. */
export async function withDeliveries(db: Db, notes: readonly RequestNote[]): Promise<RequestNote[]> {
  const queued = notes.filter(({ delivery }) => delivery === "queued").map(({ id }) => id);
  const waiting = await waitingAbout(db, replyMail, queued);
  const isLost = ({ id, delivery }: RequestNote) => delivery === "queued" && !waiting.has(id);
  return notes.map((note) => (isLost(note) ? { ...note, delivery: "failed" } : note));
}
