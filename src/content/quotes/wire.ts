import { defineWire, recordOf } from "../../kernel/define-wire.ts";
import type { WireItem } from "./body-wire.ts";
import type { Quote, QuoteInput, QuoteItem } from "./schema.ts";

const wire = defineWire<Quote>({
  request_id: "requestId",
  number: "number",
  state: "state",
  customer_name: "customerName",
  customer_company: "customerCompany",
  customer_email: "customerEmail",
  customer_phone: "customerPhone",
  items: "items",
  discount: "discount",
  total: "total",
  valid_until: "validUntil",
  terms: "terms",
  sent_at: "sentAt",
  answered_at: "answeredAt",
  answered_by: "answeredBy",
  answer_note: "answerNote",
  notice_at: "noticeAt",
  notice_edition: "noticeEdition",
});

/** The link's digest never travels. */
export const quoteWire = {
  toWire: (quote: Quote) => ({
    ...wire.toWire(quote),
    items: quote.items.map(({ unitPrice, ...item }) => ({ ...item, unit_price: unitPrice })),
  }),
  fromWire(body: { [field: string]: unknown }): Partial<Quote> {
    const quote = wire.fromWire(body);
    return Array.isArray(body.items) ? { ...quote, items: body.items.map(itemFromWire) } : quote;
  },
};

function itemFromWire({ unit_price: unitPrice, ...item }: WireItem): QuoteItem {
  return { ...item, unitPrice };
}

/** A quote as the screens read it. */
export type QuoteRecord = Omit<Quote, "tokenHash" | "createdAt" | "updatedAt" | "deletedAt">;

/** A quote as it travels. */
export type QuoteWire = { [field: string]: unknown };

export function readQuote(answer: QuoteWire): QuoteRecord {
  return recordOf<QuoteRecord>(quoteWire, answer);
}

/** What the form holds, as the body of a call. */
export type QuoteForm = Pick<
  QuoteInput,
  "customerName" | "customerCompany" | "items" | "discount" | "validUntil" | "terms"
>;

export function quoteBodyOf(form: QuoteForm) {
  return {
    customer_name: form.customerName,
    customer_company: form.customerCompany,
    items: form.items.map(({ unitPrice, ...item }) => ({ ...item, unit_price: unitPrice })),
    discount: form.discount,
    valid_until: form.validUntil,
    terms: form.terms,
  };
}

/** The field of a new quote's body that names its request. */
export const requestOf = (requestId: number) => ({ request_id: requestId });
/** The query of a request's quotes. */
export const quotesOf = (requestId: number) => `?${new URLSearchParams({ request_id: String(requestId) })}`;
