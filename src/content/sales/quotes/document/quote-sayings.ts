import {
  countAfterPreposition,
  formatAmount,
  formatDate,
  formatHijri,
  formatPercent,
  formatPrice,
} from "../../../../kernel/text/format.ts";
import type { QuoteItem } from "../lines-wire.ts";
import { partsOf } from "../payments.ts";
import type { Quote } from "../quotes.ts";
import { paymentsOf, recurringSums, type Summed, sumsOf } from "../sums.ts";
import { arabicAmount, hasWords } from "./amount-words.ts";
import type { DocumentWord } from "./document-words.ts";
import { englishDate, englishDays, englishHijri, englishPrice } from "./english.ts";
import { englishAmount } from "./english-amount.ts";
import { eachTongue, type QuoteLanguage, type Say, type Saying, textIn } from "./quote-language.ts";

type SayWord = Say<DocumentWord>;

/** An amount inside a sentence; a dash for one that cannot be read. */
const price = (halalas: number, unit = "") =>
  Number.isNaN(halalas) ? formatAmount(halalas) : formatPrice(halalas / 100, unit);

/** A day in each language of a quote, and the same day of the other calendar. */
export const daySaid = (day: string, language: QuoteLanguage) => ({
  day: eachTongue(language, formatDate(day), englishDate(day)),
  otherDay: eachTongue(language, formatHijri(day), englishHijri(day)),
});

/** The prices of periods, such as those of a month, of which the total holds no more than the written quantity; nothing without one. */
export function periodsSaid(
  { items, vatRate }: { items: readonly QuoteItem[]; vatRate: number },
  say: SayWord,
): Saying[] {
  const recurring = items.filter(({ unit, period }) => unit && !period);
  if (recurring.length === 0) return [];
  const between = say("periodsBetween");
  const prices = recurring.map(({ title, unitPrice, unit }) => {
    const name = title || undefined;
    return say(
      "periodPrice",
      { name: name ?? textIn(say("unnamed"), "ar"), price: price(unitPrice, unit) },
      { name: name ?? textIn(say("unnamed"), "en"), price: englishPrice(unitPrice, unit) },
    );
  });
  const joined = (lang: Saying["lang"]) => ({
    prices: prices.map((said) => textIn(said, lang)).join(textIn(between, lang)),
  });
  return say(vatRate > 0 ? "periodsTaxed" : "periodsUntaxed", joined("ar"), joined("en"));
}

/** A total in words, in halalas; nothing for a sum without words, and in a paper from before its words. Requirement PAPER-02. */
export function totalInWords(halalas: number, say: SayWord): Saying[] {
  if (!hasWords(halalas)) return [];
  const said = say("totalInWords", { words: arabicAmount(halalas) }, { words: englishAmount(halalas) });
  return said.filter(({ text }) => text);
}

/** What is paid once, and then again with each period, in one sentence. Halalas, with tax. */
export function totalsSaid(quote: Summed, say: SayWord): Saying[] {
  const { total, subtotal } = sumsOf(quote);
  const recurring = recurringSums(quote);
  const each = (lang: Saying["lang"], priceOf: typeof price) =>
    recurring
      .map((sums) => priceOf(sums.total, textIn(say(sums.period), lang)))
      .join(textIn(say("periodsBetween"), lang));
  const once: Record<Saying["lang"], string> = { ar: price(total), en: englishPrice(total) };
  const again: Record<Saying["lang"], string> = { ar: each("ar", price), en: each("en", englishPrice) };
  if (recurring.length > 0 && subtotal > 0)
    return say("thenEach", { total: once.ar, prices: again.ar }, { total: once.en, prices: again.en });
  const alone = recurring.length > 0 ? again : once;
  return say("total").map(({ lang }) => ({ lang, text: alone[lang] }));
}

/** What is paid when, a sentence for each part; nothing if the quote does not speak of payments. */
export function paymentsSaid(
  quote: Summed & Pick<Quote, "firstShare" | "restDays" | "parts">,
  say: SayWord,
): Saying[][] {
  const { firstShare, restDays } = quote;
  const { total, subtotal } = sumsOf(quote);
  const isOnlyRecurring = subtotal === 0 && recurringSums(quote).length > 0;
  if (isOnlyRecurring) return [];
  if (quote.parts.length > 0)
    return partsOf(total, quote).map(({ share, when, amount }) => {
      const part = { share: formatPercent(share), when };
      return say("part", { ...part, amount: price(amount) }, { ...part, amount: englishPrice(amount) });
    });
  const payments = paymentsOf(total, firstShare);
  if (!payments) return [];
  const { first, rest } = payments;
  const share = formatPercent(firstShare);
  const sentence = say("first", { share, amount: price(first) }, { share, amount: englishPrice(first) });
  if (rest <= 0) return [sentence];
  return [
    sentence,
    say(
      restDays > 0 ? "restWithin" : "rest",
      { amount: price(rest), days: countAfterPreposition("day", restDays) },
      { amount: englishPrice(rest), days: englishDays(restDays) },
    ),
  ];
}
