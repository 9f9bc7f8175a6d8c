import type { Db } from "../../../kernel/db/database.server.ts";
import { createRecord, type Write } from "../../../kernel/db/write.server.ts";
import { type Colleague, mentionedIn } from "../../../kernel/text/mentions.ts";
import type { RequestKind, RequestNote } from "../requests.ts";
import { notesTable } from "../store.server.ts";

const mostNamed = 10;
const mostShown = 200;

/** A note that names somebody who has not opened its request since; requirement DESK-07. */
export type OpenMention = {
  id: number;
  requestId: number;
  kind: RequestKind;
  /** Who sent the request. */
  name: string;
  /** Who wrote the note. */
  by: string;
  at: string;
  /** For whom the bell rings. */
  userIds: number[];
};

/** Stores a note in the name of who writes, with those whom it names: the bell rings for each of the others. */
export async function addNamingNote(
  tx: Write,
  requestId: number,
  body: string,
  colleagues: readonly Colleague[],
): Promise<RequestNote> {
  const named = mentionedIn(body, colleagues).slice(0, mostNamed);
  const rung = named.filter(({ id }) => id !== tx.actor.id);
  if (rung.length > 0) await tx.bumpInboxVersion();
  return createRecord(tx, notesTable, {
    requestId,
    kind: "note",
    body,
    authorId: tx.actor.id,
    authorName: tx.actor.name,
    delivery: null,
    mentions: named.map(({ id, name }) => ({ user: id, name })),
    unseenBy: rung.map(({ id }) => String(id)),
  });
}

/** The mentions that nobody has looked at yet, the newest first. */
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

/** Somebody has opened the request: its mentions of them ring no more. Makes no version and no revision. */
export async function seeMentions(tx: Write, requestId: number, userId: number) {
  await tx.bumpInboxVersion(); // the first lock of every write at the desk
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
  const ids: string[] = JSON.parse(stored); // the row edge
  return ids.map(Number);
}
