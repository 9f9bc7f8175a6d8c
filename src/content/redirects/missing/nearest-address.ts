import { foldLetters } from "../../../kernel/text/arabic.ts";
import { decodePercents } from "../../../kernel/text/decode-percents.ts";

const leastLikeness = 0.35; // of 1

/** The decoded address that resembles a path most, by common words or by letters; undefined where none is similar enough. */
export function nearestAddress(path: string, addresses: readonly string[]): string | undefined {
  const wanted = foldLetters(path);
  let best: { address: string; likeness: number } | undefined;
  for (const address of addresses.map((address) => decodePercents(address))) {
    const likeness = likenessOf(wanted, foldLetters(address));
    if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0)) best = { address, likeness };
  }
  return best?.address;
}

function likenessOf(a: string, b: string): number {
  const [words, others] = [wordsOf(a), wordsOf(b)];
  const shared = words.filter((word) => others.includes(word)).length;
  const byWords = shared / Math.max(words.length, others.length, 1);
  return Math.max(byWords, 1 - distance(a, b) / Math.max(a.length, b.length, 1));
}

const wordsOf = (path: string) =>
  path
    .replace(/\.\w{2,5}$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The Levenshtein distance: how many letters must be added, removed or replaced to turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
