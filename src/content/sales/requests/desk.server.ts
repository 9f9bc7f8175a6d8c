import { listActive, listActiveOr, usersTable } from "../../../accounts/users/store.server.ts";
import { findRecord, findRecords } from "../../../kernel/db/records.server.ts";
import { createRecord, updateRecord, type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import type { Actor, Kernel } from "../../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { may, staffRoles } from "../../../kernel/roles.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import type { Colleague } from "../../../kernel/text/mentions.ts";
import { withAssignment } from "../../shared/assignment.server.ts";
import { correctQuotes } from "../quotes/follow-request.server.ts";
import { requestWords } from "./board/quote-requests.text.ts";
import {
  type Assignee,
  contactFields,
  type LostReason,
  type NoteKind,
  type ProjectRequest,
  type RequestChanges,
  type RequestNews,
  type RequestNote,
} from "./requests.ts";
import { hasAssigned, notesTable, projectRequestsTable } from "./store.server.ts";

/**
 * Changes the staff fields of a request, or corrects its sender; notes a new status, its reason, a new assignee and what was
 * corrected, which open quotes take over. Whoever changes a request has seen its news, and a new status settles the news for
 * everybody. Throws like `updateRecord`, and `invalid` when neither a phone nor an e-mail would be left.
 */
export async function changeRequest(
  tx: Write,
  id: number,
  changes: RequestChanges,
  options: { ifVersion?: number | undefined } = {},
): Promise<ProjectRequest> {
  await tx.bumpInboxVersion(); // locked first by every write at the desk, so that two writes cannot deadlock
  const before = await findRecord(tx.db, projectRequestsTable, id);
  if (!before) throw new AppError("not-found");
  const isLeft = changes.status !== undefined && changes.status !== "lost";
  const kept: Partial<ProjectRequest> = {
    ...changes,
    ...(isLeft && { lostReason: null, lostNote: "" }),
  };
  const { phone, email } = { ...before, ...changes };
  if (!phone && !email)
    throw invalid({ [changes.phone === "" ? "phone" : "email"]: fieldMessages.phoneOrEmail });
  await noteAttention(tx, before, changes);
  const request = await updateRecord<ProjectRequest>(tx, projectRequestsTable, id, kept, options);
  if (await noteCorrections(tx, before, request)) await correctQuotes(tx, before, request);
  if (request.status !== before.status) {
    await addNote(tx, id, "status", request.status);
    if (request.lostReason) await addNote(tx, id, "reason", lostInWords(request));
  }
  if (request.assigneeId !== before.assigneeId)
    await addNote(tx, id, "assigned", await nameOf(tx, request.assigneeId));
  return request;
}

/** Stores, without a revision, who has seen the news of a request and whom its change is news to. */
async function noteAttention(tx: Write, before: ProjectRequest, changes: RequestChanges) {
  const isMoved = changes.status !== undefined && changes.status !== before.status;
  const { assigneeId, assignedBy, assignedAt } = { ...before, ...changes };
  const given = withAssignment(tx, { assigneeId, assignedBy, assignedAt }, before);
  await tx.db
    .updateTable("project_requests")
    .set({
      seen_by: JSON.stringify(seenWith(before.seenBy, tx.actor.id)),
      assigned_by: given.assignedBy,
      assigned_at: given.assignedAt,
      ...(isMoved && { news: null }),
    })
    .where("id", "=", before.id)
    .execute();
}

/**
 * Notes each corrected field of the sender, with its value before and after, so that a wrong correction can be undone. Returns
 * whether there was one.
 */
async function noteCorrections(tx: Write, before: ProjectRequest, after: ProjectRequest): Promise<boolean> {
  const corrected = contactFields.filter((field) => after[field] !== before[field]);
  for (const field of corrected)
    await addNote(tx, after.id, "corrected", [field, before[field], after[field]].join("\n"));
  return corrected.length > 0;
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
  { delivery = null, attached = [] }: Partial<Pick<RequestNote, "delivery" | "attached">> = {},
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
    ...notSaid,
    attached,
  });
}

