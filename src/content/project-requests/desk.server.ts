import { listActive, listActiveOr, usersTable } from "../../accounts/users/store.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { createRecord, updateRecord, type Write, write } from "../../kernel/db/write.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import { may, staffRoles } from "../../kernel/roles.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import type { Colleague } from "../../kernel/text/mentions.ts";
import { requestWords } from "./board/quote-requests.text.ts";
import type {
  Assignee,
  LostReason,
  NoteKind,
  ProjectRequest,
  ReplyDelivery,
  RequestChanges,
  RequestNews,
} from "./requests.ts";
import { hasAssigned, notesTable, projectRequestsTable } from "./store.server.ts";

/** Changes the staff fields of a request; notes a new status, its reason and a new assignee. Throws like `updateRecord`. */
export async function changeRequest(
  tx: Write,
  id: number,
  changes: RequestChanges,
  options: { ifVersion?: number | undefined } = {},
): Promise<ProjectRequest> {
  await tx.bumpInboxVersion(); // locked first by every write at the desk, so that two writes cannot deadlock
  const before = await tx.db
    .selectFrom("project_requests")
    .select(["status", "assignee_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  const isLeft = changes.status !== undefined && changes.status !== "lost";
  const kept = isLeft ? { ...changes, lostReason: null, lostNote: "" } : changes;
  const request = await updateRecord<ProjectRequest>(tx, projectRequestsTable, id, kept, options);
  if (before && request.status !== before.status) {
    await addNote(tx, id, "status", request.status);
    if (request.lostReason) await addNote(tx, id, "reason", lostInWords(request));
  }
  if (before && request.assigneeId !== before.assignee_id)
    await addNote(tx, id, "assigned", await nameOf(tx, request.assigneeId));
  return request;
}

/** Why a request was lost, with the remark of staff, as Arabic text; empty for other requests. */
export function lostInWords({ lostReason, lostNote }: LostReason): string {
  const reason = lostReason === null ? "" : requestWords.values.lostReason[lostReason];
  return [reason, lostNote].filter(Boolean).join(joiners.comma);
}

/** The current name of a user; empty for nobody. */
async function nameOf(tx: Write, userId: number | null) {
  const user = userId === null ? null : await findRecord(tx.db, usersTable, userId);
  return user?.name ?? "";
}

/** Stores a note with the current user as its author. */
export function addNote(
  tx: Write,
  requestId: number,
  kind: NoteKind,
  body: string,
  delivery: ReplyDelivery | null = null,
) {
  const { id: authorId, name: authorName } = tx.actor;
  return createRecord(tx, notesTable, {
    requestId,
    kind,
    body,
    authorId,
    authorName,
    delivery,
    mentions: [],
    unseenBy: [],
  });
}

/** Makes a request unread because of something that staff have not seen yet. */
export async function makeUnread(tx: Write, id: number, news: RequestNews) {
  await tx.bumpInboxVersion();
  await tx.db.updateTable("project_requests").set({ news, news_at: tx.at }).where("id", "=", id).execute();
}

/** Marks requests as read or unread for all staff, without a new version or a revision. Unknown ids are ignored. */
export async function markRead(kernel: Kernel, actor: Actor, ids: readonly number[], isRead: boolean) {
  await write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion();
    await tx.db
      .updateTable("project_requests")
      .set({ news: isRead ? null : "arrived" })
      .where("id", "in", [...ids])
      .where("news", isRead ? "is not" : "is", null)
      .execute();
  });
}

/** Who may read requests, and so may be named in their notes; requirement DESK-07. */
export async function listColleagues(kernel: Kernel): Promise<Colleague[]> {
  const users = await listActive(kernel.reads);
  return users.filter(({ access }) => may(access, "read", "sales")).map(({ id, name }) => ({ id, name }));
}

const responsible = staffRoles.filter((role) => may(role, "write", "sales"));

/**
 * The users who are or can be assigned, by name: active users who may work on requests, and others while requests are still
 * assigned to them.
 */
export function listAssignees(kernel: Kernel): Promise<Assignee[]> {
  return listActiveOr(kernel.reads, responsible, hasAssigned);
}
