import type { ProjectRequest, RequestKind } from "./requests.ts";

/*
 * Kept apart from the description of requests: the bell and the palette, which are on every screen, need only these addresses.
 */

/** The path of a kind's screen below `/admin`. */
export const requestScreen = (kind: RequestKind) => (kind === "quote" ? "quote-requests" : "messages");

/** The permanent admin address of a request; requirement DESK-01. */
export function requestAddress({ kind, id }: Pick<ProjectRequest, "kind" | "id">): string {
  return `/admin/${requestScreen(kind)}/${id}`;
}
