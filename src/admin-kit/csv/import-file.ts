import type { ImportLine } from "./import-preview.tsx";

/** A name in the first row of a file, with the column that it means and the first value below it. */
export type FileHead = { head: string; column: string | null; sample: string };

/** What happens to rows whose phone or e-mail a record has already. */
export const knownChoices = ["update", "skip", "create"] as const;
export type KnownChoice = (typeof knownChoices)[number];

export type ReadFile = {
  name: string;
  bytes: ArrayBuffer;
  head: readonly FileHead[];
  /** The column of each name of the head, as a wire name; empty for one that is not read. */
  columns: readonly string[];
  known: KnownChoice | undefined;
  /** How many rows are of people who are known already, by the last preview that came. */
  knownRows: number;
  lines: readonly ImportLine[];
  tag: string;
  /** The rows whose record another person has changed since the last preview. */
  changed: ReadonlySet<number>;
};

/**
 * A file whose preview is under way, or has failed: it has no rows to store, but still asks about known people, so that the
 * question keeps its focus and can be answered otherwise. Requirement ACLI-01.
 */
export function asking(file: ReadFile): ReadFile {
  return { ...file, lines: [], tag: "" };
}

/** A file with its preview. */
export function previewed(file: ReadFile, lines: readonly ImportLine[], tag: string): ReadFile {
  return { ...file, lines, tag, knownRows: lines.filter(({ known }) => known).length };
}

/** Counts steps that may end in another order than they began: each tells whether it is still the last that began. */
export function inTurn() {
  let last = 0;
  return () => {
    last += 1;
    const turn = last;
    return () => turn === last;
  };
}
