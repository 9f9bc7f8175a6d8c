import { createContext, useContext } from "react";
import { keysOf } from "../../../../kernel/objects.ts";
import type { Field, Zod } from "../../../../kernel/resource/field.ts";
import { englishWords } from "./english.ts";
import { documentWords } from "./quote-document.text.ts";
import { type QuoteLanguage, type Say, sayIn, type TwoTongues } from "./quote-language.ts";

export type DocumentWord = keyof typeof documentWords;
/** As a sent quote keeps them: an edition from before or after this one may have other words. English ones begin with `en.`. */
export type KeptWords = Readonly<Record<string, string>>;

/** The words of a document: those that were kept, and those of this edition for a draft and for what was not kept. R1 */
export function wordsOf(kept: KeptWords | null): TwoTongues<DocumentWord> {
  const [ar, en]: [Record<DocumentWord, string>, Record<DocumentWord, string>] = [
    { ...documentWords },
    { ...englishWords },
  ];
  for (const name of keysOf(documentWords)) {
    ar[name] = kept?.[name] ?? ar[name];
    en[name] = kept?.[`en.${name}`] ?? en[name];
  }
  return { ar, en };
}

/** The words that a quote of a language keeps when it is sent. */
export function wordsToKeep(language: QuoteLanguage): KeptWords {
  if (language === "ar") return documentWords;
  const english = Object.entries(englishWords).map(([name, words]) => [`en.${name}`, words]);
  return { ...documentWords, ...Object.fromEntries(english) };
}

export const keptWordsSchema = (z: Zod) => z.record(z.string(), z.string()).nullable();

/** The kind of the words of a sent quote; null before, and nobody reads them but its paper. */
export function keptWords(): Field<KeptWords | null, { setByServer: true; readBy: "nobody" }> {
  return {
    kind: "keptWords",
    options: { setByServer: true, readBy: "nobody" },
    stored: "json",
    initial: () => null,
    schema: keptWordsSchema,
  };
}

/** The language of a document, and the words with which its parts are drawn. */
export type Wording = { language: QuoteLanguage; say: Say<DocumentWord> };
export const wordingOf = (language: QuoteLanguage, kept: KeptWords | null): Wording => ({
  language,
  say: sayIn(language, wordsOf(kept)),
});
export const WordingContext = createContext<Wording>(wordingOf("ar", null));
export const useWording = () => useContext(WordingContext);
