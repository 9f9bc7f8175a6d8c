import type { quoteDocumentText } from "./quote-document.text.ts";

/** The words of the page around a quote in English; requirement LANG-01. */
export const englishPageText: Readonly<Record<keyof typeof quoteDocumentText, string>> = {
  title: "Quotation {number} | {agency}",
  missing: "There is no quotation at this link",
  hint: "Read the quotation, then accept or decline it.",
  readOnly: "Read the quotation here. To answer it, open the link that came with it.",
  file: "Download PDF",
  acceptedFile: "Download the accepted quotation",
  standingAccepted:
    "We received the acceptance of this quotation by {name} on {time}. Thank you for your trust. We will contact you to begin.",
  standingDeclined:
    "We received the answer of {name} on {time}: the quotation was declined. Thank you for your time.",
  standingExpired: "This quotation was valid until {day}. Contact us to renew it.",
  standingWithdrawn: "This quotation was withdrawn",
  standingMissing: "There is no quotation at this link. Check the link or write to us.",
  contact: "Questions about the quotation: {phone} or {email}",
  receipts: "What we received for the quotation",
  byTransfer: "{amount} by transfer on {day}",
  byCard: "{amount} by card on {day}",
  byCash: "{amount} in cash on {day}",
  byCheque: "{amount} by cheque on {day}",
  byOther: "{amount} on {day}",
  receivedPart: "We received {paid}. {rest} is left.",
  receivedAll: "We received {paid}, the whole total of the quotation.",
  answer: "Your answer",
  total: "Total: {total}",
  totalTaxed: "Total with VAT: {total}",
  recount: "The optional items that you chose change the total. Check it, then accept.",
  name: "Name",
  note: "Note",
  optional: "(optional)",
  accept: "Accept the quotation",
  decline: "Decline the quotation",
  notice:
    "We keep your name, your note and the time of your answer with the quotation, to carry out what you choose: an accepted quotation is a financial record that we keep for {records}; any other is destroyed {retention} after our last contact.",
  noticeLink: "Read the privacy policy (in Arabic)",
  failed: "Your answer could not be stored. What you typed is still here: try again in a while.",
  changed: "This quotation changed before your answer arrived. Its state is above.",
};

/** What is wrong with an answer; in Arabic the kernel says it. */
export const englishFaults = {
  nameMissing: "This field is required",
  tooLong: "The text is too long",
  tooMany: "Too many answers were sent. Try again in a while.",
  failed: englishPageText.failed,
  recount: englishPageText.recount,
  changed: englishPageText.changed,
};
