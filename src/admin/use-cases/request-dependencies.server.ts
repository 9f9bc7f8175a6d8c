import { listQuotesOf } from "../../content/sales/quotes/list-store.server.ts";
import type { Quote } from "../../content/sales/quotes/quotes.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import type { RequestsDependencies } from "../../content/sales/requests/calls/requests-dependencies.server.ts";
import type { ProjectRequest } from "../../content/sales/requests/requests.ts";
import { tasksTable } from "../../content/sales/tasks/store.server.ts";
import { listRecords } from "../../kernel/db/records.server.ts";
import { updateRecord } from "../../kernel/db/write.server.ts";

/** What follows in quotes and tasks when a request is corrected or merged; requirement DESK-01. */
export const requestFollowers: Pick<RequestsDependencies, "onCorrected" | "onMerged"> = {
  async onCorrected(tx, before, after) {
    for (const quote of await listQuotesOf(tx.db, [after.id])) {
      if (quote.state !== "draft" && quote.state !== "sent") continue;
      const changes = followingChanges(quote, before, after);
      // A change of nothing would raise the version, under whoever has the quote open.
      if (Object.keys(changes).length > 0) await updateRecord<Quote>(tx, quotesTable, quote.id, changes);
    }
  },
  async onMerged(tx, from, into) {
    for (const { id } of await listQuotesOf(tx.db, [from]))
      await updateRecord<Quote>(tx, quotesTable, id, { requestId: into });
    for (const { id } of await listRecords(tx.db, tasksTable, { where: { requestId: from } }))
      await updateRecord(tx, tasksTable, id, { requestId: into });
  },
};

/** The corrected fields that a quote still has as its request had them. */
function followingChanges(quote: Quote, before: ProjectRequest, after: ProjectRequest): Partial<Quote> {
  const changes: Partial<Quote> = {};
  for (const [field, from] of followingFields) {
    // What was sent keeps the name that the customer has read.
    const isFixed = quote.state === "sent" && (from === "name" || from === "companyName");
    if (!isFixed && before[from] !== after[from] && quote[field] === before[from])
      changes[field] = after[from];
  }
  return changes;
}

const followingFields = [
  ["customerEmail", "email"],
  ["customerPhone", "phone"],
  ["customerName", "name"],
  ["customerCompany", "companyName"],
] as const;
