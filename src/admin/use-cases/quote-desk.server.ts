import { addNote, changeRequest } from "../../content/project-requests/desk.server.ts";
import { projectRequestsTable } from "../../content/project-requests/store.server.ts";
import type { QuoteDesk } from "../../content/quotes/api.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";

/** What a quote does to its request: whom it is for, the status when it goes out, and the log. */
export const quoteDesk: QuoteDesk = {
  async customerOf(db, requestId) {
    const request = await findRecord(db, projectRequestsTable, requestId);
    return (
      request && {
        customerName: request.name,
        customerCompany: request.companyName,
        customerEmail: request.email,
        customerPhone: request.phone,
      }
    );
  },
  async onSent(write, { requestId, number }) {
    const request = await findRecord(write.db, projectRequestsTable, requestId);
    if (!request) return;
    await addNote(write, requestId, "sent", number ?? "");
    // A second quote to somebody who has agreed already takes nothing back.
    if (request.status !== "won") await changeRequest(write, requestId, { status: "quoted" });
  },
  async onWithdrawn(write, { requestId, number }) {
    if (await findRecord(write.db, projectRequestsTable, requestId))
      await addNote(write, requestId, "withdrawn", number ?? "");
  },
};