/** The fields of a contact and of a mail that came, for entries that are none. */
export const notSaid = {
  direction: null,
  way: null,
  happenedAt: null,
  quoted: "",
  fromAddress: "",
  isAutomatic: false,
};

/**
 * What follows from an answer of the house to the sender at a moment (ISO in UTC): the news of the request are dealt with, the first
 * answer is the earliest that is known, though none before the request came, and a new request is contacted, which the log tells.
 */
export async function noteAnswered(
  tx: Write,
  { id, status, answeredAt, createdAt }: Pick<ProjectRequest, "id" | "status" | "answeredAt" | "createdAt">,
  said: string = tx.at,
) {
  const at = laterOf(said, createdAt);
  await settleNews(tx, id);
  const isNew = status === "new";
  const isFirst = answeredAt === null || at < answeredAt;
  if (!isNew && !isFirst) return;
  await updateRecord(tx, projectRequestsTable, id, {
    ...(isNew && { status: "contacted" as const }),
    ...(isFirst && { answeredAt: at }),
  });
  if (isNew) await addNote(tx, id, "automatic", "contacted");
}

/** The later of two moments, ISO in UTC. */
export const laterOf = (one: string, other: string) => (one < other ? other : one);

/** Makes a request unread for everybody because of something that nobody has seen yet. */
export async function makeUnread(tx: Write, id: number, news: RequestNews) {
  await tx.bumpInboxVersion();
  await tx.db
    .updateTable("project_requests")
    .set({ news, news_at: tx.at, seen_by: "[]" })
    .where("id", "=", id)
    .execute();
}

/** Marks the news of a request as read by everybody, since somebody has dealt with them; without a revision. */
async function settleNews(tx: Write, id: number) {
  await tx.db.updateTable("project_requests").set({ news: null }).where("id", "=", id).execute();
}

/** The users who have seen the news of a request, with one more; a visitor or the system (null) sees nothing. */
export function seenWith(seenBy: readonly string[], userId: number | null): string[] {
  return userId === null ? [...seenBy] : [...new Set([...seenBy, String(userId)])];
}

/** Whether a user has yet to see the news of a request, or that it was assigned to them. */
const isNewsTo = ({ news, seenBy, assigneeId, assignedAt }: ProjectRequest, userId: number | null) =>
  (news !== null && !seenBy.includes(String(userId))) || (assigneeId === userId && assignedAt !== null);

/** A request as one user sees it: news that the user has seen are none. */
export function shownTo(userId: number) {
  return (request: ProjectRequest): ProjectRequest =>
    request.seenBy.includes(String(userId)) ? { ...request, news: null } : request;
}

/**
 * Marks requests as read or unread for one user, without a new version or a revision. Unknown ids are ignored. What nobody had
 * unread becomes unread for this user alone. Requirement DESK-01.
 */
export async function markRead(kernel: Kernel, actor: Actor, ids: readonly number[], isRead: boolean) {
  const others = isRead ? [] : (await listColleagues(kernel)).filter(({ id }) => id !== actor.id);
  await write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion(); // locked first, so that two users cannot overwrite each other's marks
    for (const request of await findRecords(tx.db, projectRequestsTable, [...ids])) {
      if (isRead && !isNewsTo(request, actor.id)) continue;
      const seenBy = request.news === null ? others.map(({ id }) => String(id)) : request.seenBy;
      const left = seenBy.filter((id) => id !== String(actor.id));
      const isMine = request.assigneeId === actor.id && isRead;
      await tx.db
        .updateTable("project_requests")
        .set({
          seen_by: JSON.stringify(isRead ? seenWith(request.seenBy, actor.id) : left),
          ...(!isRead && { news: request.news ?? "arrived" }),
          ...(isMine && { assigned_by: null, assigned_at: null }),
        })
        .where("id", "=", request.id)
        .execute();
    }
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
