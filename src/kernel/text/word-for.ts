/**
 * The word for a key that somebody may have typed; undefined when there is none. Plain `words[key]` would find `constructor`
 * and `toString` in every object; requirement SEC-08.
 */
export function wordFor<Word>(words: Readonly<Record<string, Word>>, key: string): Word | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
