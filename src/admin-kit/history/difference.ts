import { diffArrays } from "diff";

/** A piece of two texts or lists laid over each other. */
export type Piece<T> = { kind: "same" | "del" | "ins"; value: T };

/** Beyond so many changed words two texts have little in common: each is shown whole, before the search costs a second. */
const mostChanges = 3000;

/** What turned one text into the other, word by word; neighbouring words of one kind are joined. */
export function wordDifference(before: string, after: string): Piece<string>[] {
  return chunks(wordsOf(before), wordsOf(after)).map(({ kind, value }) => ({ kind, value: value.join("") }));
}

/** What turned one list into the other: the longest common order stays, deletions stand before insertions. */
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

/** Words, each with the space behind it. */
function wordsOf(text: string) {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
