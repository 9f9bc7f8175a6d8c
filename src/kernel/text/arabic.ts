/** U+202A–202E, U+2066–2069, U+200E/F and U+061C: invisible signs that can reverse the order of a whole line; AR-05. */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;

/** The spelling of letters, digits and case alone, word by word: for reading what people type. */
export function foldLetters(text: string): string {
  // Marks are dropped after the decomposition, because only then is a hamza on its letter a mark.
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
 * Reads a number in any of the three digit sets, with Arabic or Latin separators. Null for any other text:
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

// All marks, the tatweel, the high hamza that alef forms decompose into, zero-width spaces and joiners, and the bidi controls.
const dropped = new RegExp(
  `\\p{M}|[\\u0640\\u0674\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]|${bidiControls.source}`,
  "gu",
);

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
