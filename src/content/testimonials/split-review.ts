/** In characters: about five lines of a column. */
const longest = 280;

/**
 * Splits a long review into a visible and a folded part, at the end of a sentence or else between two words. A review that
 * is at most a quarter longer than the limit is not split.
 */
export function splitReview(text: string): [shown: string, folded: string] {
  if (text.length <= longest * 1.25) return [text, ""];
  const start = text.slice(0, longest);
  const sentences = /^[\s\S]*[.!?\u061F\u2026](?=\s)/.exec(start)?.[0] ?? "";
  const end = sentences.length > longest / 3 ? sentences.length : start.lastIndexOf(" ");
  if (end <= 0) return [text, ""];
  return [text.slice(0, end), text.slice(end).trim()];
}
