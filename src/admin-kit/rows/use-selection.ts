import { useState } from "react";

type Item = { id: number | string };

export type Selection<Id extends number | string = number | string> = {
  /** The ids of the chosen records that are shown, in their order. */
  ids: Id[];
  has(id: Id): boolean;
  toggle(id: Id): void;
  /** Whether all, some or none of the shown records are chosen. */
  shown: "all" | "some" | "none";
  /** Chooses all shown records, or none when all are. */
  toggleShown(): void;
  clear(): void;
};

/**
 * The selected records of a list, for one action on all of them. Only shown records count, so that a record hidden by a filter or
 * deleted is never changed unseen.
 */
export function useSelection<T extends Item>(shown: readonly T[]): Selection<T["id"]> {
  const [chosen, setChosen] = useState<ReadonlySet<T["id"]>>(new Set());
  const ids = chosenAmong(shown, chosen);
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen((before) => toggled(before, id)),
    shown: ids.length === 0 ? "none" : ids.length === shown.length ? "all" : "some",
    toggleShown: () =>
      setChosen(ids.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}

/** The chosen ids that the list shows, in its order. */
export function chosenAmong<T extends Item>(shown: readonly T[], chosen: ReadonlySet<T["id"]>): T["id"][] {
  return shown.map(({ id }) => id).filter((id) => chosen.has(id));
}

function toggled<Id>(before: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
