import { percentWords, riyalWords } from "./amounts.text.ts";
import { bidiControls, foldDigits, foldLetters } from "./arabic.ts";

/**
 * The riyals that a typed amount means: with or without a name or sign of the riyal, in any digits, with either decimal sign and
 * with thousands grouped by comma, dot or space. Null for a text that does not mean exactly one amount of at most two decimals:
 * `1.200` is a thousand to one reader and little more than one to another. Requirement TRIAL-01.
 */
export function parseMoney(text: string): number | null {
  return figureBeside(text, riyalWords);
}

/** The percent that a typed share means, with or without its sign; null as in `parseMoney`. */
export function parsePercent(text: string): number | null {
  return figureBeside(text, percentWords);
}

/** A typed discount: a share of the sum in percent if the text says so, else riyals. Null as in `parseMoney`. */
export function parseDiscount(text: string): { percent: number } | { riyals: number } | null {
  const riyals = parseMoney(text);
  if (riyals !== null) return { riyals };
  const percent = parsePercent(text);
  return percent === null ? null : { percent };
}

/** Most characters of a text that is read: the pattern may take the square of the length. */
const longestAmount = 100;

/** The number of a text in which nothing but one of these words stands before or behind it. */
function figureBeside(text: string, words: readonly string[]): number | null {
  if (text.length > longestAmount) return null;
  const [, before = "", sign = "", digits, after = ""] =
    figurePattern.exec(foldDigits(text.replace(bidiControls, ""))) ?? [];
  if (digits === undefined) return null;
  const beside = [before, after].map(folded).filter(Boolean);
  if (beside.length > 1 || beside.some((word) => !words.some((known) => folded(known) === word))) return null;
  const figure = figureOf(
    digits
      .trim()
      .replace(/\s/g, " ")
      .replace(/\u066B/g, ".")
      .replace(/[\u066C\u060C]/g, ","),
  );
  return figure !== null && sign !== "" && sign !== "+" ? -figure : figure;
}

/** What stands before it, its sign, its digits with their separators, and what stands behind it. */
const figurePattern = /^([^\d+\u2212-]*?)([+\u2212-]?)([.,\u066B]?\d[\d.,\s\u066B\u066C\u060C]*)(\D*)$/;

const folded = (word: string) => foldLetters(word).replace(/[\s.]/g, "");

function figureOf(typed: string): number | null {
  const digits = typed.replace(/(?<=\d)[.,]$/, "");
  for (const [group, decimal] of separators) {
    const isTold = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d{1,2})?$`).test(digits);
    if (isTold && !/^\d+\.\d{3}$/.test(digits))
      return Number(digits.replaceAll(group, "").replace(decimal, "."));
  }
  return /^(\d+|\d*[.,]\d{1,2})$/.test(digits) ? Number(digits.replace(",", ".")) : null;
}

/** The signs between thousands and before decimals that are written together. */
const separators = [
  [",", "."],
  [".", ","],
  [" ", "."],
  [" ", ","],
] as const;
