import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { day } from "../../../kernel/resource/kinds/day.ts";
import { email } from "../../../kernel/resource/kinds/email.ts";
import { moment } from "../../../kernel/resource/kinds/moment.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";
import { phone } from "../../../kernel/resource/kinds/phone.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { vatNumber } from "../../../kernel/resource/kinds/vat-number.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../../kernel/resource/resource.ts";
import { formatDate, formatPercent, formatPrice, formatQuantity } from "../../../kernel/text/format.ts";
import { mostInAll, wholeSum } from "./amounts.ts";
import { keptWords } from "./document/kept-words.ts";
import { quoteLanguages } from "./document/quote-language.ts";
import { chosenLines, halalas, namedAgency, type QuoteItem, quoteLines, sendings } from "./lines-wire.ts";
import { type Part, paymentParts, paymentReceipts } from "./payments.ts";
import { text as words } from "./quotes.text.ts";

/** Quotes, each an offer for a request; requirement AREQ-02. Money is in whole halalas. */
export const quotes = defineResource({
  name: "quotes",
  words: {
    ...words,
    told: {
      items: (items: QuoteItem[]) => items.map(lineInWords).join(words.form.between),
      parts: (parts: Part[]) =>
        parts
          .map(({ share, when }) => words.payment.part(formatPercent(share), when))
          .join(words.form.between),
      discount: (amount: number) => formatPrice(amount / 100),
      validUntil: formatDate,
    },
  },
  fields: {
    requestId: reference({ to: "project_requests", isPart: true, setByServer: true }),
    /** Such as `2026-0007`: given when the quote is sent, without gaps; null for a draft. */
    number: text({ empty: "null", setByServer: true, searched: true }),
    /** Set by the steps of a quote, like most fields below the terms. */
    state: choice(["draft", "sent", "accepted", "declined", "withdrawn", "replaced"], { setByServer: true }),
    /** Of its document, its page and its mail. */
    language: choice(quoteLanguages),
    customerName: text({ required: true, isTitle: true, searched: true }),
    customerCompany: text({ isTitle: "whereFilled", searched: true }),
    /** Where the quote is mailed, and who is written to; each is corrected here or at the request. */
    customerEmail: email({ isAsTyped: true }),
    customerPhone: phone(),
    /** Printed below the customer's name where they are filled in. PAPER-02 */
    customerAddress: text({ max: 500 }),
    customerVatNumber: vatNumber(),
    items: quoteLines(),
    /** The places of the optional lines that the customer accepted, from 0; nothing before. PAPER-02 */
    chosen: chosenLines(),
    /** Taken off the sum of the items before tax; 0 if `discountRate` says a share instead. */
    discount: number(halalas),
    /** Taken off that sum, in hundredths of a percent of it. */
    discountRate: number({ min: 0, max: wholeSum, message: "percentage" }),
    /** Value added tax, in percent; 0 for none. */
    vatRate: number({ min: 0, max: 100, initial: 15, isPercent: true }),
    /** With tax. */
    total: number({ min: 0, max: mostInAll, setByServer: true }),
    /** The last day on which it can be accepted, in Riyadh. */
    validUntil: day({ required: true }),
    terms: paragraphs(),
    /** The share that is paid at the beginning, in percent of the total; 0 if the quote does not speak of payments. */
    firstShare: number({ min: 0, max: 100, isPercent: true }),
    /** Within how many days after the delivery the rest is paid. */
    restDays: number({ min: 0, max: 365 }),
    /** More than these two payments: the parts of the total, which say when they are paid. */
    parts: paymentParts(),
    /** What came in for the accepted quote. */
    receipts: paymentReceipts(),
    /** SHA-256 of the link's token; the token itself is not stored. */
    tokenHash: text({ empty: "null", setByServer: true, readBy: "nobody" }),
    /** The number of the present link in the count of all; 0 for a link from before, whose token cannot be derived. */
    linkGeneration: number({ min: 0, max: 1_000_000, setByServer: true, readBy: "nobody" }),
    sentAt: moment({ setByServer: true }),
    /** As the customer reads it, whatever the settings say later; null for a draft and for quotes sent before it was kept. */
    agency: namedAgency(),
    /** The words of its document, whatever later editions of this software say; null like `agency`. */
    documentWords: keptWords(),
    sends: sendings(),
    /** When somebody first opened the link. */
    seenAt: moment({ setByServer: true }),
    answeredAt: moment({ setByServer: true }),
    /** Who accepted or declined, and what they wrote with it. */
    answeredBy: text({ setByServer: true }),
    answerNote: paragraphs({ max: 2000, setByServer: true }),
    /**
     * When the privacy notice beside the answer was shown, and its edition; null before, the edition also if it is unknown.
     * PRIV-01
     */
    noticeAt: moment({ setByServer: true }),
    noticeEdition: text({ empty: "null", setByServer: true }),
    /** The first edition of the same quote, which holds the link of all editions; null for the first edition. */
    revises: reference({ to: "quotes", setByServer: true }),
    edition: number({ min: 1, max: 1000, initial: 1, setByServer: true }),
    /** The project that was made of the quote, at most one, and when. */
    projectId: reference({ to: "projects", id: "text", setByServer: true }),
    projectAt: moment({ setByServer: true }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["-id"],
  onSite: false,
  area: "sales",
  holds: "people",
  hasFiles: false,
});

export type Quote = RecordOf<typeof quotes>;
/** The path of a quote's link on this site; null for a draft, for a user who may not see it, and if it cannot be derived. */
export type QuoteLink = { path: string | null };
/** A quote as the screens read it. */
export type QuoteRecord = AnsweredOf<typeof quotes> & QuoteLink;
export type QuoteState = Quote["state"];
/** What staff write into a draft. */
export type QuoteForm = Pick<
  Quote,
  | "language"
  | "customerName"
  | "customerCompany"
  | "customerEmail"
  | "customerPhone"
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
  | "parts"
>;
/** What a draft needs besides: its request. */
export type QuoteInput = QuoteForm & Pick<Quote, "requestId">;

/** The optional lines that the customer accepted, in a sentence for staff; empty without one. PAPER-02 */
export function chosenInWords({ items, chosen }: Pick<Quote, "items" | "chosen">): string {
  const titles = chosen.flatMap((place) => items[place]?.title ?? []);
  return titles.length > 0 ? words.workspace.chose(titles.join(words.form.comma)) : "";
}

/** What stands after the price of a line: its period, or its own words. */
export const unitOf = ({ unit = "", period }: Pick<QuoteItem, "unit" | "period">): string =>
  period ? words.form.periods[period] : unit;

function lineInWords({ title, detail, quantity, unitPrice, unit, period, features, isOptional }: QuoteItem) {
  const included = features.filter(({ isIncluded }) => isIncluded).map((feature) => feature.title);
  const parts = [detail, ...included, isOptional ? words.form.optional : ""].filter(Boolean);
  const name = parts.length > 0 ? `${title} (${parts.join(words.form.comma)})` : title;
  return words.form.line(
    name,
    formatQuantity(quantity),
    formatPrice(unitPrice / 100, unitOf({ unit, period })),
  );
}

/** The stages of a quote: its states, and for a sent one also whether it was seen or has expired. */
export const quoteStages = [
  "draft",
  "sent",
  "seen",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
  "replaced",
] as const;
export type QuoteStage = (typeof quoteStages)[number];
/** The stages of a quote that its customer can still answer. */
const openStages: readonly QuoteStage[] = ["sent", "seen"];

/** The stage of a quote on a day in Riyadh; requirement DESK-02. */
export function stageOf(
  { state, validUntil, seenAt }: Pick<Quote, "state" | "validUntil" | "seenAt">,
  today: string,
): QuoteStage {
  if (state !== "sent") return state;
  if (validUntil < today) return "expired";
  return seenAt ? "seen" : "sent";
}

/** How many quotes are at each stage, and their totals in halalas, with tax. */
export type QuoteFigures = { [Stage in QuoteStage]: { count: number; worth: number } };

/** Whether a quote can still be answered on a day in Riyadh. */
export function isOpen(quote: Pick<Quote, "state" | "validUntil">, today: string): boolean {
  return openStages.includes(stageOf({ ...quote, seenAt: null }, today));
}
