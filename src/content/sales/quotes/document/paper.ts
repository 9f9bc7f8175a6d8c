import { formatPercent } from "../../../../kernel/text/format.ts";
import type { Period, QuoteItem } from "../lines-wire.ts";
import type { Quote } from "../quotes.ts";
import {
  type PeriodSums,
  periodsIn,
  placed,
  type QuoteSums,
  recurringSums,
  sumsOf,
  totalWithOptional,
  withAllOptional,
} from "../sums.ts";
import type { DocumentWord } from "./document-words.ts";
import { type Say, type Saying, textIn } from "./quote-language.ts";
import { totalInWords } from "./quote-sayings.ts";

/** A line on paper: its place in the quote from 0, its number on the paper from 1, and whether the customer chose it. */
export type PaperLine = { item: QuoteItem; place: number; number: number; isChosen: boolean };
/** A row of sums, in halalas; `words` say a total once more, below it. */
export type SumLine = { label: Saying[]; amount: number; isTotal: boolean; words: Saying[] };
/** Lines that are summed together; the caption of lines that are the only ones is for readers who do not see them. */
export type LineGroup = { caption: Saying[]; isTold: boolean; lines: PaperLine[]; sums: SumLine[] };

type Offered = Pick<Quote, "items" | "chosen" | "discount" | "discountRate" | "vatRate">;
type SayWord = Say<DocumentWord>;

/**
 * The lines of a quote in the order of its paper: what is paid once, then what is paid each month and each year, and apart from
 * them the optional lines. `picked` has the places that the customer ticked and has not accepted yet. Requirement PAPER-02.
 */
export function paperOf(quote: Offered, say: SayWord, picked: readonly number[] = []) {
  const all = placed(quote.items).map(({ item, place }) => ({
    ...item,
    place,
    isChosen: item.isOptional && quote.chosen.includes(place),
  }));
  const counted = all.filter(({ isOptional, isChosen }) => !isOptional || isChosen);
  const once = counted.filter(({ period }) => !period);
  const recurring = periodsIn(counted);
  let last = 0;
  const numbered = (lines: typeof all): PaperLine[] =>
    lines.map(({ place, isChosen, ...item }) => ({ item, place, isChosen, number: ++last }));
  const groups: LineGroup[] = [];
  if (once.length > 0 || recurring.length === 0)
    groups.push({
      caption: say(recurring.length > 0 ? "once" : "lines"),
      isTold: recurring.length > 0,
      lines: numbered(once),
      sums: sumLines(quote, sumsOf(quote), say),
    });
  const sums = recurringSums(quote);
  for (const { period, lines } of recurring)
    groups.push({
      caption: say(captions[period][once.length > 0 ? "beside" : "alone"]),
      isTold: true,
      lines: numbered(lines),
      sums: sums.filter((each) => each.period === period).flatMap((each) => periodSumLines(quote, each, say)),
    });
  const left = all.filter(({ isOptional, isChosen }) => isOptional && !isChosen);
  const optional: LineGroup | null =
    left.length === 0
      ? null
      : {
          caption: say("optional"),
          isTold: true,
          lines: numbered(left),
          sums: quote.chosen.length > 0 ? [] : optionalSums(quote, say, picked),
        };
  return { groups, optional };
}

/** Who signs a printed quote, the seller first, and what each writes. */
export const signersOf = (seller: string, customer: string, say: SayWord) =>
  [seller, customer].map((name) => ({
    who: say("signFor", { name }),
    rows: [say("signName"), say("signPosition"), say("signDate"), say("signStamp")],
  }));

const captions = {
  month: { beside: "monthly", alone: "monthlyAlone" },
  year: { beside: "yearly", alone: "yearlyAlone" },
} as const satisfies Record<Period, object>;

/** One of the words with a period in its place. */
function sayEach(word: DocumentWord, period: Period, say: SayWord): Saying[] {
  const names = say(period);
  const nameIn = (lang: Saying["lang"]) => ({ period: textIn(names, lang) });
  return say(word, nameIn("ar"), nameIn("en"));
}

/** In the order in which the tax authority reads them: the lines, the discount, what is taxed, the tax, the total. */
function sumLines({ discountRate, vatRate }: Offered, sums: QuoteSums, say: SayWord): SumLine[] {
  const discount =
    discountRate > 0 ? say("discountShare", { rate: formatPercent(discountRate / 100) }) : say("discount");
  const isTaxed = vatRate > 0;
  return [
    row(say("subtotal"), sums.subtotal),
    ...(sums.discount > 0 ? [row(discount, -sums.discount)] : []),
    ...(isTaxed ? [row(say("net"), sums.net), taxRow(vatRate, sums, say)] : []),
    { ...total(say(isTaxed ? "total" : "untaxedTotal"), sums.total), words: totalInWords(sums.total, say) },
  ];
}

function periodSumLines({ vatRate }: Offered, sums: PeriodSums, say: SayWord): SumLine[] {
  if (vatRate === 0) return [total(sayEach("untaxedEach", sums.period, say), sums.total)];
  return [
    row(sayEach("subtotalEach", sums.period, say), sums.subtotal),
    taxRow(vatRate, sums, say),
    total(sayEach("totalEach", sums.period, say), sums.total),
  ];
}

/** What the customer would pay with the ticked optional lines, or with all of them while nothing is ticked. */
function optionalSums(quote: Offered, say: SayWord, picked: readonly number[]): SumLine[] {
  const chosen = picked.filter((place) => quote.items[place]?.isOptional);
  const isPicked = chosen.length > 0;
  const whole = isPicked ? { ...quote, chosen } : withAllOptional(quote);
  const once = isPicked ? sumsOf(whole).total : totalWithOptional(quote);
  const added = new Set(
    quote.items.filter((_, place) => whole.chosen.includes(place)).map(({ period }) => period),
  );
  return [
    ...(once === null ? [] : [total(say(isPicked ? "withChosen" : "withOptional"), once)]),
    ...recurringSums(whole)
      .filter(({ period }) => added.has(period))
      .map((each) =>
        total(sayEach(isPicked ? "withChosenEach" : "withOptionalEach", each.period, say), each.total),
      ),
  ];
}

const row = (label: Saying[], amount: number): SumLine => ({
  label,
  amount,
  isTotal: false,
  words: [],
});
const total = (label: Saying[], amount: number): SumLine => ({
  label,
  amount,
  isTotal: true,
  words: [],
});
const taxRow = (vatRate: number, { vat }: QuoteSums, say: SayWord): SumLine =>
  row(say("vat", { rate: formatPercent(vatRate) }), vat);
