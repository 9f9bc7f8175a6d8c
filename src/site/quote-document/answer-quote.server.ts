import { addNote, changeRequest, tellDesk } from "../../content/project-requests/desk.server.ts";
import { projectRequestsTable } from "../../content/project-requests/store.server.ts";
import type { Quote } from "../../content/quotes/quotes.ts";
import { answerBody, answerQuote } from "../../content/quotes/store.server.ts";
import { queueMessage } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { parseInput } from "../../kernel/http/http.server.ts";
import { type Kernel, visitor } from "../../kernel/process/kernel.server.ts";
import { shownNotice } from "../legal/notice.server.ts";

/**
 * A visitor accepts or declines the quote behind a link: the quote, the request's status and log, the bell and the mail to
 * the agency, all of it or nothing, and once however often it is sent. Throws like `answerQuote`, and `invalid`.
 */
export async function answerQuoteLink(kernel: Kernel, token: string, body: unknown): Promise<Quote> {
  const answer = parseInput(answerBody, body);
  const notice = await shownNotice(kernel, "answer");
  return write(kernel, visitor, async (write) => {
    const { quote, isNew } = await answerQuote(write, token, answer, notice);
    if (!isNew) return quote;
    const { requestId, number } = quote;
    if (await findRecord(write.db, projectRequestsTable, requestId)) {
      if (answer.decision === "accepted") await changeRequest(write, requestId, { status: "won" });
      await addNote(write, requestId, answer.decision, number ?? "");
      await tellDesk(write, requestId, answer.decision);
    }
    if (kernel.config.smtpUrl) await queueMessage(write, "quote-answered", { id: quote.id });
    return quote;
  });
}
