/** What mails say to the customer of a quote in English; requirement LANG-01. */
export const englishMailText = {
  greeting: (name: string) => `Hello ${name},`,
  number: "Quotation no.",
  total: "Total",
  chosen: "Optional items accepted",
  by: "Accepted by",
  at: "Time",
  sent: "This is the quotation that you asked for.",
  sentSubject: (number: string, agency: string) => `Quotation ${number} from ${agency}`,
  read: "Read the quotation and answer it",
  acceptedCopy:
    "We received your acceptance of the quotation. This is your copy of it, which says who accepted it and when.",
  acceptedCopySubject: (number: string, agency: string) => `Your copy of quotation ${number} · ${agency}`,
};
