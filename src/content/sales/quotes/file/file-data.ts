import {
  displayPhone,
  formatAmount,
  formatDate,
  formatHijri,
  formatQuantity,
  formatTime,
} from "../../../../kernel/text/format.ts";
import type { Agency } from "../agency.ts";
import { type DocumentWord, wordingOf } from "../document/document-words.ts";
import { englishDate, englishHijri, englishTime } from "../document/english.ts";
import { type LineGroup, type PaperLine, paperOf, signersOf } from "../document/paper.ts";
import { type QuoteLanguage, type Say as Speak, textIn } from "../document/quote-language.ts";
import { daySaid, paymentsSaid, periodsSaid, totalsSaid } from "../document/quote-sayings.ts";
import type { Quote } from "../quotes.ts";
import { lineAmount } from "../sums.ts";
import { type Line, lineOf, linesOf, type Said, saidLines } from "./file-text.ts";

/** A line of the table; amounts have two decimals. `isLong` may be divided between pages. */
type Row = {
  title: Line[];
  notes: Line[];
  features: Line[];
  quantity: string;
  unitPrice: string;
  unit: Line[];
  /** Whether the unit is a period, which stands below the amount too. */
  isPeriod: boolean;
  amount: string;
  isLong: boolean;
};
type Sum = { label: Said; amount: string; isTotal: boolean; words: Said };
/** `first` is the number of its first row; a caption that is not told is for readers who do not see the sheet. */
type Table = { caption: Said; isTold: boolean; first: number; rows: Row[]; sums: Sum[] };
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
  tables: Table[];
  periods: Line[];
  optional: Table | null;
  payments: Section | null;
  transfer: Facts | null;
  terms: Section | null;
  acceptance: Facts | null;
  /** Who signs on paper, and what each writes; nobody on the copy of an acceptance. */
  signing: { who: Said; rows: Said[] }[];
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
  | "chosen"
  | "discount"
  | "discountRate"
  | "vatRate"
  | "validUntil"
  | "terms"
  | "firstShare"
  | "restDays"
  | "parts"
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
  const customer = quote.customerCompany || quote.customerName;
  const seller = agency.legalName || agency.name;
  const { groups, optional } = paperOf(quote, speak);
  const payments = paymentsSaid(quote, speak).flatMap(saidLines);
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
    tables: groups.map((group) => tableOf(group, say)),
    periods: saidLines(periodsSaid(quote, speak)),
    optional: optional && tableOf(optional, say),
    payments: payments.length > 0 ? { title: say("payments"), lines: payments } : null,
    transfer: transferFacts(agency, seller, number, say),
    terms: terms.length > 0 ? { title: say("terms"), lines: terms } : null,
    acceptance: accepted ? acceptanceFacts(quote, { customer, accepted }, speak) : null,
    signing: accepted
      ? []
      : signersOf(seller, customer, speak).map(({ who, rows }) => ({
          who: saidLines(who),
          rows: rows.map(saidLines),
        })),
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

const tableOf = ({ caption, isTold, lines, sums }: LineGroup, say: Say): Table => ({
  caption: saidLines(caption),
  isTold,
  first: lines[0]?.number ?? 1,
  rows: lines.map((line) => rowOf(line, say)),
  sums: sums.map(({ label, amount, isTotal, words }) => ({
    label: saidLines(label),
    amount: amountOf(amount),
    isTotal,
    words: saidLines(words),
  })),
});

function rowOf({ item, isChosen }: PaperLine, say: Say): Row {
  const { title, detail, features, quantity, unitPrice, unit, period } = item;
  const included = features.filter(({ isIncluded }) => isIncluded).map((feature) => feature.title);
  const wrapped = [title, ...detail.split("\n"), ...included].map(
    ({ length }) => 1 + Math.floor(length / 60),
  );
  return {
    title: [lineOf(title)],
    notes: [...(isChosen ? say("chosen") : []), ...(detail ? linesOf(detail) : [])],
    features: included.map(lineOf),
    quantity: formatQuantity(quantity),
    unitPrice: amountOf(unitPrice),
    unit: period ? say(period) : unit ? [lineOf(unit)] : [],
    isPeriod: Boolean(period),
    amount: amountOf(lineAmount(item)),
    isLong: wrapped.reduce((sum, lines) => sum + lines, 0) > mostTogether,
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
  quote: Offered,
  { customer, accepted }: { customer: string; accepted: string },
  speak: Speak<DocumentWord>,
): Facts {
  const { number, edition, items, chosen, customerCompany, answeredAt, answeredBy, answerNote } = quote;
  const say: Say = (...said) => saidLines(speak(...said));
  const at = answeredAt ?? "";
  const what = { number: number ?? "", edition: String(edition) };
  const totals = totalsSaid(quote, speak);
  const titles = chosen.flatMap((place) => items[place]?.title ?? []);
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
          { ...what, total: textIn(totals, "ar") },
          { ...what, total: textIn(totals, "en") },
        ),
      },
      ...(titles.length > 0 ? [{ label: say("acceptedChosen"), value: titles.map(lineOf) }] : []),
      ...(answerNote ? [{ label: say("acceptedNote"), value: linesOf(answerNote) }] : []),
      {
        label: say("digest"),
        value: [codeLine(`SHA-256 ${inFours(accepted).slice(0, 39)}`), codeLine(inFours(accepted).slice(40))],
      },
    ],
  };
}
