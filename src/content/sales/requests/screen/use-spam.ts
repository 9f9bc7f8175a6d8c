import { useRef } from "react";
import { useMay } from "../../../../admin-kit/may.ts";
import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../../kernel/text/format.ts";
import { catchLostFocus } from "../../../../ui/overlays/lost-focus.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { spamText as text } from "./spam.text.ts";
import type { DeskScreen } from "./use-desk-screen.ts";

/**
 * Puts requests aside as spam, with an undo: the open one, after which the next one is open; else the chosen rows of the table, else
 * the row with the focus. Requirements DESK-01, SEC-07.
 */
export function useSpam({ kind, place, page, selection, changes }: DeskScreen) {
  const canWrite = useMay("write");
  // The list shows them until it is loaded again.
  const gone = useRef(new Set<number>());
  const noun = kind === "quote" ? staffCounted.request : staffCounted.message;
  const several = (count: number) => text.several(countOf(noun, count));

  const take = async (ids: readonly number[], focus: string | undefined) => {
    for (const id of ids) gone.current.add(id);
    const isBack = () => {
      for (const id of ids) gone.current.delete(id);
    };
    const undo = () => {
      isBack(); // before the list shows them, so that the next key can open them
      return changes
        .changeSeveral(ids, { action: "restore" })
        .catch(() => void toasts.error(text.undoFailed));
    };
    try {
      await changes.changeSeveral(ids, { action: "spam" });
      const count = ids.length;
      const said = count === 1 ? text[kind].done : several(count);
      toasts.success(said, { undo, kind: "desk-spam", count, words: several });
      catchLostFocus(focus);
      return true;
    } catch {
      isBack();
      toasts.error(text.failed);
      return false;
    }
  };

  const takeOpen = (id: number) => {
    const next = besideOf(page.records?.map(({ id }) => id) ?? [], id, gone.current);
    const title = next === undefined ? undefined : `#request-${next}`;
    // Before the call, so that the request is not shown as missing, and the next key means the next one.
    if (next === undefined) place.close();
    else place.open(next);
    catchLostFocus(title);
    void take([id], title);
  };

  const takeRow = (id: number) => {
    const rows = [...document.querySelectorAll<HTMLElement>("[data-key]")].map((row) =>
      Number(row.dataset.key),
    );
    const next = besideOf(rows, id, gone.current);
    void take([id], next === undefined ? undefined : `[data-key="${next}"] [data-open]`);
  };

  const takeSelected = async () => {
    if (await take(selection.ids, undefined)) selection.clear();
  };

  return {
    takeOpen,
    takeSelected,
    /** What the key does; returns whether there was something to put aside. */
    byKey(focused: string | undefined): boolean {
      const isTable = place.view === "table" && !place.isOpen;
      const id = place.isOpen ? place.id : Number(focused) || null;
      if (!canWrite) return false;
      if (isTable && selection.ids.length > 0) void takeSelected();
      else if (id === null || gone.current.has(id)) return false;
      else if (place.isOpen) takeOpen(id);
      else takeRow(id);
      return true;
    },
  };
}

export type Spam = ReturnType<typeof useSpam>;

/** The item after another in a list, or else the one before it, without those that are gone. */
function besideOf(ids: readonly number[], id: number, gone: ReadonlySet<number>) {
  const at = ids.indexOf(id);
  const isThere = (other: number) => other !== id && !gone.has(other);
  if (at < 0) return undefined;
  return ids.slice(at + 1).find(isThere) ?? ids.slice(0, at).findLast(isThere);
}
