import { type RawBuilder, sql } from "kysely";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { type Worth, worthByRequest, worthOfQuotes } from "../quotes/list-store.server.ts";
import { type AskedRequests, requestsMatching } from "./desk-list-store.server.ts";
import type { ProjectRequest, RequestStatus } from "./requests.ts";

/** The quotes that tell what a request is worth: the accepted ones of a won request, and otherwise those that wait. */
const tellingQuotes = (status: RequestStatus): Worth["which"] => (status === "won" ? "accepted" : "open");

/** What each request is worth by its quotes, in halalas with tax; a request without such a quote is left out. DESK-01 */
export async function worthOfRequests(
  kernel: Kernel,
  requests: readonly Pick<ProjectRequest, "id" | "status">[],
): Promise<Map<number, number>> {
  const today = isoDay(kernel.now());
  const worthOf = (which: Worth["which"]) => {
    const ids = requests.filter(({ status }) => tellingQuotes(status) === which).map(({ id }) => id);
    return worthByRequest(kernel.reads, { which, today }, ids);
  };
  const [accepted, open] = await Promise.all([worthOf("accepted"), worthOf("open")]);
  return new Map([...accepted, ...open]);
}

/** The same sum over all requests of a column, not only over its first cards, in halalas. */
export function worthOfColumn(kernel: Kernel, asked: AskedRequests, status: RequestStatus): Promise<number> {
  const ids = requestsMatching(kernel, { ...asked, status }).select("id");
  const isIn = (id: RawBuilder<unknown>) => sql<boolean>`${id} in (${ids})`;
  return worthOfQuotes(kernel.reads, { which: tellingQuotes(status), today: isoDay(kernel.now()) }, isIn);
}
