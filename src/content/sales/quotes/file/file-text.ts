import { bidiParts } from "../../../../kernel/text/bidi/latin-runs.ts";
import { riyalInWords } from "../../../../kernel/text/format.ts";
import { type DocumentWords, filled } from "../document-words.ts";
import { englishWords } from "./english.ts";

/** The languages in which a file can be drawn; both means Arabic with English beside it. */
export const fileLanguages = ["ar", "en", "both"] as const;
export type FileLanguage = (typeof fileLanguages)[number];

/** A run of a line. One with a direction is isolated in its line, or `2026-0007` would be drawn `0007-2026`. */
export type Run = { text: string; dir?: "ltr" | "rtl" };
/** One line, and whether it runs from right to left. */
export type Line = { rtl: boolean; runs: Run[] };
/** A label: one line, or the Arabic and then the English one. */
export type Said = Line[];

const arabic = "[\\p{scx=Arab}\\p{scx=Hebr}\\p{scx=Syrc}]";
const arabicLetter = new RegExp(arabic, "u");
/** Words of the scripts that run from right to left, with what lies between them. */
const arabicRun = new RegExp(`((?:${arabic}|\\p{M})+(?:[\\s\\d]+(?:${arabic}|\\p{M})+)*)`, "u");
/** Letters without a space, of which the sheet could not break the line. */
const longWord = /\S{40}(?=\S)/gu;

/** A line in the direction of its letters, with its Latin names, codes and figures isolated. */
export function lineOf(text: string): Line {
  const shown = breakable(text);
  if (shown.trim() === "") return { rtl: true, runs: [{ text: "\u00a0" }] }; // a line of the height of others
  if (!arabicLetter.test(shown) && /\p{L}/u.test(shown)) return { rtl: false, runs: [{ text: shown }] };
  const runs = bidiParts(shown).map(({ text, isLatin }): Run => (isLatin ? { text, dir: "ltr" } : { text }));
  return { rtl: true, runs };
}

/** A line of English with Arabic names in it. */
function englishLine(text: string): Line {
  // What the brackets caught, the Arabic, is at the odd places.
  const parts = breakable(text).split(arabicRun);
  const runs = parts.map((text, index): Run => (index % 2 === 1 ? { text, dir: "rtl" } : { text }));
  return { rtl: false, runs: runs.filter((run) => run.text) };
}

/** With the word for riyal in place of its sign, which most fonts lack, and a place to break in words that are too long. */
const breakable = (text: string) => riyalInWords(text).replace(longWord, "$&\u200b");

/** The lines of a typed text, without empty ones at its ends. */
export const linesOf = (text: string): Line[] => text.trim().split("\n").map(lineOf);

type Values = Readonly<Record<string, string>>;
/** Puts one of the document's words into the languages of a file, with values of each language. */
export type Say = (word: keyof DocumentWords, values?: Values, english?: Values) => Said;

/** The words of a quote, which kept its Arabic ones, in the languages of a file. */
export function sayIn(language: FileLanguage, words: DocumentWords): Say {
  return (word, values = {}, english = values) => [
    ...(language === "en" ? [] : [lineOf(filled(words[word], values))]),
    ...(language === "ar" ? [] : [englishLine(filled(englishWords[word], english))]),
  ];
}
