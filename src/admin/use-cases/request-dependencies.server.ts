import type { RequestsDependencies } from "../../content/project-requests/calls/requests-dependencies.server.ts";
import { listQuotesOf } from "../../content/quotes/list-store.server.ts";
import type { Quote } from "../../content/quotes/quotes.ts";
import { quotesTable } from "../../content/quotes/table.server.ts";
import { tasksTable } from "../../content/tasks/store.server.ts";
import { listRecords } from "../../kernel/db/records.server.ts";
import { updateRecord } from "../../kernel/db/write.server.ts";

/** What follows in quotes and tasks when a request is corrected or merged; requirement DESK-01. */
export const requestFollowers: Pick<RequestsDependencies, "onCorrected" | "onMerged"> = {
  async onCorrected(tx, before, after) {
    for (const quote of await listQuotesOf(tx.db, [after.id])) {
      if (quote.state !== "draft" && quote.state !== "sent") continue;
      const changes: Partial<Quote> = {
        ...(quote.customerEmail === before.email && { customerEmail: after.email }),
        ...(quote.customerPhone === before.phone && { customerPhone: after.phone }),
        // What was sent keeps the name that the customer has read.
        ...(quote.state === "draft" && quote.customerName === before.name && { customerName: after.name }),
        ...(quote.state === "draft" &&
          quote.customerCompany === before.companyName && { customerCompany: after.companyName }),
      };
      await updateRecord<Quote>(tx, quotesTable, quote.id, changes);
    }
  },
  async onMerged(tx, from, into) {
    for (const { id } of await listQuotesOf(tx.db, [from]))
      await updateRecord<Quote>(tx, quotesTable, id, { requestId: into });
    for (const { id } of await listRecords(tx.db, tasksTable, { where: { requestId: from } }))
      await updateRecord(tx, tasksTable, id, { requestId: into });
  },
};
