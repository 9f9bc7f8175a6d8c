import { only } from "../../../kernel/db/stored.ts";
import { valueInWords } from "../../../kernel/resource/words.ts";
import { numberValue } from "../../../ui/text/digits.ts";
import { type QuoteForm, quotes } from "../quotes.ts";

const fields = [
  "customerName",
  "customerCompany",
  "items",
  "discount",
  "vatRate",
  "validUntil",
  "terms",
  "firstShare",
  "restDays",
] as const;

/** What the form holds of a quote: money in riyals there, in halalas everywhere else. */
export const formOf = (quote: QuoteForm) => withMoney(only(quote, fields), (halalas) => halalas / 100);

/** What the form holds, as it is stored. */
export const inHalalas = (form: QuoteForm) => withMoney(form, (riyals) => Math.round(riyals * 100));

/** A number as it is being typed; 0 for what is none. */
export function numberOf(typed: unknown): number {
  const value = numberValue(typed) ?? 0;
  return Number.isFinite(value) ? value : 0;
}

/** What stands in the fields of the form, with its numbers read. */
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

/** A value of the form in words, for the merge, where it says too little by itself. */
export function show(name: keyof QuoteForm, value: unknown): string | undefined {
  const form = { items: [], discount: 0, [name]: value } as unknown as QuoteForm; // the one field that is told
  return valueInWords(quotes, name, inHalalas(form)[name]);
}
