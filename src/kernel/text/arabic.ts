/** U+202A–202E, U+2066–2069, U+200E/F and U+061C: invisible, and able to turn a whole line around; AR-05. */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;

/** Where a hit lies in the original text, in UTF-16 units: `text.slice(start, end)`. */
export type TextRange = { start: number; end: number };

/**
 * The form of a text that searches compare: spelling variants of Arabic, digits and case are gone; requirement AR-01.
 * Never stored in place of the text.
 */
export function foldForSearch(text: string): string {
  // Marks are dropped after the decomposition: a hamza on its letter is a mark only then.
  const letters = text.normalize("NFKC").normalize("NFD").replace(dropped, "").replace(variants, variantOf);
  return foldDigits(letters)
    .toLowerCase()
    .replace(/\u03C2/g, "\u03C3");
}

/** Arabic-Indic and Persian digits become ASCII digits; everything else stays. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Reads a number in any of the three digit sets, with Arabic or Latin separators. Null when it is none:
 * `1,5` is neither a thousand nor a half.
 */
export function parseNumber(text: string): number | null {
  const typed = foldDigits(text.replace(bidiControls, ""))
    .trim()
    .replace(/\u066B/g, ".")
    .replace(/[\u066C\u060C]/g, ",")
    .replace(/^\u2212/, "-");
  return numberPattern.test(typed) ? Number(typed.replaceAll(",", "")) : null;
}

const numberPattern = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(?<=\d)(\.\d+)?$|^[+-]?\.\d+$/;

/**
 * Where the words of a query occur in a text, spelled in whatever variant: ascending, without overlaps, on the original
 * text. A letter keeps the marks that follow it.
 */
export function findFolded(text: string, query: string): TextRange[] {
  const { folded, origin } = foldWithOrigin(text);
  const hits: TextRange[] = [];
  for (const word of new Set(foldForSearch(query).split(/\s+/).filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const start = origin[at]?.start ?? 0;
      hits.push({ start, end: endOfLetter(text, origin[at + word.length - 1]?.end ?? text.length) });
    }
  }
  return joinOverlaps(hits);
}

/** The first `length` characters as a reader counts them, with an ellipsis when something was cut off. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  let taken = 0;
  for (const { index } of clusters.segment(text)) {
    if (taken === length) return `${text.slice(0, index)}\u2026`;
    taken += 1;
  }
  return text;
}

const clusters = new Intl.Segmenter("ar", { granularity: "grapheme" });

// All marks, the tatweel, the high hamza that alef forms decompose into, and the bidi controls.
const dropped = new RegExp(`\\p{M}|[\\u0640\\u0674]|${bidiControls.source}`, "gu");

const variants = /[\u0671-\u0673\u0649\u06CC\u06A9\u0629]/g;
const alef = "\u0627";
const variantLetters: Record<string, string> = {
  "\u0671": alef,
  "\u0672": alef,
  "\u0673": alef,
  "\u0649": "\u064A", // alef maqsura → yaa
  "\u06CC": "\u064A", // Persian yaa
  "\u06A9": "\u0643", // Persian kaf
  "\u0629": "\u0647", // taa marbuta → haa
};

function variantOf(letter: string) {
  return variantLetters[letter] ?? letter;
}

/** Folds code point by code point, which gives the same text as folding the whole, and keeps where each unit came from. */
function foldWithOrigin(text: string) {
  let folded = "";
  const origin: TextRange[] = [];
  let start = 0;
  for (const character of text) {
    const range = { start, end: start + character.length };
    const letters = foldForSearch(character);
    for (let unit = 0; unit < letters.length; unit += 1) origin.push(range);
    folded += letters;
    start = range.end;
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
