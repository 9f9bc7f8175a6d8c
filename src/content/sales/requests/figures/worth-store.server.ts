import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { isoDay } from "../../../../kernel/text/format.ts";
import { type Worth, worthByRequest, worthByStatusOf } from "../../quotes/list-store.server.ts";
import { type AskedRequests, requestsMatching } from "../desk-list-store.server.ts";
import type { ProjectRequest, RequestStatus } from "../requests.ts";

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
export async function worthByStatus(kernel: Kernel, asked: AskedRequests): Promise<Map<string, number>> {
  if (asked.kind === "message") return new Map(); // messages have no value, as in the figures above them
  const requests = requestsMatching(kernel, asked).select(["id", "status"]);
  return worthByStatusOf(kernel.reads, requests, { won: "won", today: isoDay(kernel.now()) });
}
