/** What mails say to the customer of a quote in English; requirement LANG-01. */
export const englishMailText = {
  greeting: (name: string) => `Hello ${name},`,
  number: "Quotation no.",
  total: "Total",
  chosen: "Optional items accepted",
  by: "Accepted by",
  at: "Time",
  sent: "This is the quotation that you asked for. Read it whenever you like, then accept it on its page, or write what you would like to change.",
  until: "Valid until",
  questions: "The quotation is attached. If you have a question, reply to this message.",
  ownLink: "The link is yours: pass it on only to those who decide with you.",
  whyCopy: "You receive this copy because you accepted the quotation.",
  sentSubject: (number: string, agency: string) => `Quotation ${number} from ${agency}`,
  read: "Read the quotation and answer it",
  acceptedCopy:
    "We received your acceptance of the quotation. This is your copy of it, which says who accepted it and when.",
  acceptedCopyHeading: (number: string) => `Your copy of quotation ${number}`,
  acceptedCopySubject: (number: string, agency: string) => `Your copy of quotation ${number} · ${agency}`,
};
