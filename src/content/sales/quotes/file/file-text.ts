import { bidiParts } from "../../../../kernel/text/bidi/latin-runs.ts";
import { riyalInWords } from "../../../../kernel/text/format.ts";
import type { Saying } from "../document/quote-language.ts";

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

/** What is said in the languages of a file, as its lines. */
export const saidLines = (said: readonly Saying[]): Said =>
  said.map(({ lang, text }) => (lang === "en" ? englishLine(text) : lineOf(text)));
