import { Copy, History, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { Item } from "../list/list.ts";
import { useMay } from "../may.ts";
import type { Selection } from "./use-selection.ts";

/** What each card or row of a list screen can do with its record. */
export type RecordActions<T> = {
  onEdit(record: T): void;
  onCopy(record: T): void;
  onHistory(record: T): void;
  onDelete(record: T): void;
};

/** What a list screen hands to each of its cards or rows; hits of the query are marked. */
export type RowProps<T extends Item> = RecordActions<T> & { query: string; selection: Selection<T["id"]> };

type RowActionsProps<T> = RecordActions<T> & {
  record: T;
  name: string;
  text: Record<"editItem" | "copyItem" | "historyOf" | "deleteItem", (name: string) => string>;
  /** A button that stands first, and opens the record in place of the form. */
  children?: ReactNode;
};

/** The buttons at the end of a card or row: edit, copy, history, delete, as far as the user may; requirements ADM-04, ROLE-01. */
export function RowActions<T>({ record, name, text, children, ...actions }: RowActionsProps<T>) {
  const canWrite = useMay("write");
  return (
    <span className="ra">
      {children}
      {canWrite && (
        <>
          <IconButton
            data-open={children ? undefined : true}
            aria-label={text.editItem(name)}
            onClick={() => actions.onEdit(record)}
          >
            <Icon of={Pencil} />
          </IconButton>
          <IconButton aria-label={text.copyItem(name)} onClick={() => actions.onCopy(record)}>
            <Icon of={Copy} />
          </IconButton>
        </>
      )}
      <IconButton aria-label={text.historyOf(name)} onClick={() => actions.onHistory(record)}>
        <Icon of={History} />
      </IconButton>
      {canWrite && (
        <IconButton danger aria-label={text.deleteItem(name)} onClick={() => actions.onDelete(record)}>
          <Icon of={Trash2} />
        </IconButton>
      )}
    </span>
  );
}
