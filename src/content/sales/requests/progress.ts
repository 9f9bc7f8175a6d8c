import type { ProjectRequest, RequestStatus } from "./requests.ts";

/** The stages of requests that are neither won nor lost. */
export const openStages = ["new", "contacted", "quoted"] as const satisfies readonly RequestStatus[];
export type OpenStage = (typeof openStages)[number];
/** The stages that end a request. */
export const closedStages = ["won", "lost"] as const satisfies readonly RequestStatus[];

/** The stages that a request reaches only when staff have been in touch with its sender. */
const answeredStages: readonly RequestStatus[] = ["contacted", "quoted", "won"];

type Progress = Pick<ProjectRequest, "status" | "answeredAt" | "closedAt">;

/**
 * When a request was first answered and when it was won or lost, as a change at a time leaves them: the first answer stays for ever,
 * the end only as long as the request is at the stage that ended it. A moment that the change itself names is kept. SALES-01
 */
export function progressOf(
  after: Progress,
  before: Progress | null,
  at: string,
): Pick<Progress, "answeredAt" | "closedAt"> {
  const { status, answeredAt, closedAt } = after;
  const isClosed = closedStages.some((stage) => stage === status);
  const isMoved = before !== null && before.status !== status && closedAt === before.closedAt;
  return {
    answeredAt: answeredAt ?? (answeredStages.includes(status) ? at : null),
    closedAt: isClosed ? ((isMoved ? null : closedAt) ?? at) : null,
  };
}
