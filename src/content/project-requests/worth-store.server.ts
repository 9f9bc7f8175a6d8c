import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { worthByRequest, worthOfQuotes } from "../quotes/list-store.server.ts";
import { type AskedRequests, requestsMatching } from "./desk-list-store.server.ts";
import type { ProjectRequest, RequestStatus } from "./requests.ts";

/** The quotes that tell what a request is worth: the accepted ones of a won request, and otherwise those that wait. */
const tellingState = (status: RequestStatus) => (status === "won" ? "accepted" : "sent");

/** What each request is worth by its quotes, in halalas with tax; a request without such a quote is left out. DESK-01 */
export async function worthOfRequests(
  db: Db,
  requests: readonly Pick<ProjectRequest, "id" | "status">[],
): Promise<Map<number, number>> {
  const idsOf = (state: "accepted" | "sent") =>
    requests.filter(({ status }) => tellingState(status) === state).map(({ id }) => id);
  const [accepted, sent] = await Promise.all([
    worthByRequest(db, "accepted", idsOf("accepted")),
    worthByRequest(db, "sent", idsOf("sent")),
  ]);
  return new Map([...accepted, ...sent]);
}

/** The same sum over all requests of a column, not only over its first cards, in halalas. */
export function worthOfColumn(kernel: Kernel, asked: AskedRequests, status: RequestStatus): Promise<number> {
  const ids = requestsMatching(kernel, { ...asked, status }).select("id");
  const isIn = (id: RawBuilder<unknown>) => sql<boolean>`${id} in (${ids})`;
  return worthOfQuotes(kernel.reads, tellingState(status), isIn);
}
