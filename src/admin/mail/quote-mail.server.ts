import { wordingOf } from "../../content/sales/quotes/document/document-words.ts";
import { englishDateTime } from "../../content/sales/quotes/document/english.ts";
import {
  besideEachOther,
  eachTongue,
  mainTongue,
} from "../../content/sales/quotes/document/quote-language.ts";
import { totalsSaid } from "../../content/sales/quotes/document/quote-sayings.ts";
import { type QuoteFileKind, quoteFileKinds } from "../../content/sales/quotes/file/file-kinds.ts";
import { hasFile, pdf, quoteFile, readQuoteFile } from "../../content/sales/quotes/file/quote-file.server.ts";
import type { Period } from "../../content/sales/quotes/lines-wire.ts";
import { linkPath } from "../../content/sales/quotes/link-store.server.ts";
import { text as quotesText } from "../../content/sales/quotes/quotes.text.ts";
import type { Quote } from "../../content/sales/quotes/quotes.ts";
import { recurringSums } from "../../content/sales/quotes/sums.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { mailBody } from "../../kernel/background/mail-body.server.ts";
import { canReplyTo, sendMail } from "../../kernel/background/mailer.server.ts";
import { DeferredDelivery, type Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { oneOf } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { formatDateTime, formatPrice, keepOrder } from "../../kernel/text/format.ts";
import { plainName } from "./plain-name.ts";
import { quoteMailText as text } from "./quote-mail.text.ts";
import { englishMailText as english } from "./quote-mail-english.ts";
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
      ...recurringSums(quote).map(({ period, total }) => [text.each, priceEach(period, total)] as const),
      [text.chosen, chosenTitles(quote)],
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
  const { say, language } = toCustomer(quote);
  const number = keepOrder(quote.number ?? "");
  const body = mailBody({
    language,
    agency: agencyName,
    ...(!message && { greeting: greetingOf(quote) }),
    intro: message || say(text.sent, english.sent).join("\n\n"),
    link: { words: say(text.read, english.read).join(" · "), address: `${origin}${path}` },
    footer: agencyName,
  });
  const [subject = ""] = say(text.sentSubject(number, agencyName), english.sentSubject(number, agencyName));
  const attachments = [await attached(kernel, quote, "offer")];
  await sendMail(kernel, {
    to: [quote.customerEmail],
    replyTo: email,
    subject: String(payload.subject) || subject,
    messageId,
    ...body,
    attachments,
  });
};

const chosenTitles = ({ items, chosen }: Quote) =>
  chosen.flatMap((place) => items[place]?.title ?? []).join("\n");
const priceEach = (period: Period, total: number) =>
  formatPrice(total / 100, quotesText.form.periods[period]);

/** What is said to the customer of a quote, in each of its languages, and the direction of a mail to them. LANG-01 */
const toCustomer = ({ language }: Quote) => ({
  say: (arabic: string, english: string) => eachTongue(language, arabic, english).map(({ text }) => text),
  language: mainTongue(language),
});

const greetingOf = ({ language, customerName }: Quote) =>
  language === "en" ? english.greeting(customerName) : requestMailText.greeting(customerName);

/** Mails the customer a copy of what was accepted, with the name and the time; once, since an answer counts once. PAPER-01 */
export const deliverAcceptedCopy: Deliver = async (kernel, { payload, messageId }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  if (quote?.state !== "accepted") return; // erased since
  const { agencyName, email } = await readSettings(kernel.reads);
  const number = keepOrder(quote.number ?? "");
  const { say, language } = toCustomer(quote);
  const label = (arabic: string, english: string) => say(arabic, english).join(" · ");
  const at = quote.answeredAt ?? "";
  const body = mailBody({
    language,
    agency: agencyName,
    greeting: greetingOf(quote),
    intro: say(text.acceptedCopy, english.acceptedCopy).join("\n\n"),
    lines: [
      [label(text.number, english.number), quote.number ?? ""],
      [
        label(text.total, english.total),
        besideEachOther(totalsSaid(quote, wordingOf(quote.language, null).say)),
      ],
      [label(text.chosen, english.chosen), chosenTitles(quote)],
      [label(text.by, english.by), quote.answeredBy],
      [label(text.at, english.at), say(formatDateTime(at), englishDateTime(at)).join("\n")],
    ],
    footer: agencyName,
  });
  await sendMail(kernel, {
    to: [quote.customerEmail],
    replyTo: email,
    subject:
      say(text.acceptedCopySubject(number, agencyName), english.acceptedCopySubject(number, agencyName))[0] ??
      "",
    messageId,
    ...body,
    attachments: [await attached(kernel, quote, "acceptance")],
  });
};

/** Makes the file of a quote that was sent or accepted, if nobody has asked for it before. */
export const makeQuoteFile: Deliver = async (kernel, { payload }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  const kind = oneOf(quoteFileKinds, payload.kind);
  if (!quote || !kind || !hasFile(quote, kind)) return; // erased since
  await orLater(kernel, () => quoteFile(kernel, quote, kind));
};

async function attached(kernel: Kernel, quote: Quote, kind: QuoteFileKind) {
  const { bytes, shownName } = await orLater(kernel, () => readQuoteFile(kernel, quote, kind));
  return { filename: shownName, content: bytes, contentType: pdf };
}

const pause = 60_000; // ms

/** A file that cannot be made now holds up no other message. */
async function orLater<Result>(kernel: Kernel, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new DeferredDelivery(kernel.now().getTime() + pause, true, { cause });
  }
}
