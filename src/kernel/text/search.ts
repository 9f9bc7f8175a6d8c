import { foldLetters } from "./arabic.ts";

/** Where a hit lies in the original text, in UTF-16 units: `text.slice(start, end)`. */
export type TextRange = { start: number; end: number };

/**
 * The form of a text that searches compare, without spelling variants of Arabic, of digits and of case, and without the gaps
 * that people write or leave out in compound names and in numbers; requirement AR-01. Never stored in place of the text.
 */
export function foldForSearch(text: string): string {
  return gaps.reduce(
    (joined, gap) => joined.replace(gap, (signs, at: number) => (isGap(joined, signs, at) ? "" : signs)),
    foldLetters(text),
  );
}

/**
 * The words of a query, each once with all its folded spellings, the typed one first: a hamza on waw also stands for one on
 * yaa. A phone loses its prefix, which has several spellings; requirements AR-01, AR-03. The parts of a compound name and of a
 * number stay words of their own, because each of them is found in the joined form too.
 */
export function searchWords(query: string): string[][] {
  const seated = query.normalize("NFKC").replace(/[\u0624\u0626]/g, (letter) => seatMarks[letter] ?? letter);
  const words = seated.split(/\s+/).map((word) => withoutPrefix(foldForSearch(word).trim()));
  return [...new Set(words)].filter(Boolean).map(hamzaSpellings);
}

/** A number without the signs by which a phone may begin: `+966`, `00966`, `966`, a zero, `00` before another country. */
const withoutPrefix = (word: string) =>
  /^[+(]*\d+\)?$/.test(word)
    ? word.replace(/\D/g, "").replace(/^(?:00966|966|0)(?=[15]\d)|^00(?=[1-9]\d{4})/, "")
    : word;

/** Whether every word of a query occurs in one of the texts, in any spelling; requirement AR-01. */
export function matches(query: string, texts: readonly (string | null)[]): boolean {
  const folded = texts.map((text) => foldForSearch(text ?? ""));
  return searchWords(query).every((spellings) =>
    spellings.some((word) => folded.some((text) => text.includes(word))),
  );
}

/**
 * Where the words of a query occur in a text, in any spelling: ascending ranges of the original text, without overlaps. A
 * range includes the marks that follow its last letter.
 */
export function findFolded(text: string, query: string): TextRange[] {
  const { folded, origin } = foldWithOrigin(text);
  const hits: TextRange[] = [];
  for (const word of searchWords(query).flat()) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const start = origin[at]?.start ?? 0;
      hits.push({ start, end: endOfLetter(text, origin[at + word.length - 1]?.end ?? text.length) });
    }
  }
  return joinOverlaps(hits);
}

// Private-use characters replace a hamza on waw and on yaa, because folding would lose the hamza.
const seatMarks: Record<string, string> = { "\u0624": "\uE000", "\u0626": "\uE001" };
const hamzaSeats: Record<string, [string, string]> = {
  "\uE000": ["\u0648", "\u064A"],
  "\uE001": ["\u064A", "\u0648"],
};

/** The spellings of a word with each hamza on waw or yaa; only the first two vary, to limit the number of spellings. */
function hamzaSpellings(word: string): string[] {
  let spellings = [""];
  for (const letter of word) {
    const variants = hamzaSeats[letter]?.slice(0, spellings.length < 4 ? 2 : 1) ?? [letter];
    spellings = spellings.flatMap((start) => variants.map((end) => start + end));
  }
  return spellings;
}

/*
 * What stands between the parts of a compound name and of a number, in folded texts: after the first part of a name, before its
 * last, between digits. A point or a comma is a separator only before three digits, since others are decimals.
 */
const nameStarts =
  "\u0639\u0628\u062F|\u0627\u0628[\u0648\u0627\u064A]|\u0627\u0645|\u0627?\u0628\u0646|\u0630[\u0648\u064A]|abdul|abu|al|el|bin|ibn|umm";
const article = "\u0627\u0644"; // also the first part of the name of a family
const nameEnds = `${article}\u0644\u0647|${article}\u062F\u064A\u0646`;
const gaps = [
  new RegExp(`(?<=(?<!\\p{L})(?:${nameStarts}))[ \\-\\u2010-\\u2015]+(?=\\p{L})`, "gu"),
  new RegExp(`(?<=(?<!\\p{L})${article}) +(?=\\p{L})(?!${article})`, "gu"),
  new RegExp(`(?<=\\p{L}) +(?=(?:${nameEnds})(?!\\p{L}))`, "gu"),
  /(?<=\d)(?:[ \t()\-\u2010-\u2015\u2212/]+|[.,\u066B\u066C\u060C](?=\d{3}))(?=\d)/g,
];

/** Spaces alone separate the groups of a long number, such as a phone; short numbers beside each other are several. */
function isGap(text: string, signs: string, at: number) {
  if (!/^\s+$/.test(signs) || !/\d/.test(text[at - 1] ?? "")) return true;
  const before = /[\d ()-]*$/.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? "";
  const after = /^[\d ()-]*/.exec(text.slice(at, at + 24))?.[0] ?? "";
  return (before + after).replace(/\D/g, "").length >= longNumber;
}

const longNumber = 7; // digits

/** Folds code point by code point, which gives the same letters as folding the whole, and records the origin of each unit. */
function foldWithOrigin(text: string) {
  let folded = "";
  let origin: TextRange[] = [];
  let start = 0;
  for (const character of text) {
    const range = { start, end: start + character.length };
    const letters = foldLetters(character);
    for (let unit = 0; unit < letters.length; unit += 1) origin.push(range);
    folded += letters;
    start = range.end;
  }
  for (const gap of gaps) {
    const left = new Set<number>();
    for (const { index, 0: signs } of folded.matchAll(gap)) {
      if (!isGap(folded, signs, index)) continue;
      for (let unit = 0; unit < signs.length; unit += 1) left.add(index + unit);
    }
    origin = origin.filter((_, unit) => !left.has(unit));
    folded = folded
      .split("")
      .filter((_, unit) => !left.has(unit))
      .join("");
  }
  return { folded, origin };
}

function endOfLetter(text: string, end: number) {
  const marks = /^\p{M}+/u.exec(text.slice(end));
  return end + (marks?.[0].length ?? 0);
}

/** Ranges in the order of the text; overlapping ranges become one. */
export function joinOverlaps(ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}
