import { randomUUID } from "node:crypto";
import { z } from "zod";
import { queueMessage, waitingAbout } from "../../../kernel/background/outbox.server.ts";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { updateRecord, type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { withIdempotency } from "../../../kernel/http/submission.server.ts";
import { type Actor, type Kernel, system } from "../../../kernel/process/kernel.server.ts";
import { addressSchema } from "../../../kernel/resource/kinds/email.ts";
import { addNote } from "../desk.server.ts";
import type { ProjectRequest, Reply, ReplyDelivery, RequestNote } from "../requests.ts";
import { notesTable, projectRequestsTable } from "../store.server.ts";

/** The kind of the outbox message that brings a reply to the sender of a request; its payload names the note. */
export const replyMail = "request-reply";

/** Whether the server can mail the sender of a request. */
export function canMail({ config }: Kernel, { email }: Pick<ProjectRequest, "email">): boolean {
  return config.smtpUrl !== undefined && addressSchema(z).safeParse(email).success;
}

/**
 * Keeps what staff write to the sender of a request, and with `send` mails it, in one transaction: under one key once, so that
 * a lost answer brings no second mail. The first reply takes a new request to contacted, and says so in the log. Answers the
 * id of the note; throws `not-found`, and `invalid` where no mail can go; requirement DESK-03.
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
    { key, content: { by: actor.id, requestId, ...reply }, resource: notesTable.name },
    async () => {}, // no limit: staff are known
    (tx) => addReply(kernel, tx, requestId, reply),
    actor,
  );
}

async function addReply(kernel: Kernel, tx: Write, requestId: number, { channel, text, send }: Reply) {
  await tx.bumpInboxVersion();
  const request = await findRecord(tx.db, projectRequestsTable, requestId);
  if (!request) throw new AppError("not-found");
  if (send && (channel !== "mail" || !canMail(kernel, request))) throw new AppError("invalid");
  const reply = await addNote(tx, requestId, channel, text, send ? "queued" : null);
  if (send) await queueMessage(tx, replyMail, { id: reply.id });
  if (request.status === "new") {
    await updateRecord(tx, projectRequestsTable, requestId, { status: "contacted" });
    await addNote(tx, requestId, "automatic", "contacted");
  }
  return reply.id;
}

/** Notes what became of a reply that was queued. Nobody changed its text: it makes no version and no revision. */
export async function settleReply(kernel: Kernel, noteId: number, delivery: ReplyDelivery) {
  await write(kernel, system, async (tx) => {
    await tx.bumpInboxVersion(); // open desks show it
    await tx.db.updateTable("request_notes").set({ delivery }).where("id", "=", noteId).execute();
  });
}

/** The notes with what became of queued replies: one that no message brings any more was given up. */
export async function withDeliveries(db: Db, notes: readonly RequestNote[]): Promise<RequestNote[]> {
  const queued = notes.filter(({ delivery }) => delivery === "queued").map(({ id }) => id);
  const waiting = await waitingAbout(db, replyMail, queued);
  const isLost = ({ id, delivery }: RequestNote) => delivery === "queued" && !waiting.has(id);
  return notes.map((note) => (isLost(note) ? { ...note, delivery: "failed" } : note));
}
