import type { Db } from "../../../../kernel/db/database.server.ts";
import { createRecord, type Write } from "../../../../kernel/db/write.server.ts";
import { type Colleague, mentionedIn } from "../../../../kernel/text/mentions.ts";
import { notSaid } from "../desk.server.ts";
import type { RequestKind, RequestNote } from "../requests.ts";
import { notesTable } from "../store.server.ts";

const mostNamed = 10;
const mostShown = 200;

/** A note that names somebody who has not opened its request since; requirement DESK-07. */
export type OpenMention = {
  id: number;
  requestId: number;
  kind: RequestKind;
  /** The sender of the request. */
  name: string;
  /** The author of the note. */
  by: string;
  at: string;
  /** The users who are still notified of it. */
  userIds: number[];
};

/** Stores a note or a contact by the current user with the colleagues it names (at most ten); each of them but the author is notified. */
export async function addNamingNote(
  tx: Write,
  requestId: number,
  body: string,
  colleagues: readonly Colleague[],
  contact?: Pick<RequestNote, "direction" | "way" | "happenedAt">,
): Promise<RequestNote> {
  const named = mentionedIn(body, colleagues).slice(0, mostNamed);
  const rung = named.filter(({ id }) => id !== tx.actor.id);
  if (rung.length > 0) await tx.bumpInboxVersion();
  return createRecord(tx, notesTable, {
    requestId,
    kind: contact ? "contact" : "note",
    body,
    authorId: tx.actor.id,
    authorName: tx.actor.name,
    delivery: null,
    mentions: named.map(({ id, name }) => ({ user: id, name })),
    unseenBy: rung.map(({ id }) => String(id)),
    ...notSaid,
    ...contact,
    attached: [],
  });
}

/** The mentions that at least one named user has not seen yet, newest first, at most 200. */
export async function readOpenMentions(db: Db): Promise<OpenMention[]> {
  const rows = await db
    .selectFrom("request_notes")
    .innerJoin("project_requests", "project_requests.id", "request_notes.request_id")
    .select([
      "request_notes.id",
      "request_notes.request_id",
      "request_notes.author_name",
      "request_notes.created_at",
      "request_notes.unseen_by",
      "project_requests.kind",
      "project_requests.name",
      "project_requests.company_name",
    ])
    .where("request_notes.unseen_by", "<>", "[]")
    .where("request_notes.deleted_at", "is", null)
    .where("project_requests.deleted_at", "is", null)
    .orderBy("request_notes.id", "desc")
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    requestId: row.request_id,
    kind: row.kind,
    name: row.company_name || row.name,
    by: row.author_name,
    at: row.created_at,
    userIds: idsIn(row.unseen_by),
  }));
}

/** Marks the mentions of a user in a request as seen, without a new version or a revision. */
export async function seeMentions(tx: Write, requestId: number, userId: number) {
  await tx.bumpInboxVersion(); // locked first by every write at the desk, so that two writes cannot deadlock
  const rows = await tx.db
    .selectFrom("request_notes")
    .select(["id", "unseen_by"])
    .where("request_id", "=", requestId)
    .where("unseen_by", "<>", "[]")
    .execute();
  for (const row of rows) {
    const left = idsIn(row.unseen_by).filter((id) => id !== userId);
    await tx.db
      .updateTable("request_notes")
      .set({ unseen_by: JSON.stringify(left.map(String)) })
      .where("id", "=", row.id)
      .execute();
  }
}

function idsIn(stored: string): number[] {
  const ids: string[] = JSON.parse(stored); // typed here, where a row is read
  return ids.map(Number);
}
