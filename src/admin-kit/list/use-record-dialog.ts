import { useState } from "react";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import type { Failure } from "../form/use-failure.ts";
import { useMay } from "../may.ts";
import type { Item, List } from "./list.ts";
import type { ListAddressControl } from "./use-list-address.ts";

export type ListCall = "load" | "create" | "update" | "delete";

export type ListScreenOptions<T extends Item, Input, Filter extends string> = {
  /** The calls of the resource: `/api/services`. */
  path: string;
  address: ListAddressControl<Filter>;
  list: List<T>;
  text: { created: string; updated: string };
  /** The sentence of a failed call, for the banner above the list. */
  failureOf(call: ListCall, error: unknown): string;
  /** The form values of a record. */
  inputOf(record: T): Input;
  /** The values of a new record, when `count` records exist. */
  blank(count: number): Input;
  /** The values in which a copy differs from its record, such as name and place. */
  copied(record: T, blank: Input): Partial<Input>;
  /** The toast besides the banner, for a failed change in the list itself. */
  alertOf?(call: "update" | "delete"): string;
  /** Whether the banner also shows a failed save, which the form shows anyway. */
  tellsSaves?(error: unknown): boolean;
};

/** What the form is open for: a record as it was when opened, a copy of `original`, or (both null) a new record. */
type Opened<T> = { record: T | null; original: T | null };

/** The state of a list screen's form: its record, its first values, and how it is saved. */
export function useRecordDialog<T extends Item, Input, Filter extends string>(
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
    /** Opens the form with a copy, which is a new record at the end of the list. */
    copy: (original: T) => open({ record: null, original }),
    dialog: {
      /** The edited record; null for a new one. */
      record: opened?.record ?? null,
      isOpen: opened !== null && (isReady || opened.record !== null),
      onClose: () => setOpened(null),
      initial: initialOf(opened ?? { record: null, original: null }),
      canAddAnother: opened !== null && opened.record === null && opened.original === null,
      async onSave(body: object, based: T | null, key: string) {
        const call = based ? "update" : "create";
        try {
          const stored = await (based ? list.update(based, body) : list.create(body, key));
          failure.dismiss();
          toasts.success(based ? text.updated : text.created);
          return stored;
        } catch (error) {
          if (tellsSaves?.(error)) failure.show(failureOf(call, error));
          throw error;
        }
      },
    },
  };
}
