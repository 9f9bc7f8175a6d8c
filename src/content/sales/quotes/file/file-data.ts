import {
  displayPhone,
  formatAmount,
  formatDate,
  formatHijri,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTime,
} from "../../../../kernel/text/format.ts";
import type { Agency } from "../agency.ts";
import { type DocumentWord, wordingOf } from "../document/document-words.ts";
import { englishDate, englishHijri, englishPrice, englishTime } from "../document/english.ts";
import type { QuoteLanguage, Say as Speak } from "../document/quote-language.ts";
import { daySaid, paymentsSaid, periodsSaid } from "../document/quote-sayings.ts";
import type { QuoteItem } from "../lines-wire.ts";
import { type Quote, type QuoteSums, sumsOf, totalWithOptional } from "../quotes.ts";
import { type Line, lineOf, linesOf, type Said, saidLines } from "./file-text.ts";

/** A line of the table; amounts have two decimals. `isLong` may be divided between pages. */
type Row = {
  title: Line[];
  notes: Line[];
  features: Line[];
  quantity: string;
  unitPrice: string;
  unit: Line[];
  amount: string;
  isLong: boolean;
};
type Sum = { label: Said; amount: string; isTotal: boolean };
type Table = { caption: Said; rows: Row[]; sums: Sum[] };
type Section = { title: Said; lines: Line[] };
type Facts = { title: Said; rows: { label: Said; value: Line[] }[] };

/** Everything that a file says, in the order of its sheet; decision 85. It is JSON: no text of a person becomes source. */
export type FileData = {
  language: QuoteLanguage;
  /** Of the document's properties. */
  title: string;
  author: string;
  /** Year, month, day, hour, minute and second in UTC: its time of making, which makes the same file of the same data. */
  at: number[];
  heading: Said;
  number: string;
  edition: Said;
  parties: { label: Said; strong: Line[]; lines: Line[] }[];
  columns: Said[];
  lines: Table;
  periods: Line[];
  optional: Table | null;
  payments: Section | null;
  transfer: Facts | null;
  terms: Section | null;
  acceptance: Facts | null;
  scan: Said;
  closing: Said;
  /** Above every page but the first, and below each; `{page}` and `{pages}` are filled when it is set. */
  running: { head: Said; customer: Line; foot: Line; page: string[] };
};

type Offered = Pick<
  Quote,
  | "language"
  | "number"
  | "edition"
  | "customerName"
  | "customerCompany"
  | "customerAddress"
  | "customerVatNumber"
  | "items"
  | "discount"
  | "discountRate"
  | "vatRate"
  | "validUntil"
  | "terms"
  | "firstShare"
  | "restDays"
  | "documentWords"
  | "sentAt"
  | "answeredAt"
  | "answeredBy"
  | "answerNote"
>;

/** Says one of the document's words as lines of the file. */
type Say = (...said: Parameters<Speak<DocumentWord>>) => Said;

type FileOptions = {
  /** The digest of the file that was accepted, in hexadecimal: its copy says by whom and when. */
  accepted?: string;
};

