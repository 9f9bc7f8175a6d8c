import { useState } from "react";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text as kitText } from "../admin-kit.text.ts";
import { type Failure, useFailure } from "../form/use-failure.ts";
import { useMay } from "../may.ts";
import type { RowProps } from "../rows/row-actions.tsx";
import { useSelection } from "../rows/use-selection.ts";
import type { Item, List } from "./list.ts";
import type { ListAddressControl } from "./use-list-address.ts";
import { useRecordFromUrl } from "./use-record-from-url.ts";

export type ListCall = "load" | "create" | "update" | "delete";

type ListScreenOptions<T extends Item, Input, Filter extends string> = {
  /** The calls of the resource: `/api/services`. */
  path: string;
  address: ListAddressControl<Filter>;
  list: List<T>;
  text: { created: string; updated: string };
  /** The sentence of a failed call, for the banner above the list. */
  failureOf(call: ListCall, error: unknown): string;
  /** What the form holds of a record. */
  inputOf(record: T): Input;
  /** A new one, when `count` exist. */
  blank(count: number): Input;
  /** What a copy is called and where it stands, over what its record holds. */
  copied(record: T, blank: Input): Partial<Input>;
  /** Said beside the banner, where a change was made in the list itself. */
  alertOf?(call: "update" | "delete"): string;
  /** Whether the banner tells of a failed save too, which the form tells anyway. */
  tellsSaves?(error: unknown): boolean;
};

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

/** What the form is open for: a record as it was then, a copy of one, or (both null) a new one. */
type Opened<T> = { record: T | null; original: T | null };

/** The form of a list screen: for which record it is open, what it begins with, and how it is stored. */
function useRecordDialog<T extends Item, Input, Filter extends string>(
  options: ListScreenOptions<T, Input, Filter>,
  isReady: boolean,
  failure: Failure,
) {
  const { list, text, failureOf, inputOf, blank, copied, tellsSaves } = options;
  const [opened, setOpened] = useState<Opened<T> | null>(null);
  const canWrite = useMay("write");
  const open = (asked: Opened<T>) => canWrite && setOpened(asked);
  const initialOf = ({ record, original }: Opened<T>): Input => {
    if (record) return inputOf(record);
    const fresh = blank(list.total ?? 0);
    return original ? { ...inputOf(original), ...copied(original, fresh) } : fresh;
  };
  return {
    add: () => open({ record: null, original: null }),
    edit: (record: T) => open({ record, original: null }),
    /** A copy begins as a new one, at the end of the list. */
    copy: (original: T) => open({ record: null, original }),
    dialog: {
      /** The record that is edited; null for a new one. */
      record: opened?.record ?? null,
      isOpen: opened !== null && (isReady || opened.record !== null),
      onClose: () => setOpened(null),
      initial: initialOf(opened ?? { record: null, original: null }),
      canAddAnother: opened !== null && opened.record === null && opened.original === null,
      async onSave(body: object, based: T | null, key: string) {
        const call = based ? "update" : "create";
        try {
          await (based ? list.update(based, body) : list.create(body, key));
        } catch (error) {
          if (tellsSaves?.(error)) failure.show(failureOf(call, error));
          throw error;
        }
        failure.dismiss();
        toasts.success(based ? text.updated : text.created);
      },
    },
  };
}
