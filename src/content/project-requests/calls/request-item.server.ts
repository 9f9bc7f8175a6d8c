import type { Item } from "../../../kernel/resource/calls/item-calls.server.ts";
import type { ProjectRequest } from "../requests.ts";
import { projectRequestsTable } from "../store.server.ts";
import { requestAnswer, requestWire } from "../wire.server.ts";

/** How the calls of a single request read and answer it. */
export const requestItem: Item<ProjectRequest> = {
  table: projectRequestsTable,
  answerSchema: requestAnswer,
  toAnswer: requestWire.toWire,
};
