import { History, Pencil } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "../admin-kit.text.ts";
import type { Item } from "../list/list.ts";
import { useMay } from "../may.ts";
import { type RecordActions, RecordMenu } from "./record-menu.tsx";
import toolStyles from "./row-tools.module.css";
import { useRowKeys } from "./use-row-keys.ts";
import type { Selection } from "./use-selection.ts";

/** The props that a list screen passes to each card or row, which marks the hits of `query`. */
export type RowProps<T extends Item> = RecordActions<T> & { query: string; selection: Selection<T["id"]> };

type RowActionsProps<T> = RecordActions<T> & {
  record: T;
  name: string;
  /** A first button that opens the record, in place of the form. */
  children?: ReactNode;
};

/** The end of a card or row: the edit button and a menu of the other actions that the user may do; ADM-04, ROLE-01. */
export function RowActions<T>({ record, name, children, onEdit, ...on }: RowActionsProps<T>) {
  const canWrite = useMay("write");
  const part = useRef<HTMLSpanElement>(null);
  useRowKeys(part, {
    KeyH: () => on.onHistory(record),
    ...(canWrite && { KeyD: () => on.onCopy(record), Delete: () => on.onDelete(record) }),
  });
  return (
    <span className={toolStyles.tools} ref={part}>
      {children}
      {canWrite ? (
        <>
          <IconButton
            data-open={children ? undefined : true}
            aria-label={text.row.edit(name)}
            onClick={() => onEdit(record)}
          >
            <Icon of={Pencil} />
          </IconButton>
          <RecordMenu record={record} name={name} hasKeys {...on} />
        </>
      ) : (
        <IconButton aria-label={text.row.historyOf(name)} onClick={() => on.onHistory(record)}>
          <Icon of={History} />
        </IconButton>
      )}
    </span>
  );
}