/** The words and figures of a quote's file. Requirement PAPER-01. */
export function fileDataOf(quote: Offered, agency: Agency, { accepted }: FileOptions = {}): FileData {
  const { language } = quote;
  const { say: speak } = wordingOf(language, quote.documentWords);
  const say: Say = (...said) => saidLines(speak(...said));
  const number = quote.number ?? "";
  const sums = sumsOf(quote);
  const customer = quote.customerCompany || quote.customerName;
  const seller = agency.legalName || agency.name;
  const firm = quote.items.filter(({ isOptional }) => !isOptional);
  const payments = paymentsSaid({ ...quote, total: sums.total }, speak).flatMap(saidLines);
  const terms = [
    ...(quote.terms ? linesOf(quote.terms) : []),
    ...(language === "both" ? say("prevails") : []),
  ];
  return {
    language,
    title: `${speak("heading")[0]?.text ?? ""} ${number}`.trim(),
    author: seller,
    at: momentOf((accepted && quote.answeredAt) || quote.sentAt || ""),
    heading: say("heading"),
    number,
    edition: quote.edition > 1 ? say("edition", { edition: String(quote.edition) }) : [],
    parties: [
      { label: say("from"), strong: [lineOf(seller)], lines: sellerLines(agency, say, quote.vatRate > 0) },
      {
        label: say("to"),
        strong: [lineOf(customer)],
        lines: [
          ...(quote.customerCompany ? [lineOf(quote.customerName)] : []),
          ...(quote.customerAddress ? [lineOf(quote.customerAddress)] : []),
          ...(quote.customerVatNumber ? labelled(say("vatNumber"), quote.customerVatNumber) : []),
        ],
      },
      { label: say("date"), ...bothDates(quote.sentAt ?? "", language) },
      { label: say("validUntil"), ...bothDates(quote.validUntil, language) },
    ],
    columns: [say("item"), say("quantity"), say("unitPrice"), say("amount")],
    lines: { caption: say("lines"), rows: firm.map(rowOf), sums: sumRows(quote, sums, say) },
    periods: saidLines(periodsSaid(quote, speak)),
    optional: optionalTable(quote, say),
    payments: payments.length > 0 ? { title: say("payments"), lines: payments } : null,
    transfer: transferFacts(agency, seller, number, say),
    terms: terms.length > 0 ? { title: say("terms"), lines: terms } : null,
    acceptance: accepted ? acceptanceFacts(quote, { customer, accepted, total: sums.total }, say) : null,
    scan: say("scan"),
    closing: say("footer", { agency: agency.name }),
    running: {
      head: say("runningHead", { number }),
      customer: lineOf(customer),
      foot: footLine(agency, seller, say, quote.vatRate > 0),
      page: speak("page").map(({ text }) => text),
    },
  };
}

const momentOf = (moment: string) => (moment.match(/\d+/g) ?? []).slice(0, 6).map(Number);

/** Halalas as an amount of a column. */
const amountOf = (halalas: number) => formatAmount(halalas / 100);
const price = (halalas: number, unit = "") => formatPrice(halalas / 100, unit);

/** One label of one language with a value behind it. */
const labelled = (label: Said, value: string): Line[] =>
  label.map(({ rtl, runs }) => ({
    rtl,
    runs: [...runs, { text: " " }, { text: value, dir: "ltr" }],
  }));

const codeLine = (code: string): Line => ({ rtl: false, runs: [{ text: code, dir: "ltr" }] });

function sellerLines(agency: Agency, say: Say, isTaxed: boolean): Line[] {
  return [
    ...agency.address.map(lineOf),
    ...(agency.phone ? [codeLine(displayPhone(agency.phone))] : []),
    ...(agency.email ? [codeLine(agency.email)] : []),
    ...(agency.commercialNumber ? labelled(say("commercialNumber"), agency.commercialNumber) : []),
    ...(agency.unifiedNumber ? labelled(say("unifiedNumber"), agency.unifiedNumber) : []),
    ...(agency.vatNumber && isTaxed ? labelled(say("vatNumber"), agency.vatNumber) : []),
  ];
}

/** The firm and its numbers on one line, in the first language of the file. */
function footLine(agency: Agency, seller: string, say: Say, isTaxed: boolean): Line {
  const first = ([line]: Said, value: string) =>
    line ? labelled([line], value).flatMap(({ runs }) => runs) : [];
  const dot = { text: " · " };
  return {
    rtl: say("from")[0]?.rtl ?? true,
    runs: [
      { text: seller, dir: lineOf(seller).rtl ? "rtl" : "ltr" },
      ...(agency.commercialNumber ? [dot, ...first(say("commercialNumber"), agency.commercialNumber)] : []),
      ...(agency.unifiedNumber ? [dot, ...first(say("unifiedNumber"), agency.unifiedNumber)] : []),
      ...(agency.vatNumber && isTaxed ? [dot, ...first(say("vatNumber"), agency.vatNumber)] : []),
    ],
  };
}

/** A day in both calendars. */
function bothDates(moment: string, language: QuoteLanguage): { strong: Line[]; lines: Line[] } {
  if (!moment) return { strong: [], lines: [] };
  const { day, otherDay } = daySaid(moment, language);
  return { strong: saidLines(day), lines: saidLines(otherDay) };
}

