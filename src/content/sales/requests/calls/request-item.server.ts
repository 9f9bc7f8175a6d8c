import type { Item } from "../../../../kernel/resource/calls/item-calls.server.ts";
import { shownTo } from "../desk.server.ts";
import type { ProjectRequest } from "../requests.ts";
import { projectRequestsTable } from "../store.server.ts";
import { requestAnswer, requestWire } from "../wire.server.ts";

/** How the calls of a single request read and answer it. */
export const requestItem: Item<ProjectRequest> = {
  table: projectRequestsTable,
  answerSchema: requestAnswer,
  toAnswer: requestWire.toWire,
};

/** The same for one user, to whom news are unread until this user has seen them; requirement DESK-01. */
export function requestItemFor(userId: number): Item<ProjectRequest> {
  const shown = shownTo(userId);
  return { ...requestItem, toAnswer: (request) => requestWire.toWire(shown(request)) };
}
