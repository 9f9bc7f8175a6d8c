import type { LostReason, RequestStatus } from "./requests.ts";

/** One action on several requests. */
export type BulkChange =
  | ({ action: "status"; status: RequestStatus } & Partial<LostReason>)
  | { action: "assign"; assigneeId: number | null }
  | { action: "tag" | "untag"; tag: string }
  | { action: "read" | "unread" | "delete" | "spam" | "restore" };
