import { diffArrays } from "diff";

/** A piece of the difference of two texts or lists: kept, removed or added. */
export type Piece<T> = { kind: "same" | "del" | "ins"; value: T };

/** With more changed words, each text is shown whole: they have little in common, and the search would take over a second. */
const mostChanges = 3000;

/** The difference of two texts, word by word; neighbouring words of the same kind are joined. */
export function wordDifference(before: string, after: string): Piece<string>[] {
  return chunks(wordsOf(before), wordsOf(after)).map(({ kind, value }) => ({ kind, value: value.join("") }));
}

/** The difference of two lists: the longest common sequence is kept, and removed entries come before added ones. */
export function difference(before: readonly string[], after: readonly string[]): Piece<string>[] {
  return chunks(before, after).flatMap(({ kind, value }) => value.map((entry) => ({ kind, value: entry })));
}

function chunks(before: readonly string[], after: readonly string[]): Piece<string[]>[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: mostChanges });
  const whole = [
    { value: [...before], removed: true, added: false },
    { value: [...after], removed: false, added: true },
  ];
  return (changes ?? whole).map(({ value, removed, added }) => ({
    kind: removed ? "del" : added ? "ins" : "same",
    value,
  }));
}

/** The words of a text, each with the space after it. */
function wordsOf(text: string) {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
