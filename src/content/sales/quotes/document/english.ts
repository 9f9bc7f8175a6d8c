import { formatAmount, hijriNumbers, isoDay, riyadhTime } from "../../../../kernel/text/format.ts";
import type { documentWords, laterWords } from "./quote-document.text.ts";

/** The words of a document in English, or beside the Arabic; requirement LANG-01. A quote is written in them only where staff chose so. */
export const englishWords: Readonly<Record<keyof typeof documentWords | keyof typeof laterWords, string>> = {
  heading: "Quotation",
  number: "Quote no.",
  date: "Date",
  validUntil: "Valid until",
  otherCalendar: "({day})",
  to: "To",
  lines: "Lines of the quotation",
  item: "Item",
  quantity: "Quantity",
  unitPrice: "Unit price",
  amount: "Amount (SAR)",
  subtotal: "Subtotal",
  discount: "Discount",
  discountShare: "Discount ({rate})",
  net: "Taxable amount",
  vat: "VAT ({rate})",
  total: "Total with VAT",
  untaxedTotal: "Total",
  periodsTaxed: "The total holds the written quantity only. Recurring prices before tax: {prices}.",
  periodsUntaxed: "The total holds the written quantity only. Recurring prices: {prices}.",
  periodPrice: "{name}, {price}",
  periodsBetween: "; ",
  vatNumber: "VAT no.",
  commercialNumber: "Commercial register",
  unifiedNumber: "Unified no.",
  optional: "Optional items, not in the total",
  withOptional: "Total with the optional items",
  month: "a month",
  year: "a year",
  once: "Work that is paid once",
  monthly: "Monthly services, not in the total above",
  yearly: "Yearly services, not in the total above",
  monthlyAlone: "Monthly services",
  yearlyAlone: "Yearly services",
  subtotalEach: "Subtotal {period}",
  totalEach: "Total {period} with VAT",
  untaxedEach: "Total {period}",
  withOptionalEach: "Total {period} with the optional items",
  count: "Work out the total with what I chose",
  withChosen: "Total with what you chose",
  withChosenEach: "Total {period} with what you chose",
  chosen: "Optional, chosen by the customer",
  thenEach: "{total}, then {prices}",
  unnamed: "Unnamed item",
  payments: "Payments",
  part: "{share} {when}: {amount}",
  first: "{share} on acceptance: {amount}",
  rest: "The rest on delivery: {amount}",
  restWithin: "The rest within {days} of delivery: {amount}",
  terms: "Notes and terms",
  prevails: "Where the two languages differ, the Arabic text prevails.",
  from: "From",
  edition: "Edition {edition}",
  runningHead: "Quotation {number}",
  page: "Page {page} of {pages}",
  transfer: "Transfer to",
  bank: "Bank",
  accountName: "Account name",
  iban: "IBAN",
  reference: "Reference",
  scan: "Read the quotation on the site",
  accepted: "Acceptance",
  acceptedBy: "Accepted by",
  acceptedFor: "For",
  acceptedAt: "Time",
  riyadhTime: "{day} ({otherDay}), {time} Riyadh time",
  acceptedWhat: "What was accepted",
  acceptedTotal: "Quotation {number}, edition {edition}, total {total}",
  acceptedNote: "Note",
  acceptedChosen: "Optional items accepted",
  signFor: "For {name}",
  signName: "Name",
  signPosition: "Position",
  signDate: "Date",
  signStamp: "Signature and stamp",
  digest: "Digest of the quotation’s file",
  footer: "{agency}. Prices in Saudi riyals.",
  totalInWords: "{words} only",
};

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
// In plain letters, where Intl writes signs for ain and hamza.
const hijriMonths = [
  "Muharram",
  "Safar",
  "Rabi I",
  "Rabi II",
  "Jumada I",
  "Jumada II",
  "Rajab",
  "Shaban",
  "Ramadan",
  "Shawwal",
  "Dhul Qadah",
  "Dhul Hijjah",
];

/** `22 November 2026`, of the day in Riyadh. */
export function englishDate(moment: string): string {
  return dates.format(new Date(isoDay(moment)));
}

/** `12 Jumada II 1448 AH`. */
export function englishHijri(moment: string): string {
  const { day, month, year } = hijriNumbers(moment);
  return `${day} ${hijriMonths[month - 1]} ${year} AH`;
}

/** `10:42 am`, in Riyadh. */
export function englishTime(moment: string): string {
  const [hour = 0, minute = 0] = riyadhTime(moment).split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${hour < 12 ? "am" : "pm"}`;
}

export const englishDateTime = (moment: string): string => `${englishDate(moment)}, ${englishTime(moment)}`;

/** An amount in halalas inside a sentence: `SAR 1,400.00`, and the period of its price behind it. */
export function englishPrice(halalas: number, unit = ""): string {
  if (Number.isNaN(halalas)) return formatAmount(halalas);
  return [`SAR\u00a0${formatAmount(halalas / 100)}`, unit].filter(Boolean).join(" ");
}

export const englishCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
export const englishDays = (days: number): string => englishCount(days, "day");

/** What staff send with a quote in English, before they change it. */
export const englishMessages = {
  subject: (agency: string) => `Quotation from ${agency}`,
  message: (name: string) =>
    `Hello ${name},\nThis is the quotation that you asked for. You can accept or decline it at the link below.`,
  numberedSubject: (number: string) => `Quotation ${number}`,
  withLink: (name: string, number: string, link: string) =>
    `Hello ${name},\nThis is quotation ${number}. Read it, and accept or decline it, here:\n${link}`,
};
