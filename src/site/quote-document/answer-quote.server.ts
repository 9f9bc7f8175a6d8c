import { acceptedMail, canMail, queueFile } from "../../content/sales/quotes/calls/quote-mail.server.ts";
import { findByToken } from "../../content/sales/quotes/link-store.server.ts";
import { chosenInWords, type Quote } from "../../content/sales/quotes/quotes.ts";
import { answerBody, answerQuote } from "../../content/sales/quotes/store.server.ts";
import { addNote, changeRequest, makeUnread } from "../../content/sales/requests/desk.server.ts";
import { projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { queueMessage } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { parseInput } from "../../kernel/http/http.server.ts";
import { type Kernel, visitor } from "../../kernel/process/kernel.server.ts";
import { shownNotice } from "../legal/notice.server.ts";

/** The notice that stands beside the answer to a quote of each language. */
const notices = { ar: "answer", en: "englishAnswer", both: "bilingualAnswer" } as const;

/**
 * A visitor accepts or declines the quote behind a link: the quote, the request's status and log, the notification, the mail to
 * the agency and the copy for the customer are one transaction, which runs once however often the answer is sent. Throws like `answerQuote`, and `invalid`.
 */
export async function answerQuoteLink(kernel: Kernel, token: string, body: unknown): Promise<Quote> {
  const answer = parseInput(answerBody, body);
  const quote = await findByToken(kernel.reads, token);
  const notice = await shownNotice(kernel, notices[quote?.language ?? "ar"]);
  return write(kernel, visitor, async (tx) => {
    const { quote, isNew } = await answerQuote(tx, token, answer, notice);
    if (!isNew) return quote;
    const { requestId, number } = quote;
    if (await findRecord(tx.db, projectRequestsTable, requestId)) {
      if (answer.decision === "accepted") await changeRequest(tx, requestId, { status: "won" });
      const said = [number ?? "", chosenInWords(quote), answer.note].filter(Boolean).join("\n");
      await addNote(tx, requestId, answer.decision, said);
      await makeUnread(tx, requestId, answer.decision);
    }
    if (answer.decision === "accepted") {
      await queueFile(tx, quote, "acceptance");
      if (canMail(kernel, quote)) await queueMessage(tx, acceptedMail, { id: quote.id });
    }
    if (kernel.config.smtpUrl) await queueMessage(tx, "quote-answered", { id: quote.id });
    return quote;
  });
}
