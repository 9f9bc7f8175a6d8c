import type { Stored } from "../../kernel/stored.ts";

export const quoteStates = ["draft", "sent", "accepted", "declined", "withdrawn"] as const;
export type QuoteState = (typeof quoteStates)[number];

/** One line of a quote. Money is in halalas, whole. */
export type QuoteItem = { title: string; detail: string; quantity: number; unitPrice: number };

export type QuoteInput = {
  requestId: number;
  customerName: string;
  customerCompany: string;
  customerEmail: string;
  customerPhone: string;
  items: QuoteItem[];
  /** Taken off the sum of the items before tax, in halalas. */
  discount: number;
  /** The last day on which it can be accepted, in Riyadh, as `2026-12-21`. */
  validUntil: string;
  terms: string;
};

/** What its way through the states leaves on a quote. */
export type QuoteProgress = {
  /** As `2026-0007`: given when it is sent, one after the other and none left out; null for a draft. */
  number: string | null;
  state: QuoteState;
  /** With tax, in halalas. */
  total: number;
  /** SHA-256 of the link's secret; the secret itself is kept nowhere. */
  tokenHash: string | null;
  sentAt: string | null;
  answeredAt: string | null;
  /** Who accepted or declined, and what they wrote with it. */
  answeredBy: string;
  answerNote: string;
  /** When the notice beside the answer was shown, and its edition; null before, and where it could not be read. PRIV-01 */
  noticeAt: string | null;
  noticeEdition: string | null;
};
export type Quote = QuoteInput & QuoteProgress & Stored;

/** Value added tax, in percent. */
const vatRate = 15;

export type QuoteSums = { subtotal: number; discount: number; net: number; vat: number; total: number };

/** What a quote comes to, in halalas; the tax is rounded to the halala, once. A discount never takes more than there is. */
export function sumsOf({ items, discount }: Pick<QuoteInput, "items" | "discount">): QuoteSums {
  const subtotal = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const taken = Math.min(discount, subtotal);
  const net = subtotal - taken;
  const vat = Math.round((net * vatRate) / 100);
  return { subtotal, discount: taken, net, vat, total: net + vat };
}

/** Whether it can still be answered on a day in Riyadh. */
export function isOpen({ state, validUntil }: Pick<Quote, "state" | "validUntil">, today: string): boolean {
  return state === "sent" && today <= validUntil;
}

export const blankItem: QuoteItem = { title: "", detail: "", quantity: 1, unitPrice: 0 };
