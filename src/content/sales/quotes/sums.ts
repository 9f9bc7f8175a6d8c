import type { FieldErrors } from "../../../kernel/errors.ts";
import { hasThreeDecimals, mostInAll, partsOfOne, periods, wholeSum } from "./amounts.ts";
import type { Period, QuoteItem } from "./lines-wire.ts";
import { text as words } from "./quotes.text.ts";
import type { Quote } from "./quotes.ts";

/** Sums in halalas, in the order in which the tax authority reads them. */
export type QuoteSums = { subtotal: number; discount: number; net: number; vat: number; total: number };
/** What is paid again with each period: `discount` is always 0, because a discount is one of the single payment. */
export type PeriodSums = QuoteSums & { period: Period };

/** What the sums of a quote follow from. */
export type Summed = Pick<Quote, "items" | "discount" | "vatRate"> & {
  discountRate?: number;
  /** The places of the optional lines that count, from 0. */
  chosen?: readonly number[];
};

/**
 * `amount` × `numerator` / `denominator`, exactly, and then rounded half up to a whole number: the only rounding of money. NaN where
 * one of them is no whole number, so that what cannot be read is shown as such. Requirement PAPER-02.
 */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  if (![amount, numerator, denominator].every(Number.isInteger)) return Number.NaN;
  const [product, whole] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + whole) / (2n * whole));
  return product < 0n ? -rounded : rounded;
}

/** The amount of a line in halalas. */
export function lineAmount({ quantity, unitPrice }: Pick<QuoteItem, "quantity" | "unitPrice">): number {
  const parts = Math.round(quantity * partsOfOne);
  return hasThreeDecimals(quantity) ? shareOf(unitPrice, parts, partsOfOne) : Number.NaN;
}

/** The lines that count: those that are not optional, and the optional ones that were chosen. */
export const countedLines = ({ items, chosen = [] }: Pick<Summed, "items" | "chosen">): QuoteItem[] =>
  items.filter(({ isOptional }, place) => !isOptional || chosen.includes(place));

/** Each line with its place in the quote, from 0, which names it. */
export const placed = (items: readonly QuoteItem[]) => items.map((item, place) => ({ item, place }));

const sumOf = (items: readonly QuoteItem[]) => items.reduce((sum, item) => sum + lineAmount(item), 0);

/**
 * The sums of what is paid once, in halalas. Each line and the discount are rounded to the halala, the tax once for the whole. A
 * discount is never larger than the sum of the lines; a share is one of that sum.
 */
export function sumsOf(quote: Summed): QuoteSums {
  const { discount, discountRate = 0, vatRate } = quote;
  const subtotal = sumOf(countedLines(quote).filter(({ period }) => !period));
  const taken = discountRate > 0 ? shareOf(subtotal, discountRate, wholeSum) : Math.min(discount, subtotal);
  return taxed(subtotal, taken, vatRate);
}

/** The sums of what is paid each month and each year; only of periods that have a line. */
export function recurringSums(quote: Summed): PeriodSums[] {
  return periodsIn(countedLines(quote)).map(({ period, lines }) => ({
    period,
    ...taxed(sumOf(lines), 0, quote.vatRate),
  }));
}

/** The lines of each period that has some, months before years. */
export function periodsIn<Line extends QuoteItem>(
  items: readonly Line[],
): { period: Period; lines: Line[] }[] {
  return periods
    .map((period) => ({ period, lines: items.filter((item) => item.period === period) }))
    .filter(({ lines }) => lines.length > 0);
}

function taxed(subtotal: number, discount: number, vatRate: number): QuoteSums {
  const net = subtotal - discount;
  const vat = shareOf(net, vatRate, 100);
  return { subtotal, discount, net, vat, total: net + vat };
}

const placesOfOptional = (items: readonly QuoteItem[]) =>
  placed(items).flatMap(({ item, place }) => (item.isOptional ? [place] : []));
/** A quote as if all of its optional lines were chosen. */
export const withAllOptional = <Of extends Summed>(quote: Of) => ({
  ...quote,
  chosen: placesOfOptional(quote.items),
});

/** The total with every optional line, in halalas; null if there is no optional line that is paid once. */
export function totalWithOptional(quote: Summed): number | null {
  const isOnce = quote.items.some(({ isOptional, period }) => isOptional && !period);
  return isOnce ? sumsOf(withAllOptional(quote)).total : null;
}

/** What is wrong with the sums of a quote, by field; nothing in most. Requirement TRIAL-01. */
export function faultsOfSums(quote: Summed): FieldErrors {
  const { discount, discountRate = 0 } = quote;
  const undiscounted = { ...quote, discount: 0, discountRate: 0 };
  const whole = withAllOptional(undiscounted);
  const most = [sumsOf(whole), ...recurringSums(whole)].map(({ total }) => total);
  if (Math.max(...most) > mostInAll) return { items: words.faults.sumTooLarge };
  if (discount > 0 && discountRate > 0) return { discount: words.faults.twoDiscounts };
  return discount > sumsOf(undiscounted).subtotal ? { discount: words.faults.discountAboveSum } : {};
}

/** The first and the second payment, in halalas; null if the quote does not speak of payments. */
export function paymentsOf(total: number, firstShare: number): { first: number; rest: number } | null {
  if (firstShare === 0) return null;
  const first = shareOf(total, firstShare, 100);
  return { first, rest: total - first };
}
