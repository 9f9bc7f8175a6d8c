import { defineWire, recordOf } from "../../kernel/define-wire.ts";
import { only } from "../../kernel/stored.ts";
import type { ProjectRequest, RequestNote, RequestStatus } from "./schema.ts";

const asSubmitted = {
  kind: "kind",
  name: "name",
  company_name: "companyName",
  requested_services: "requestedServices",
  phone: "phone",
  email: "email",
  message: "message",
  created_at: "createdAt",
} as const;

/** What the sender is answered: the request as it was sent, and nothing of the desk. */
export const submittedWire = defineWire<ProjectRequest>(asSubmitted);

/** A request as staff read it. */
export const projectRequestWire = defineWire<ProjectRequest>({
  ...asSubmitted,
  status: "status",
  assignee_id: "assigneeId",
  remind_on: "remindOn",
  news: "news",
  news_at: "newsAt",
  client_id: "clientId",
  notice_at: "noticeAt",
  notice_edition: "noticeEdition",
});

/** What staff change of a request, as the body of its update. */
export type RequestChanges = Partial<Pick<ProjectRequest, "status" | "assigneeId" | "remindOn" | "clientId">>;

export function deskBodyOf({ status, assigneeId, remindOn, clientId }: RequestChanges) {
  return { status, assignee_id: assigneeId, remind_on: remindOn, client_id: clientId };
}

export type BulkChange =
  | { action: "status"; status: RequestStatus }
  | { action: "assign"; assigneeId: number | null }
  | { action: "read" | "unread" | "delete" | "restore" };

export function bulkBodyOf(ids: readonly number[], change: BulkChange) {
  return change.action === "assign"
    ? { ids, action: change.action, assignee_id: change.assigneeId }
    : { ids, ...change };
}

/** A note as the screen shows it. */
export type DeskNote = Pick<RequestNote, "id" | "kind" | "body" | "authorName" | "createdAt">;

export const readNote = (answer: { id: number }): DeskNote =>
  only(recordOf(noteWire, { ...answer }), ["id", "kind", "body", "authorName", "createdAt"]);

export const noteWire = defineWire<RequestNote>({
  kind: "kind",
  body: "body",
  author_name: "authorName",
  created_at: "createdAt",
});
