import { mostBytesInAMail, mostInAMail } from "../../content/sales/attachments/attachments.ts";
import { filesToMail, listAttachments } from "../../content/sales/attachments/attachments-store.server.ts";
import { wordingOf } from "../../content/sales/quotes/document/document-words.ts";
import { englishDateTime } from "../../content/sales/quotes/document/english.ts";
import {
  besideEachOther,
  eachTongue,
  mainTongue,
} from "../../content/sales/quotes/document/quote-language.ts";
import { daySaid, totalsSaid } from "../../content/sales/quotes/document/quote-sayings.ts";
import { type QuoteFileKind, quoteFileKinds } from "../../content/sales/quotes/file/file-kinds.ts";
import { hasFile, pdf, quoteFile, readQuoteFile } from "../../content/sales/quotes/file/quote-file.server.ts";
import type { Period } from "../../content/sales/quotes/lines-wire.ts";
import { linkPath } from "../../content/sales/quotes/link-store.server.ts";
import { text as quotesText } from "../../content/sales/quotes/quotes.text.ts";
import type { Quote } from "../../content/sales/quotes/quotes.ts";
import { recurringSums } from "../../content/sales/quotes/sums.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { answerAddress } from "../../content/sales/requests/answers/answer-address.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import type { MailParts } from "../../kernel/background/mail-parts.ts";
import { canReplyTo, sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { oneOf } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { ownOrigin } from "../../kernel/process/own-origin.server.ts";
import { formatDateTime, formatPrice } from "../../kernel/text/format.ts";
import { orLater } from "./or-later.server.ts";
import { plainName } from "./plain-name.ts";
import { quoteMailText as text } from "./quote-mail.text.ts";
import { englishMailText as english } from "./quote-mail-english.ts";
import { requestLink, withoutPeople } from "./request-mail.server.ts";
import { requestMailText } from "./request-mail.text.ts";
import { englishSender, senders } from "./senders.text.ts";

/** Tells the notification addresses by mail that a quote was accepted or declined. */
export const deliverQuoteAnswer: Deliver = async (kernel, { payload, messageId }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  const { notificationEmails, agencyName } = await readSettings(kernel.reads);
  const to = await withoutPeople(kernel, notificationEmails);
  if (!quote || to.length === 0) return;
  const isAccepted = quote.state === "accepted";
  const customer = quote.customerCompany || quote.customerName;
  const name = plainName(quote.answeredBy) || customer;
  const subject = (isAccepted ? text.acceptedSubject : text.declinedSubject)(quote.number ?? "", name);
  const body = {
    preheader: isAccepted ? formatPrice(quote.total / 100) : quote.answerNote,
    heading: subject,
    intro: isAccepted ? text.accepted : text.declined,
    lines: [
      [text.number, quote.number ?? ""],
      [text.customer, customer],
      [text.total, formatPrice(quote.total / 100)],
      ...recurringSums(quote).map(({ period, total }) => [text.each, priceEach(period, total)] as const),
      [text.chosen, chosenTitles(quote)],
      [text.by, quote.answeredBy],
    ],
    quote: { label: text.note, words: quote.answerNote },
    link: { words: text.open, address: requestLink(kernel, { id: quote.requestId, kind: "quote" }) },
    ...(canReplyTo(quote.customerEmail) && { closing: requestMailText.repliesGoTo(quote.customerName) }),
    footer: requestMailText.footer(agencyName),
  } satisfies MailParts;
  const sender = senders.site(agencyName);
  await sendMail(kernel, {
    to,
    sender,
    replyTo: quote.customerEmail,
    subject,
    messageId,
    body,
  });
};

/** Mails a quote to its customer with the text that staff wrote; the link is made here, so that the outbox holds none. DESK-02 */
export const deliverQuote: Deliver = async (kernel, { payload, messageId }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  const path = quote && (await linkPath(kernel.reads, quote, await linkSecret(kernel)));
  // The quote was withdrawn or replaced since, so its link shows nothing.
  if (quote?.state !== "sent" || !path) return;
  const { agencyName, email } = await readSettings(kernel.reads);
  const message = String(payload.message);
  const { say, label, language } = toCustomer(quote);
  const number = quote.number ?? "";
  const [subject = ""] = say(text.sentSubject(number, agencyName), english.sentSubject(number, agencyName));
  const total = besideEachOther(totalsSaid(quote, wordingOf(quote.language, null).say));
  const until = daySaid(quote.validUntil, quote.language);
  const body = {
    language,
    preheader: total,
    ...(!message && { greeting: greetingOf(quote) }),
    heading: subject,
    intro: message || say(text.sent, english.sent).join("\n\n"),
    lines: [
      [label(text.number, english.number), number],
      [label(text.total, english.total), total],
      [label(text.until, english.until), [until.day, until.otherDay].map(besideEachOther).join("\n")],
    ],
    link: { words: label(text.read, english.read), address: ownOrigin(kernel.config) + path },
    closing: say(text.questions, english.questions).join("\n\n"),
    footer: say(text.ownLink, english.ownLink).join("\n"),
  } satisfies MailParts;
  const attachments = [await attached(kernel, quote, "offer"), ...(await annexesOf(kernel, quote))];
  await sendMail(kernel, {
    to: [quote.customerEmail],
    sender: senderOf(quote, agencyName),
    replyTo: await answerAddress(kernel, email, quote.requestId),
    subject: String(payload.subject) || subject,
    messageId,
    body,
    attachments,
  });
};

/** Whoever sent the quote last, of the agency. */
function senderOf({ language, sends }: Quote, agency: string) {
  const name = sends.at(-1)?.by;
  if (!name) return agency;
  return language === "en" ? englishSender(name, agency) : senders.person(name, agency);
}

const chosenTitles = ({ items, chosen }: Quote) =>
  chosen.flatMap((place) => items[place]?.title ?? []).join("\n");
const priceEach = (period: Period, total: number) =>
  formatPrice(total / 100, quotesText.form.periods[period]);

/** What is said to the customer of a quote, in each of its languages, and the direction of a mail to them. LANG-01 */
function toCustomer({ language }: Quote) {
  const say = (arabic: string, english: string) =>
    eachTongue(language, arabic, english).map(({ text }) => text);
  const label = (arabic: string, english: string) => say(arabic, english).join(" · ");
  return { say, label, language: mainTongue(language) };
}

const greetingOf = ({ language, customerName }: Quote) =>
  language === "en" ? english.greeting(customerName) : requestMailText.greeting(customerName);

/** Mails the customer a copy of what was accepted, with the name and the time; once, since an answer counts once. PAPER-01 */
export const deliverAcceptedCopy: Deliver = async (kernel, { payload, messageId }) => {
  const quote = await findRecord(kernel.reads, quotesTable, Number(payload.id));
  if (quote?.state !== "accepted") return; // erased since
  const { agencyName, email } = await readSettings(kernel.reads);
  const number = quote.number ?? "";
  const { say, label, language } = toCustomer(quote);
  const at = quote.answeredAt ?? "";
  const [subject = ""] = say(
    text.acceptedCopySubject(number, agencyName),
    english.acceptedCopySubject(number, agencyName),
  );
  const body = {
    language,
    greeting: greetingOf(quote),
    heading: say(text.acceptedCopyHeading(number), english.acceptedCopyHeading(number))[0] ?? "",
    intro: say(text.acceptedCopy, english.acceptedCopy).join("\n\n"),
    lines: [
      [label(text.number, english.number), number],
      [
        label(text.total, english.total),
        besideEachOther(totalsSaid(quote, wordingOf(quote.language, null).say)),
      ],
      [label(text.chosen, english.chosen), chosenTitles(quote)],
      [label(text.by, english.by), quote.answeredBy],
      [label(text.at, english.at), say(formatDateTime(at), englishDateTime(at)).join("\n")],
    ],
    closing: say(text.questions, english.questions).join("\n\n"),
    footer: say(text.whyCopy, english.whyCopy).join("\n"),
  } satisfies MailParts;
  await sendMail(kernel, {
    to: [quote.customerEmail],
    replyTo: await answerAddress(kernel, email, quote.requestId),
    subject,
    messageId,
    body,
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

/** The files at a quote, as far as a mail carries them; its page has all of them. THREAD-01 */
async function annexesOf(kernel: Kernel, { id }: Quote) {
  const listed = await listAttachments(kernel.reads, { quoteId: id });
  let left = mostBytesInAMail;
  const carried = listed.slice(0, mostInAMail).filter(({ bytes }) => {
    left -= bytes;
    return left >= 0;
  });
  const ids = carried.map((file) => file.id);
  return orLater(kernel, () => filesToMail(kernel, ids));
}
