import { formatDate, formatNumber, formatPrice } from "../../kernel/format.ts";
import { text } from "./quotes.text.ts";
import type { QuoteItem } from "./schema.ts";
import type { QuoteForm } from "./wire.ts";

const { form: words } = text;

/** What the form holds of a quote: money in riyals there, in halalas everywhere else. */
export function formOf(quote: QuoteForm): QuoteForm {
  const { customerName, customerCompany, items, discount, validUntil, terms } = quote;
  const inRiyals = items.map((item) => ({ ...item, unitPrice: item.unitPrice / 100 }));
  return { customerName, customerCompany, items: inRiyals, discount: discount / 100, validUntil, terms };
}

/** The names of the fields in the merge. */
export const labels: { [Name in keyof QuoteForm]: string } = {
  customerName: words.customerName,
  customerCompany: words.customerCompany,
  items: words.items,
  discount: words.discount,
  validUntil: words.validUntil,
  terms: words.terms,
};

/** The values of the form whose bare form says too little in the merge. */
export function show(name: keyof QuoteForm, value: unknown): string | undefined {
  if (name === "discount") return formatPrice(Number(value));
  if (name === "validUntil") return formatDate(String(value));
  return name === "items" && Array.isArray(value) ? value.map(lineOf).join(words.between) : undefined;
}

function lineOf({ title, detail, quantity, unitPrice }: QuoteItem) {
  const name = detail ? `${title} (${detail})` : title;
  return words.line(name, formatNumber(quantity), formatPrice(unitPrice));
}
