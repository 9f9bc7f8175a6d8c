import { updateRecord, type Write } from "../../../kernel/db/write.server.ts";
import type { ProjectRequest } from "../requests/requests.ts";
import { listQuotesOf } from "./list-store.server.ts";
import type { Quote } from "./quotes.ts";
import { quotesTable } from "./table.server.ts";

/** Takes what was corrected in the sender of a request over into its open quotes, which go to the right address; requirement DESK-01. */
export async function correctQuotes(tx: Write, before: ProjectRequest, after: ProjectRequest) {
  for (const quote of await listQuotesOf(tx.db, [after.id])) {
    if (quote.state !== "draft" && quote.state !== "sent") continue;
    const changes = followingChanges(quote, before, after);
    // A change of nothing would raise the version, under whoever has the quote open.
    if (Object.keys(changes).length > 0) await updateRecord<Quote>(tx, quotesTable, quote.id, changes);
  }
}

/** Moves the quotes of a request to the one that it was merged into. */
export async function moveQuotes(tx: Write, from: number, into: number) {
  for (const { id } of await listQuotesOf(tx.db, [from]))
    await updateRecord<Quote>(tx, quotesTable, id, { requestId: into });
}

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
