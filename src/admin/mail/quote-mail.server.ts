import { linkPath } from "../../content/sales/quotes/link-store.server.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { mailBody } from "../../kernel/background/mail-body.server.ts";
import { canReplyTo, sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { formatPrice, keepOrder } from "../../kernel/text/format.ts";
import { plainName } from "./plain-name.ts";
import { quoteMailText as text } from "./quote-mail.text.ts";
import { requestLink } from "./request-mail.server.ts";
import { requestMailText } from "./request-mail.text.ts";

/** Tells the notification addresses by mail that a quote was accepted or declined. */
export const deliverQuoteAnswer: Deliver = async (kernel, { payload, messageId }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  const { notificationEmails, agencyName } = await readSettings(kernel.reads);
  if (!quote || notificationEmails.length === 0) return;
  const isAccepted = quote.state === "accepted";
  const customer = quote.customerCompany || quote.customerName;
  const body = mailBody({
    agency: agencyName,
    intro: isAccepted ? text.accepted : text.declined,
    lines: [
      [text.number, quote.number ?? ""],
      [text.customer, customer],
      [text.total, formatPrice(quote.total / 100)],
      [text.by, quote.answeredBy],
      [text.note, quote.answerNote],
    ],
    link: { words: text.open, address: requestLink(kernel, { id: quote.requestId, kind: "quote" }) },
    ...(canReplyTo(quote.customerEmail) && { closing: requestMailText.repliesGoTo(quote.customerName) }),
    footer: requestMailText.footer.replace("{agency}", () => agencyName),
  });
  const subject = isAccepted ? text.acceptedSubject : text.declinedSubject;
  await sendMail(kernel, {
    to: notificationEmails,
    replyTo: quote.customerEmail,
    subject: subject(keepOrder(quote.number ?? ""), plainName(quote.answeredBy) || customer),
    messageId,
    ...body,
  });
};

/** Mails a quote to its customer with the text that staff wrote; the link is made here, so that the outbox holds none. DESK-02 */
export const deliverQuote: Deliver = async (kernel, { payload, messageId }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  const path = quote && (await linkPath(kernel.reads, quote, await linkSecret(kernel)));
  // The quote was withdrawn or replaced since, so its link shows nothing.
  if (quote?.state !== "sent" || !path) return;
  const { agencyName, email } = await readSettings(kernel.reads);
  const origin = kernel.config.publicUrl ?? `http://localhost:${kernel.config.port}`;
  const message = String(payload.message);
  const body = mailBody({
    agency: agencyName,
    ...(!message && { greeting: requestMailText.greeting(quote.customerName) }),
    intro: message || text.sent,
    link: { words: text.read, address: `${origin}${path}` },
    footer: agencyName,
  });
  const subject = String(payload.subject) || text.sentSubject(keepOrder(quote.number ?? ""), agencyName);
  await sendMail(kernel, { to: [quote.customerEmail], replyTo: email, subject, messageId, ...body });
};