/** About how many lines of the sheet a line of the table takes before it may be divided. */
const mostTogether = 24;

function rowOf({ title, detail, features, quantity, unitPrice, unit = "" }: QuoteItem): Row {
  const included = features.filter(({ isIncluded }) => isIncluded).map((feature) => feature.title);
  const wrapped = [title, ...detail.split("\n"), ...included].map(
    ({ length }) => 1 + Math.floor(length / 60),
  );
  return {
    title: [lineOf(title)],
    notes: detail ? linesOf(detail) : [],
    features: included.map(lineOf),
    quantity: formatNumber(quantity),
    unitPrice: amountOf(unitPrice),
    unit: unit ? [lineOf(unit)] : [],
    amount: amountOf(quantity * unitPrice),
    isLong: wrapped.reduce((sum, lines) => sum + lines, 0) > mostTogether,
  };
}

/** In the order in which the tax authority reads them: the lines, the discount, what is taxed, the tax, the total. */
function sumRows({ discountRate, vatRate }: Offered, sums: QuoteSums, say: Say): Sum[] {
  const row = (label: Said, halalas: number, isTotal = false) => ({
    label,
    amount: amountOf(halalas),
    isTotal,
  });
  const discount =
    discountRate > 0 ? say("discountShare", { rate: formatPercent(discountRate / 100) }) : say("discount");
  const isTaxed = vatRate > 0;
  return [
    row(say("subtotal"), sums.subtotal),
    ...(sums.discount > 0 ? [row(discount, -sums.discount)] : []),
    ...(isTaxed
      ? [row(say("net"), sums.net), row(say("vat", { rate: formatPercent(vatRate) }), sums.vat)]
      : []),
    row(say(isTaxed ? "total" : "untaxedTotal"), sums.total, true),
  ];
}

function optionalTable(quote: Offered, say: Say): Table | null {
  const total = totalWithOptional(quote);
  if (total === null) return null;
  return {
    caption: say("optional"),
    rows: quote.items.filter(({ isOptional }) => isOptional).map(rowOf),
    sums: [{ label: say("withOptional"), amount: amountOf(total), isTotal: true }],
  };
}

/** Where the customer pays: nothing without an IBAN. */
function transferFacts({ bankName = "", iban = "" }: Agency, seller: string, number: string, say: Say) {
  if (!iban) return null;
  const rows = [
    ...(bankName ? [{ label: say("bank"), value: [lineOf(bankName)] }] : []),
    { label: say("accountName"), value: [lineOf(seller)] },
    { label: say("iban"), value: [codeLine(inFours(iban))] },
    { label: say("reference"), value: [codeLine(number)] },
  ];
  return { title: say("transfer"), rows };
}

const inFours = (code: string) => code.replace(/(.{4})(?=.)/g, "$1 ");

/** Who accepted what and when. It is never called a signature. */
function acceptanceFacts(
  { number, edition, customerCompany, answeredAt, answeredBy, answerNote }: Offered,
  { customer, accepted, total }: { customer: string; accepted: string; total: number },
  say: Say,
): Facts {
  const at = answeredAt ?? "";
  const what = { number: number ?? "", edition: String(edition) };
  return {
    title: say("accepted"),
    rows: [
      { label: say("acceptedBy"), value: [lineOf(answeredBy)] },
      ...(customerCompany ? [{ label: say("acceptedFor"), value: [lineOf(customer)] }] : []),
      {
        label: say("acceptedAt"),
        value: say(
          "riyadhTime",
          { day: formatDate(at), otherDay: formatHijri(at), time: formatTime(at) },
          { day: englishDate(at), otherDay: englishHijri(at), time: englishTime(at) },
        ),
      },
      {
        label: say("acceptedWhat"),
        value: say(
          "acceptedTotal",
          { ...what, total: price(total) },
          { ...what, total: englishPrice(total) },
        ),
      },
      ...(answerNote ? [{ label: say("acceptedNote"), value: linesOf(answerNote) }] : []),
      {
        label: say("digest"),
        value: [codeLine(`SHA-256 ${inFours(accepted).slice(0, 39)}`), codeLine(inFours(accepted).slice(40))],
      },
    ],
  };
}
