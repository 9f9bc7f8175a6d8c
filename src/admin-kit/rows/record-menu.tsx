import { Copy, History, Trash2 } from "lucide-react";
import { text } from "../admin-kit.text.ts";
import { useMay } from "../may.ts";
import { MenuButton, type MenuEntry } from "../menu/menu-button.tsx";

/** The actions that each card or row of a list screen has for its record. */
export type RecordActions<T> = {
  onEdit(record: T): void;
  onCopy(record: T): void;
  onHistory(record: T): void;
  onDelete(record: T): void;
};

type RecordMenuProps<T> = Omit<RecordActions<T>, "onEdit"> & {
  record: T;
  name: string;
  /** Entries shown before those that all records have. */
  before?: readonly MenuEntry[];
  /** True when the row uses `useRowKeys`; the entries then show the keys. */
  hasKeys?: boolean;
};

/** A menu of the less frequent actions on a record that the user may do; delete is last. Requirements ADM-04, ROLE-01. */
export function RecordMenu<T>({ record, name, before = [], hasKeys = false, ...on }: RecordMenuProps<T>) {
  const canWrite = useMay("write");
  const keyOf = (key: string) => (hasKeys ? key : undefined);
  const history: MenuEntry = {
    id: "history",
    label: text.row.history,
    icon: History,
    shortcut: keyOf("H"),
    onAction: () => on.onHistory(record),
  };
  const entries: MenuEntry[] = canWrite
    ? [
        {
          id: "copy",
          label: text.row.copy,
          icon: Copy,
          shortcut: keyOf("D"),
          onAction: () => on.onCopy(record),
        },
        history,
        "separator",
        {
          id: "delete",
          label: text.row.delete,
          icon: Trash2,
          danger: true,
          shortcut: keyOf("Del"),
          onAction: () => on.onDelete(record),
        },
      ]
    : [history];
  return <MenuButton label={text.row.options(name)} entries={[...before, ...entries]} />;
}
