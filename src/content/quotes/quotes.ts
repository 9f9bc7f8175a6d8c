import { choice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { email } from "../../kernel/resource/kinds/email.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { phone } from "../../kernel/resource/kinds/phone.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../kernel/resource/resource.ts";
import { formatDate, formatNumber, formatPrice } from "../../kernel/text/format.ts";
import { halalas, type QuoteItem, quoteLines, sendings } from "./lines-wire.ts";
import { text as words } from "./quotes.text.ts";

/** What is offered for a request; requirement AREQ-02. Money is in halalas, whole. */
export const quotes = defineResource({
  name: "quotes",
  words: {
    ...words,
    told: {
      items: (items: QuoteItem[]) => items.map(lineInWords).join(words.form.between),
      discount: (amount: number) => formatPrice(amount / 100),
      validUntil: formatDate,
    },
  },
  fields: {
    requestId: reference({ to: "project_requests", isPart: true, setByServer: true }),
    /** As `2026-0007`: given when it is sent, one after the other and none left out; null for a draft. */
    number: text({ empty: "null", setByServer: true, searched: true }),
    /** What its way leaves on a quote: this, and all below the terms. */
    state: choice(["draft", "sent", "accepted", "declined", "withdrawn", "replaced"], { setByServer: true }),
    customerName: text({ required: true, isTitle: true, searched: true }),
    customerCompany: text({ isTitle: "whereFilled", searched: true }),
    customerEmail: email({ isAsTyped: true, setByServer: true }),
    customerPhone: phone({ setByServer: true }),
    items: quoteLines(),
    /** Taken off the sum of the items before tax. */
    discount: number(halalas),
    /** Value added tax, in percent; 0 for none. */
    vatRate: number({ min: 0, max: 100, initial: 15 }),
    /** With tax. */
    total: number({ ...halalas, setByServer: true }),
    /** The last day on which it can be accepted, in Riyadh. */
    validUntil: day({ required: true }),
    terms: paragraphs(),
    /** What is paid at the beginning, in percent of the total; 0 where nothing is said of payments. */
    firstShare: number({ min: 0, max: 100 }),
    /** Within how many days after the delivery the rest is paid. */
    restDays: number({ min: 0, max: 365 }),
    /** SHA-256 of the link's token; the token itself is in no row. */
    tokenHash: text({ empty: "null", setByServer: true, readBy: "nobody" }),
    /** Its how-manieth link; of 0, from before links were counted, nobody can tell the token. */
    linkGeneration: number({ min: 0, max: 1_000_000, setByServer: true, readBy: "nobody" }),
    sentAt: moment({ setByServer: true }),
    sends: sendings(),
    /** When somebody first opened the link. */
    seenAt: moment({ setByServer: true }),
    answeredAt: moment({ setByServer: true }),
    /** Who accepted or declined, and what they wrote with it. */
    answeredBy: text({ setByServer: true }),
    answerNote: paragraphs({ max: 2000, setByServer: true }),
    /** When the notice beside the answer was shown, and its edition; null before, and where it could not be read. PRIV-01 */
    noticeAt: moment({ setByServer: true }),
    noticeEdition: text({ empty: "null", setByServer: true }),
    /** The first edition of the same quote, which has the link of all; null for that one. */
    revises: reference({ to: "quotes", setByServer: true }),
    edition: number({ min: 1, max: 1000, initial: 1, setByServer: true }),
    /** What came of it, once, and when. */
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
/** The path of its link below the site's origin; null for who may not show it, for drafts, and where it cannot be told. */
export type QuoteLink = { path: string | null };
/** A quote as the screens read it. */
export type QuoteRecord = AnsweredOf<typeof quotes> & QuoteLink;
export type QuoteState = Quote["state"];
/** What staff write into a draft. */
export type QuoteForm = Pick<
  Quote,
  | "customerName"
  | "customerCompany"
  | "items"
  | "discount"
  | "vatRate"
  | "validUntil"
  | "terms"
  | "firstShare"
  | "restDays"
>;
/** What a draft needs to know of its request and customer beside. */
export type QuoteInput = QuoteForm & Pick<Quote, "requestId" | "customerEmail" | "customerPhone">;

export const blankItem: QuoteItem = {
  title: "",
  detail: "",
  quantity: 1,
  unitPrice: 0,
  features: [],
  isOptional: false,
};

function lineInWords({ title, detail, quantity, unitPrice, features, isOptional }: QuoteItem) {
  const included = features.filter(({ isIncluded }) => isIncluded).map((feature) => feature.title);
  const parts = [detail, ...included, isOptional ? words.form.optional : ""].filter(Boolean);
  const name = parts.length > 0 ? `${title} (${parts.join(words.form.comma)})` : title;
  return words.form.line(name, formatNumber(quantity), formatPrice(unitPrice / 100));
}

export type QuoteSums = { subtotal: number; discount: number; net: number; vat: number; total: number };

/** What a quote comes to without its optional lines, in halalas; the tax is rounded to the halala, once. A discount never takes more than there is. */
export function sumsOf({
  items,
  discount,
  vatRate,
}: Pick<Quote, "items" | "discount" | "vatRate">): QuoteSums {
  const subtotal = items
    .filter(({ isOptional }) => !isOptional)
    .reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const taken = Math.min(discount, subtotal);
  const net = subtotal - taken;
  const vat = Math.round((net * vatRate) / 100);
  return { subtotal, discount: taken, net, vat, total: net + vat };
}

/** What is paid first and what afterwards, in halalas; null where nothing is said of payments. */
export function paymentsOf(total: number, firstShare: number): { first: number; rest: number } | null {
  if (firstShare === 0) return null;
  const first = Math.round((total * firstShare) / 100);
  return { first, rest: total - first };
}

/** What it would come to with every optional line; null where there is none. */
export function totalWithOptional(quote: Pick<Quote, "items" | "discount" | "vatRate">): number | null {
  if (!quote.items.some(({ isOptional }) => isOptional)) return null;
  const items = quote.items.map((item) => ({ ...item, isOptional: false }));
  return sumsOf({ ...quote, items }).total;
}

/** Where a quote stands: its state, and of one that was sent whether it was seen and whether its time is over. */
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

/** The stage of a quote on a day in Riyadh; requirement DESK-02. */
export function stageOf(
  { state, validUntil, seenAt }: Pick<Quote, "state" | "validUntil" | "seenAt">,
  today: string,
): QuoteStage {
  if (state !== "sent") return state;
  if (validUntil < today) return "expired";
  return seenAt ? "seen" : "sent";
}

/** How many quotes stand at each stage, and what they come to in halalas, with tax. */
export type QuoteFigures = { [Stage in QuoteStage]: { count: number; worth: number } };

/** Whether it can still be answered on a day in Riyadh. */
export function isOpen({ state, validUntil }: Pick<Quote, "state" | "validUntil">, today: string): boolean {
  return state === "sent" && today <= validUntil;
}
