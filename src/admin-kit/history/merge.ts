import { keysOf } from "../../kernel/objects.ts";

type Values = Record<string, unknown>;

export type Merge<V extends Values> = {
  /** My values, with every field taken over that only the other person changed. */
  merged: V;
  /** Fields that both changed to different values, between which the user has to choose. */
  conflicts: (keyof V & string)[];
  /** Fields that only I changed, and fields that only the other person changed. */
  fromMine: (keyof V & string)[];
  fromTheirs: (keyof V & string)[];
};

/** Merges two edits of the same record field by field; `base` has the values that both began with. SURV-05 */
export function mergeValues<V extends Values>(base: V, mine: V, theirs: V): Merge<V> {
  const merged = { ...mine };
  const conflicts: (keyof V & string)[] = [];
  const fromMine: (keyof V & string)[] = [];
  const fromTheirs: (keyof V & string)[] = [];
  for (const name of keysOf(mine)) {
    const iChanged = !same(base[name], mine[name]);
    const theyChanged = !same(base[name], theirs[name]);
    if (same(mine[name], theirs[name])) continue;
    if (iChanged && theyChanged) conflicts.push(name);
    else if (iChanged) fromMine.push(name);
    else {
      merged[name] = theirs[name];
      fromTheirs.push(name);
    }
  }
  return { merged, conflicts, fromMine, fromTheirs };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
