import { useState } from "react";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text as kitText } from "../admin-kit.text.ts";
import { useFailure } from "../form/use-failure.ts";
import type { RowProps } from "../rows/row-actions.tsx";
import { useSelection } from "../rows/use-selection.ts";
import type { Item } from "./list.ts";
import { type ListScreenOptions, useRecordDialog } from "./use-record-dialog.ts";
import { useRecordFromUrl } from "./use-record-from-url.ts";

/** The state of a list screen: open dialogs and their record, the selection, and failures. ADM-03, ADM-04 */
export function useListScreen<T extends Item, Input, Filter extends string>(
  options: ListScreenOptions<T, Input, Filter>,
) {
  const { path, address, list, failureOf, alertOf } = options;
  const failure = useFailure(list.error, (error) => failureOf("load", error));
  const [deleting, setDeleting] = useState<T | null>(null);
  const [ofHistory, setOfHistory] = useState<T | null>(null);
  const selection = useSelection<T>(list.shown ?? []);
  // A new record can open only after the list is loaded and counted, because its place is count + 1 (ADM-05).
  const [isReady, setReady] = useState(false);
  if (list.shown && list.total !== undefined && !isReady) setReady(true);
  const { add, edit, copy, dialog } = useRecordDialog(options, isReady, failure);
  // The id from the address stays text, because it goes into the URL of the call.
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
    /** Opens the form of a new record. */
    add,
    edit,
    setDeleting,
    setOfHistory,
    /** Shows that a change in the list failed. */
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
    /** The props of the form. */
    dialog,
  };
}

export type ListScreenState<T extends Item, Input, Filter extends string> = ReturnType<
  typeof useListScreen<T, Input, Filter>
>;
