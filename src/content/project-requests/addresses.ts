import type { ProjectRequest, RequestKind } from "./requests.ts";

/*
 * Apart from the description of requests, which the bell and the palette of every screen would bring along.
 */

/** The screen of a request below `/admin`. */
export const requestScreen = (kind: RequestKind) => (kind === "quote" ? "quote-requests" : "messages");

/** Where staff read a request, for good; requirement DESK-01. */
export function requestAddress({ kind, id }: Pick<ProjectRequest, "kind" | "id">): string {
  return `/admin/${requestScreen(kind)}/${id}`;
}
