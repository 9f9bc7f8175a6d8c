import { isoDay } from "../../../../kernel/text/format.ts";
import { type QuoteRecord, stageOf } from "../../quotes/quotes.ts";
import { useQuotesOf } from "../../quotes/use-quotes-of.ts";
import type { DeskRequest } from "../requests.ts";
import { type NewestQuote, noQuote } from "./next-step.ts";

/** The quote of a request that decides the next step; undefined while loading. */
export function useNewestQuote({ id, kind }: DeskRequest): NewestQuote | undefined {
  const { data } = useQuotesOf(id, { enabled: kind === "quote" });
  return kind === "quote" ? data && newestOf(data) : noQuote;
}

/** The newest quote that still counts; an accepted one takes precedence. */
function newestOf(quotes: readonly QuoteRecord[]): NewestQuote {
  const counting = quotes.filter(isCounting);
  const newest = counting.find(({ state }) => state === "accepted") ?? counting[0];
  return newest
    ? { standing: isExpired(newest) ? "expired" : newest.state, id: newest.id, number: newest.number ?? "" }
    : noQuote;
}

const isExpired = (quote: QuoteRecord) => stageOf(quote, isoDay(new Date())) === "expired";

type CountingQuote = QuoteRecord & { state: Exclude<QuoteRecord["state"], "withdrawn" | "replaced"> };

function isCounting(quote: QuoteRecord): quote is CountingQuote {
  return quote.state !== "withdrawn" && quote.state !== "replaced";
}
