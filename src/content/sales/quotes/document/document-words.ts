import { createContext, useContext } from "react";
import { keysOf } from "../../../../kernel/objects.ts";
import { englishWords } from "./english.ts";
import type { KeptWords } from "./kept-words.ts";
import { documentWords, laterWords } from "./quote-document.text.ts";
import { type QuoteLanguage, type Say, sayIn, type TwoTongues } from "./quote-language.ts";

const allWords = { ...documentWords, ...laterWords };
export type DocumentWord = keyof typeof allWords;

/**
 * The words of a document: those that were kept, and those of this edition for a draft and for what was not kept. What came later stays
 * unsaid in a quote that kept its words without it, so that the paper says what it said. R1
 */
export function wordsOf(kept: KeptWords | null): TwoTongues<DocumentWord> {
  const [ar, en]: [Record<DocumentWord, string>, Record<DocumentWord, string>] = [
    { ...allWords },
    { ...englishWords },
  ];
  for (const name of keysOf(documentWords)) {
    ar[name] = kept?.[name] ?? ar[name];
    en[name] = kept?.[`en.${name}`] ?? en[name];
  }
  if (kept)
    for (const name of keysOf(laterWords)) {
      ar[name] = kept[name] ?? "";
      en[name] = kept[`en.${name}`] ?? "";
    }
  return { ar, en };
}

/** The words that a quote of a language keeps when it is sent. */
export function wordsToKeep(language: QuoteLanguage): KeptWords {
  if (language === "ar") return allWords;
  const english = Object.entries(englishWords).map(([name, words]) => [`en.${name}`, words]);
  return { ...allWords, ...Object.fromEntries(english) };
}

/** The language of a document, and the words with which its parts are drawn. */
export type Wording = { language: QuoteLanguage; say: Say<DocumentWord> };
export const wordingOf = (language: QuoteLanguage, kept: KeptWords | null): Wording => ({
  language,
  say: sayIn(language, wordsOf(kept)),
});
export const WordingContext = createContext<Wording>(wordingOf("ar", null));
export const useWording = () => useContext(WordingContext);
