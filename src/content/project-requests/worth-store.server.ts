import { sql } from "kysely";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { isOfWorth, type Worth, worthByRequest } from "../quotes/list-store.server.ts";
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

/** The same sum over all requests of each column, not only over its first cards, in halalas; a column without one is left out. */
export async function worthByStatus(
  kernel: Kernel,
  asked: AskedRequests,
): Promise<Map<RequestStatus, number>> {
  if (asked.kind === "message") return new Map(); // messages have no value, as in the figures above them
  const today = isoDay(kernel.now());
  const rows = await kernel.reads
    .selectFrom("quotes")
    // A cross join makes SQLite begin with the quotes: by itself it asks for the quotes of each of many requests.
    .crossJoin(requestsMatching(kernel, asked).select(["id", "status"]).as("asked"))
    .select(["asked.status", sql<number>`sum(quotes.total)`.as("worth")])
    .whereRef("quotes.request_id", "=", "asked.id")
    .where("quotes.deleted_at", "is", null)
    .where("quotes.state", "in", ["sent", "accepted"]) // beside the condition below, which has no index
    .where(
      sql<boolean>`case when asked.status = 'won' then ${isOfWorth({ which: "accepted", today })}
        else ${isOfWorth({ which: "open", today })} end`,
    )
    .groupBy("asked.status")
    .execute();
  return new Map(rows.map(({ status, worth }) => [status, Number(worth)]));
}
