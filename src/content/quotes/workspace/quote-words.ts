import { only } from "../../../kernel/db/stored.ts";
import { valueInWords } from "../../../kernel/resource/field-labels.ts";
import { numberValue } from "../../../ui/text/digits.ts";
import { type QuoteForm, quotes } from "../quotes.ts";

const fields = [
  "customerName",
  "customerCompany",
  "customerEmail",
  "customerPhone",
  "items",
  "discount",
  "vatRate",
  "validUntil",
  "terms",
  "firstShare",
  "restDays",
] as const;

/** The values of the form of a quote: with money in riyals, which is in halalas everywhere else. */
export const formOf = (quote: QuoteForm) => withMoney(only(quote, fields), (halalas) => halalas / 100);

/** The values of the form with money in halalas, as they are stored. */
export const inHalalas = (form: QuoteForm) => withMoney(form, (riyals) => Math.round(riyals * 100));

/** A number that is being typed; 0 while the text is not a number. */
export function numberOf(typed: unknown): number {
  const value = numberValue(typed) ?? 0;
  return Number.isFinite(value) ? value : 0;
}

/** The values of the form with the typed numbers read. */
export function typedForm(form: QuoteForm): QuoteForm {
  const items = form.items.map((item) => ({
    ...item,
    quantity: numberOf(item.quantity),
    unitPrice: numberOf(item.unitPrice),
  }));
  return {
    ...form,
    items,
    discount: numberOf(form.discount),
    vatRate: numberOf(form.vatRate),
    firstShare: numberOf(form.firstShare),
    restDays: numberOf(form.restDays),
  };
}

function withMoney(quote: QuoteForm, change: (amount: number) => number): QuoteForm {
  const items = quote.items.map((item) => ({ ...item, unitPrice: change(item.unitPrice) }));
  return { ...quote, items, discount: change(quote.discount) };
}

/** A value of the form in words for the merge; undefined where the value can be shown as it is. */
export function show(name: keyof QuoteForm, value: unknown): string | undefined {
  const form = { items: [], discount: 0, [name]: value } as unknown as QuoteForm; // the one field that is shown
  return valueInWords(quotes, name, inHalalas(form)[name]);
}
