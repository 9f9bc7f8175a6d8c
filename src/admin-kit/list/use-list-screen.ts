import { useState } from "react";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text as kitText } from "../admin-kit.text.ts";
import { useFailure } from "../form/use-failure.ts";
import type { RowProps } from "../rows/row-actions.tsx";
import { useSelection } from "../rows/use-selection.ts";
import type { Item } from "./list.ts";
import { type ListScreenOptions, useRecordDialog } from "./use-record-dialog.ts";
import { useRecordFromUrl } from "./use-record-from-url.ts";

/** What every list screen remembers and does: which dialog is open for which record, what is chosen, what failed. ADM-03, ADM-04 */
export function useListScreen<T extends Item, Input, Filter extends string>(
  options: ListScreenOptions<T, Input, Filter>,
) {
  const { path, address, list, failureOf, alertOf } = options;
  const failure = useFailure(list.error, (error) => failureOf("load", error));
  const [deleting, setDeleting] = useState<T | null>(null);
  const [ofHistory, setOfHistory] = useState<T | null>(null);
  const selection = useSelection<T>(list.shown ?? []);
  // A new one that is asked for while the list loads or is counted opens afterwards: its place is count + 1 (ADM-05).
  const [isReady, setReady] = useState(false);
  if (list.shown && list.total !== undefined && !isReady) setReady(true);
  const { add, edit, copy, dialog } = useRecordDialog(options, isReady, failure);
  // The address holds the id as text, which is what the call's own address wants.
  useRecordFromUrl<T>(path, list.read, isReady, (asked) => (asked === "new" ? add() : edit(asked)));

  const fail = (call: "update" | "delete", error: unknown) => {
    if (alertOf) toasts.error(alertOf(call));
    failure.show(failureOf(call, error));
  };
  const row: RowProps<T> = {
    query: address.query,
    selection,
    onEdit: edit,
    onCopy: copy,
    onHistory: setOfHistory,
    onDelete: setDeleting,
  };
  return {
    path,
    address,
    list,
    row,
    isReady,
    failure,
    selection,
    deleting,
    ofHistory,
    /** A new one. */
    add,
    edit,
    setDeleting,
    setOfHistory,
    /** Tells of a change that failed in the list. */
    fail,
    failureOf,
    async reorder(ids: readonly T["id"][]) {
      try {
        await list.reorder(ids);
        toasts.success(kitText.ordered);
      } catch (error) {
        fail("update", error);
      }
    },
    /** For the form. */
    dialog,
  };
}

export type ListScreenState<T extends Item, Input, Filter extends string> = ReturnType<
  typeof useListScreen<T, Input, Filter>
>;
