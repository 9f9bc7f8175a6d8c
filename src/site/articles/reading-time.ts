import { getOrMake } from "../../kernel/objects.ts";
import { plainText } from "../../kernel/resource/kinds/rich-text.ts";

/** Adults read Arabic silently at about this pace; Brysbaert 2019 finds 181 words a minute. */
const wordsPerMinute = 180;

/** Texts that were counted, which every page that lists them shows again; so many at most. */
const counted = new Map<string, number>();
const mostCounted = 50;

/** The number of words in a long text, whatever separates them. */
export function countWords(html: string): number {
  if (counted.size >= mostCounted) counted.clear();
  return getOrMake(
    counted,
    html,
    () =>
      plainText(html)
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  );
}

/** Whole minutes that a long text takes to read, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / wordsPerMinute));
}
