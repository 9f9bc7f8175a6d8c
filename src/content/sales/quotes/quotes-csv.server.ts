import type { CsvRow } from "../../../kernel/resource/csv/csv.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { text } from "./quotes.text.ts";
import { type Quote, stageOf } from "./quotes.ts";
import { quotesCsv } from "./quotes-csv.text.ts";
import { sumsOf } from "./sums.ts";

/** The rows of the file of quotes on a day in Riyadh, headings first; requirement DESK-02. */
export function quoteRows(quotes: readonly Quote[], today: string): CsvRow[] {
  const { columns } = quotesCsv;
  return [Object.values(columns), ...quotes.map((quote) => Object.values(cellsOf(quote, today)))];
}

function cellsOf(quote: Quote, today: string): Record<keyof typeof quotesCsv.columns, string> {
  const sums = sumsOf(quote);
  return {
    number: quote.number ?? "",
    customer: quote.customerName,
    company: quote.customerCompany,
    stage: text.stages[stageOf(quote, today)],
    subtotal: riyals(sums.subtotal),
    discount: riyals(sums.discount),
    net: riyals(sums.net),
    vat: riyals(sums.vat),
    total: riyals(sums.total),
    sent: dayOf(quote.sentAt),
    end: quote.validUntil,
    answered: dayOf(quote.answeredAt),
  };
}

/** Plain digits, so that a spreadsheet reads a number. */
const riyals = (halalas: number) => (halalas / 100).toFixed(2);
const dayOf = (moment: string | null) => (moment ? isoDay(moment) : "");
