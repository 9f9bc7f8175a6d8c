import { sql } from "kysely";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { isoDay } from "../../../../kernel/text/format.ts";
import { toldByQuotes, toldByStatus } from "../../quotes/list-store.server.ts";
import { type AskedRequests, requestsMatching } from "../desk-list-store.server.ts";
import type { ProjectRequest } from "../requests.ts";
import { requestId } from "../store.server.ts";

/*
 * What requests are worth, as docs/figures.md defines it: what their quotes tell, and as long as no quote stands what staff expect.
 * Board, desk, file and report read it here. Requirement SALES-01.
 */

const status = sql.ref("project_requests.status");

/** What a request is worth on a day in Riyadh, in halalas with tax, or null: an expression for statements that read requests. */
export const worthOn = (today: string) =>
  sql<number | null>`coalesce(${toldByQuotes(requestId, status, today)}, project_requests.expected_value)`;

const atOnce = 5000; // ids in one statement, which either database accepts

/** What each request is worth; one without quote and expected value is left out. DESK-01 */
export async function worthOfRequests(
  { reads, now }: Kernel,
  requests: readonly Pick<ProjectRequest, "id">[],
): Promise<Map<number, number>> {
  const worth = new Map<number, number>();
  for (let from = 0; from < requests.length; from += atOnce) {
    const ids = requests.slice(from, from + atOnce).map(({ id }) => id);
    const rows = await reads
      .selectFrom("project_requests")
      .select(["id", worthOn(isoDay(now())).as("worth")])
      .where("id", "in", ids)
      .execute();
    for (const row of rows) if (row.worth !== null) worth.set(row.id, Number(row.worth));
  }
  return worth;
}

/**
 * The same sum over all requests that are asked for, by status, without those that are worth nothing. Two sums, so that neither
 * reads every request: of the quotes, and of the expected values where no quote tells.
 */
export async function worthByStatus(kernel: Kernel, asked: AskedRequests): Promise<Map<string, number>> {
  if (asked.kind === "message") return new Map(); // messages have no value
  const today = isoDay(kernel.now());
  const [told, expected] = await Promise.all([
    toldByStatus(kernel.reads, requestsMatching(kernel, asked).select(["id", "status"]), today),
    requestsMatching(kernel, asked)
      .select(["status", sql<number>`sum(project_requests.expected_value)`.as("worth")])
      .where("expected_value", "is not", null)
      .where(toldByQuotes(requestId, status, today), "is", null)
      .groupBy("status")
      .execute(),
  ]);
  for (const { status, worth } of expected) told.set(status, (told.get(status) ?? 0) + Number(worth));
  return told;
}
