/** About five lines of a column. */
const longest = 280;

/**
 * What of a long review stands in sight, and what is folded: cut where a sentence ends, else between two words. A short one,
 * and one with little more than that, stands whole.
 */
export function splitReview(text: string): [shown: string, folded: string] {
  if (text.length <= longest * 1.25) return [text, ""];
  const start = text.slice(0, longest);
  const sentences = /^[\s\S]*[.!?\u061F\u2026](?=\s)/.exec(start)?.[0] ?? "";
  const end = sentences.length > longest / 3 ? sentences.length : start.lastIndexOf(" ");
  if (end <= 0) return [text, ""];
  return [text.slice(0, end), text.slice(end).trim()];
}
