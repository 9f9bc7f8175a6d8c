/** A piece of two texts or lists laid over each other. */
export type Piece<T> = { kind: "same" | "del" | "ins"; value: T };

const mostCells = 4_000_000;

/** What turned one text into the other, word by word; neighbouring words of one kind are joined. */
export function wordDifference(before: string, after: string): Piece<string>[] {
  const joined: Piece<string>[] = [];
  for (const { kind, value } of difference(wordsOf(before), wordsOf(after))) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.value += value;
    else joined.push({ kind, value });
  }
  return joined;
}

/** What turned one list into the other: the longest common order stays, deletions stand before insertions. */
export function difference(before: readonly string[], after: readonly string[]): Piece<string>[] {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  const same = (values: readonly string[]): Piece<string>[] =>
    values.map((value) => ({ kind: "same", value }));
  return [
    ...same(after.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(after.slice(after.length - end)),
  ];
}

function middle(before: readonly string[], after: readonly string[]): Piece<string>[] {
  const del = (value: string): Piece<string> => ({ kind: "del", value });
  const ins = (value: string): Piece<string> => ({ kind: "ins", value });
  // Two long texts with nothing in common at their ends: the whole of each, before the table costs a second.
  if (before.length * after.length > mostCells) return [...before.map(del), ...after.map(ins)];
  const common = commonLengths(before, after);
  const pieces: Piece<string>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: "same", value: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || common(i + 1, j) >= common(i, j + 1))) {
      pieces.push(del(old));
      i += 1;
    } else if (fresh !== undefined) {
      pieces.push(ins(fresh));
      j += 1;
    }
  }
  return pieces;
}

/** How long the longest common order of two tails is. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

function commonStart(a: readonly string[], b: readonly string[]) {
  const shorter = Math.min(a.length, b.length);
  let length = 0;
  while (length < shorter && a[length] === b[length]) length += 1;
  return length;
}

/** Words, each with the space behind it. */
function wordsOf(text: string) {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
