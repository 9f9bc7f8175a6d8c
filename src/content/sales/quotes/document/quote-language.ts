/** The languages of a quote: `both` is Arabic with English beside it. Requirement LANG-01. */
export const quoteLanguages = ["ar", "en", "both"] as const;
export type QuoteLanguage = (typeof quoteLanguages)[number];

/** A sentence in one language. */
export type Saying = { lang: "ar" | "en"; text: string };
/** The same words in each of the two languages. */
export type TwoTongues<Name extends string> = { [Lang in Saying["lang"]]: Readonly<Record<Name, string>> };
type Values = Readonly<Record<string, string>>;
/** Says one of the words in each language of a quote, Arabic first, with values of each language in its places. */
export type Say<Name extends string> = (word: Name, values?: Values, english?: Values) => Saying[];

export function sayIn<Name extends string>(language: QuoteLanguage, words: TwoTongues<Name>): Say<Name> {
  return (word, values = {}, english = values) =>
    eachTongue(language, filled(words.ar[word], values), filled(words.en[word], english));
}

/** What is said in each language of a quote, Arabic first. */
export function eachTongue(language: QuoteLanguage, arabic: string, english: string): Saying[] {
  const all = [
    { lang: "ar", text: arabic },
    { lang: "en", text: english },
  ] as const;
  return all.filter(({ lang }) => language === "both" || language === lang);
}

/** The language of a page or a sheet around a quote. */
export const mainTongue = (language: QuoteLanguage): Saying["lang"] => (language === "en" ? "en" : "ar");
/** The same as one text. */
export const inTongues = (
  language: QuoteLanguage,
  arabic: string,
  english: string,
  between = " · ",
): string =>
  eachTongue(language, arabic, english)
    .map(({ text }) => text)
    .join(between);
/** For an attribute, a title or a line of a plain text. */
export const besideEachOther = (said: readonly Saying[]): string => said.map(({ text }) => text).join(" · ");

/** What is said in one of the languages; empty where the quote does not speak it. */
export const textIn = (said: readonly Saying[], lang: Saying["lang"]): string =>
  said.find((saying) => saying.lang === lang)?.text ?? "";

/** Puts values into the places of a sentence; what has no value stays as it is written. */
export const filled = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
