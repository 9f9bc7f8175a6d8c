import { sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecords, holdsWord, searchRecords } from "../../../kernel/db/records.server.ts";
import { decodeRow } from "../../../kernel/resource/record-table.server.ts";
import { searchWords } from "../../../kernel/text/search.ts";
import { messageOf } from "./names.ts";
import type { NoteKind, ProjectRequest } from "./requests.ts";
import { notesTable, projectRequestsTable } from "./store.server.ts";

const mostRead = 5000; // requests; more would make each letter of a search wait

const writtenKinds = ["note", "mail", "whatsapp", "contact", "reason", "merged"] satisfies NoteKind[];

/** A request in whose texts something was found, with that text. */
export type FoundText = { request: ProjectRequest; text: string };

/** Requests by their number, the newest by what their senders wrote, and by notes and replies; requirement ADM-02. */
export async function searchRequestTexts(db: Db, text: string, limit: number): Promise<FoundText[]> {
  const [numbered, sent, written] = await Promise.all([
    byNumber(db, text),
    bySentText(db, text, limit),
    byNotes(db, text, limit),
  ]);
  return [...numbered, ...sent, ...written];
}

async function byNumber(db: Db, text: string): Promise<FoundText[]> {
  const [[word = ""] = [], ...more] = searchWords(text);
  if (more.length > 0 || !/^\d{1,9}$/.test(word)) return [];
  const found = await findRecords(db, projectRequestsTable, [Number(word)]);
  return found.map((request) => ({ request, text: "" }));
}

async function bySentText(db: Db, text: string, limit: number): Promise<FoundText[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  let select = db
    .selectFrom("project_requests")
    .selectAll()
    .where(sql<boolean>`id > (select max(id) from project_requests) - ${sql.lit(mostRead)}`)
    .where("deleted_at", "is", null);
  for (const word of words) select = select.where(holdsWord(db, word, "sent_text"));
  const rows = await select.orderBy("id", "desc").limit(limit).execute();
  return rows
    .map((row) => decodeRow(projectRequestsTable, row))
    .map((request) => ({ request, text: messageOf(request) }));
}

async function byNotes(db: Db, text: string, limit: number): Promise<FoundText[]> {
  const isWritten = sql<boolean>`kind in (${sql.join(writtenKinds)})`;
  const notes = await searchRecords(db, notesTable, text, limit, isWritten);
  const ids = notes.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
  const requests = new Map(
    (await findRecords(db, projectRequestsTable, ids)).map((request) => [request.id, request]),
  );
  return notes.flatMap(({ requestId, body }) => {
    const request = requests.get(requestId ?? 0);
    return request ? [{ request, text: body }] : [];
  });
}
