import { randomUUID } from "node:crypto";
import type { Db } from "../../../../kernel/db/database.server.ts";
import { findRecord } from "../../../../kernel/db/records.server.ts";
import {
  deleteRecord,
  undeleteRecord,
  updateRecord,
  type Write,
  write,
} from "../../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../../kernel/errors.ts";
import { withIdempotency } from "../../../../kernel/http/submission.server.ts";
import type { Actor, Kernel } from "../../../../kernel/process/kernel.server.ts";
import { addNote, laterOf, listColleagues, noteAnswered } from "../desk.server.ts";
import { addNamingNote } from "../mentions/mentions-store.server.ts";
import { type RequestNote, replyChannels } from "../requests.ts";
import { notesTable, projectRequestsTable } from "../store.server.ts";
import { contactText } from "./contacts.text.ts";
import type { Contact } from "./contacts.ts";

const clockSkew = 5 * 60_000; // ms, of the browser that says when it was

/**
 * Stores a call, a meeting or a message, once per key. What the house said counts as an answer to the request, what its sender said
 * does not. Returns the id of the entry. Throws `not-found`, and `invalid` for a time that has yet to come; requirement THREAD-01.
 */
export async function storeContact(
  kernel: Kernel,
  actor: Actor,
  requestId: number,
  contact: Contact,
  key: string = randomUUID(),
): Promise<number> {
  if (contact.at !== undefined && Date.parse(contact.at) > kernel.now().getTime() + clockSkew)
    throw invalid({ at: contactText.notYet });
  const colleagues = await listColleagues(kernel);
  return withIdempotency(
    kernel,
    { key, content: { by: actor.id, requestId, ...contact }, resource: notesTable.name },
    async () => {}, // no rate limit, since staff are signed in
    async (tx) => {
      await tx.bumpInboxVersion();
      const request = await findRecord(tx.db, projectRequestsTable, requestId);
      if (!request) throw new AppError("not-found");
      const { direction, way, at = tx.at, text } = contact;
      const said = { direction, way, happenedAt: at };
      const note = await addNamingNote(tx, requestId, text, colleagues, said);
      if (direction === "out") await noteAnswered(tx, request, at);
      return note.id;
    },
    actor,
  );
}

/**
 * Takes back a contact that staff logged, and what followed from it: the moment of the first answer, and the stage of a request that it
 * alone moved to contacted. Throws `not-found` for an entry that is none.
 */
export function takeBackContact(kernel: Kernel, actor: Actor, requestId: number, id: number): Promise<void> {
  return write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion();
    const note = await findRecord(tx.db, notesTable, id);
    if (!note || !isLogged(note, requestId)) throw new AppError("not-found");
    await deleteRecord(tx, notesTable, id);
    const request = await findRecord(tx.db, projectRequestsTable, requestId);
    if (note.direction !== "out" || !request) return;
    const first = await firstAnswer(tx.db, requestId);
    if (first !== undefined) {
      const { createdAt } = request;
      if (request.answeredAt === laterOf(momentOf(note), createdAt))
        await updateRecord(tx, projectRequestsTable, requestId, { answeredAt: laterOf(first, createdAt) });
      return;
    }
    if (request.status !== "contacted" || !(await movedByItself(tx, requestId))) return;
    await updateRecord(tx, projectRequestsTable, requestId, { status: "new", answeredAt: null });
    await addNote(tx, requestId, "status", "new");
  });
}

/** Undoes `takeBackContact`. Throws `not-found`. */
export function restoreContact(
  kernel: Kernel,
  actor: Actor,
  requestId: number,
  id: number,
): Promise<RequestNote> {
  return write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion();
    const request = await findRecord(tx.db, projectRequestsTable, requestId);
    if (!request) throw new AppError("not-found");
    const note = await undeleteRecord<RequestNote>(tx, notesTable, id);
    if (!isLogged(note, requestId)) throw new AppError("not-found");
    if (note.direction === "out") await noteAnswered(tx, request, momentOf(note));
    return note;
  });
}

/** What came by itself was logged by nobody. */
const isLogged = (note: RequestNote, requestId: number) =>
  note.kind === "contact" && note.requestId === requestId && note.authorId !== null;

/** When something happened that was logged: often before it was written. */
const momentOf = ({ happenedAt, createdAt }: RequestNote) => happenedAt ?? createdAt;

/** When the house first answered a request, by a reply or a contact of its own, ISO in UTC; undefined if it never did. */
async function firstAnswer(db: Db, requestId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("request_notes")
    .select((eb) => eb.fn.coalesce("happened_at", "created_at").as("at"))
    .where("request_id", "=", requestId)
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("kind", "in", [...replyChannels]), eb("direction", "=", "out")]))
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Whether the last change of a request's status followed from an answer, so that nobody chose it. */
async function movedByItself({ db }: Write, requestId: number): Promise<boolean> {
  const row = await db
    .selectFrom("request_notes")
    .select("kind")
    .where("request_id", "=", requestId)
    .where("kind", "in", ["status", "automatic"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.kind === "automatic";
}
