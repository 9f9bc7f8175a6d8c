import { only } from "../../../../kernel/db/stored.ts";
import type { FieldErrors } from "../../../../kernel/errors.ts";
import { valueInWords } from "../../../../kernel/resource/field-labels.ts";
import { fieldMessages } from "../../../../kernel/resource/field-messages.text.ts";
import { parseDiscount, parseMoney, parsePercent } from "../../../../kernel/text/amounts.ts";
import { parseNumber } from "../../../../kernel/text/arabic.ts";
import { formatPercent, formatPrice } from "../../../../kernel/text/format.ts";
import { hasThreeDecimals, hundredths } from "../amounts.ts";
import { halalas, type QuoteItem, quantities } from "../lines-wire.ts";
import { faultsOfParts, shares } from "../payments.ts";
import { text } from "../quotes.text.ts";
import { type QuoteForm, quotes } from "../quotes.ts";
import { faultsOfSums } from "../sums.ts";

/** A line as it is typed: the quantity, and the price in riyals, are text until they are read. */
export type TypedLine = Omit<QuoteItem, "quantity" | "unitPrice"> & { quantity: string; unitPrice: string };
export type TypedPart = { share: string; when: string };
const numberNames = ["discount", "vatRate", "firstShare", "restDays"] as const;
type NumberName = (typeof numberNames)[number];
/** The form of a quote, with its numbers as they are typed. A discount is riyals, or with a percent sign a share of the sum. */
export type TypedQuote = Omit<QuoteForm, "items" | "parts" | "discountRate" | NumberName> & {
  items: TypedLine[];
  parts: TypedPart[];
} & Record<NumberName, string>;

export const blankLine: TypedLine = {
  title: "",
  detail: "",
  quantity: "1",
  unitPrice: "",
  unit: "",
  period: null,
  features: [],
  isOptional: false,
};

/** What the form shows of a quote: riyals for halalas. */
export function typedOf(quote: QuoteForm): TypedQuote {
  const { items, discount, discountRate, vatRate, firstShare, restDays, parts } = quote;
  return {
    ...only(quote, [
      "language",
      "customerName",
      "customerCompany",
      "customerEmail",
      "customerPhone",
      "customerAddress",
      "customerVatNumber",
      "validUntil",
      "terms",
    ]),
    items: items.map((item) => ({
      ...item,
      quantity: String(item.quantity),
      unitPrice: String(item.unitPrice / 100),
    })),
    discount: discountRate > 0 ? formatPercent(discountRate / 100) : String(discount / 100),
    vatRate: String(vatRate),
    firstShare: String(firstShare),
    restDays: String(restDays),
    parts: parts.map(({ share, when }) => ({ share: String(share), when })),
  };
}

/** What is typed as it is stored: money in halalas. A number that cannot be read is NaN, and so are the sums that contain it. */
export function readTyped({
  items,
  discount,
  vatRate,
  firstShare,
  restDays,
  parts = [], // missing in a draft that a former form kept on a machine
  ...typed
}: TypedQuote): QuoteForm {
  const discounted = isBlank(discount) ? { riyals: 0 } : parseDiscount(String(discount));
  return {
    ...typed,
    items: items.map(readLine),
    discount: hundredths(discounted === null ? Number.NaN : "riyals" in discounted ? discounted.riyals : 0),
    discountRate: discounted !== null && "percent" in discounted ? hundredths(discounted.percent) : 0,
    vatRate: numberIn(parsePercent, vatRate),
    firstShare: isBlank(firstShare) ? 0 : numberIn(parsePercent, firstShare),
    restDays: isBlank(restDays) ? 0 : numberIn(parseNumber, restDays),
    parts: parts.map(({ share, when }) => ({ share: numberIn(parsePercent, share), when })),
  };
}

/** The same of one line. */
export function readLine({ quantity, unitPrice, ...item }: TypedLine): QuoteItem {
  return {
    ...item,
    quantity: numberIn(parseNumber, quantity),
    unitPrice: hundredths(numberIn(parseMoney, unitPrice)),
  };
}

/** What is wrong with the typed numbers, by the name of its field; requirement TRIAL-01. */
export function faultsOf(typed: TypedQuote): FieldErrors {
  const quote = readTyped(typed);
  const faults: Record<string, string | undefined> = {
    discount: moneyFault(quote.discount) ?? shareFault(quote.discountRate),
    vatRate: isBlank(typed.vatRate)
      ? fieldMessages.required
      : wholeFault(quote.vatRate, quotes.fields.vatRate.options),
    firstShare: wholeFault(quote.firstShare, quotes.fields.firstShare.options),
    restDays: wholeFault(quote.restDays, quotes.fields.restDays.options),
  };
  for (const [place, { share, when }] of quote.parts.entries()) {
    faults[`parts.${place}.share`] = wholeFault(share, shares);
    faults[`parts.${place}.when`] = isBlank(when) ? fieldMessages.required : undefined;
  }
  for (const [place, item] of quote.items.entries()) {
    const { quantity = "", unitPrice = "" } = typed.items[place] ?? {};
    faults[`items.${place}.quantity`] = isBlank(quantity)
      ? fieldMessages.required
      : quantityFault(item.quantity);
    faults[`items.${place}.unitPrice`] = isBlank(unitPrice)
      ? fieldMessages.required
      : moneyFault(item.unitPrice);
  }
  const found = Object.entries(faults).flatMap(([name, fault]) =>
    fault === undefined ? [] : [[name, fault]],
  );
  return found.length > 0 ? Object.fromEntries(found) : { ...faultsOfSums(quote), ...faultsOfParts(quote) };
}

function moneyFault(amount: number) {
  if (Number.isNaN(amount)) return text.faults.amount;
  return amount < halalas.min || amount > halalas.max ? fieldMessages.amount : undefined;
}

/** A share is stored in hundredths of a percent, and typed and told in percent. */
function shareFault(rate: number) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = quotes.fields.discountRate.options;
  return boundFault(rate / 100, { min: min / 100, max: max / 100 });
}

function quantityFault(quantity: number) {
  return (
    boundFault(quantity, quantities) ?? (hasThreeDecimals(quantity) ? undefined : fieldMessages.quantity)
  );
}

function wholeFault(value: number, bounds: Bounds) {
  if (!Number.isNaN(value) && !Number.isInteger(value)) return fieldMessages.integer;
  return boundFault(value, bounds);
}

type Bounds = { min?: number; max?: number };

function boundFault(value: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds) {
  if (Number.isNaN(value)) return fieldMessages.number;
  if (value < min) return fieldMessages.min.replace("{min}", String(min));
  return value > max ? fieldMessages.max.replace("{max}", String(max)) : undefined;
}

/** Whether nothing is typed. A draft that a former form kept on a machine holds numbers in place of their texts. */
export const isBlank = (typed: string) => String(typed).trim() === "";
const numberIn = (read: (text: string) => number | null, typed: string) => read(String(typed)) ?? Number.NaN;

/** A value of the form in words for the merge; undefined where the value can be shown as it is. */
export function show(name: keyof TypedQuote, value: unknown): string | undefined {
  const blanks = { items: [], discount: "", vatRate: "0", firstShare: "", restDays: "", parts: [] };
  const typed = { ...blanks, [name]: value } as unknown as TypedQuote; // the one field that is shown
  const read = readTyped(typed);
  if (name === "discount" && Number.isNaN(read.discount)) return String(value);
  if (name === "discount" && read.discountRate > 0) return formatPercent(read.discountRate / 100);
  return name === "discount" ? formatPrice(read.discount / 100) : valueInWords(quotes, name, read[name]);
}
