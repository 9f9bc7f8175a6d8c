import { quotesTable } from "../../content/quotes/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { formatPrice } from "../../kernel/text/format.ts";
import { mailBody } from "./mail-body.server.ts";
import { quoteMailText as text } from "./quote-mail.text.ts";
import { requestLink } from "./request-mail.server.ts";
import { requestMailText } from "./request-mail.text.ts";

/** Mails the notification addresses that a quote was accepted or declined. */
export const deliverQuoteAnswer: Deliver = async (kernel, { payload, messageId }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  const { notificationEmails } = await readSettings(kernel.reads);
  if (!quote || notificationEmails.length === 0) return;
  const isAccepted = quote.state === "accepted";
  const body = mailBody({
    intro: isAccepted ? text.accepted : text.declined,
    lines: [
      [text.number, quote.number ?? ""],
      [text.customer, quote.customerCompany || quote.customerName],
      [text.total, formatPrice(quote.total / 100)],
      [text.by, quote.answeredBy],
      [text.note, quote.answerNote],
    ],
    link: { words: text.open, address: requestLink(kernel, { id: quote.requestId, kind: "quote" }) },
    footer: requestMailText.footer,
  });
  const subject = isAccepted ? text.acceptedSubject : text.declinedSubject;
  await sendMail(kernel, { to: notificationEmails, subject, messageId, ...body });
};
