import { Plus } from "lucide-react";
import { useRowOrder } from "../../../../admin-kit/rows/use-row-order.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { useLatestRef } from "../../../../ui/controls/use-latest-ref.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { changedLayout, layoutIn, mostParts, type PlacedPart } from "../../sections/layout.ts";
import type { FieldValues, PageField } from "../../sections/section.ts";
import { layoutText as words } from "./layout.text.ts";
import styles from "./layout-field.module.css";
import { LayoutRow, type RowActs } from "./layout-row.tsx";
import { partName } from "./part-name.ts";

type LayoutFieldProps = {
  field: PageField;
  values: FieldValues;
  address: string;
  onChange(layout: PlacedPart[]): void;
  /** Opens a field of a block. */
  onOpen(field: string): void;
  /** Asks for a new block, behind a part or at the end. */
  onAdd(behind?: string): void;
};

/** The parts of a page in their order: moved by pointer or arrow keys, hidden, added, and blocks removed, with undo; PAGES-02. */
export default function LayoutField({ field, values, address, onChange, onOpen, onAdd }: LayoutFieldProps) {
  const layout = layoutIn(values);
  const order = useRowOrder(layout, onChange);
  const latest = useLatestRef(layout);
  const isFull = layout.length >= mostParts;
  const remove = (placed: PlacedPart, at: number) => {
    onChange(changedLayout(layout, placed.id, "remove"));
    order.focusRow(Math.min(at, layout.length - 2), "[data-grip]");
    const putBack = () => {
      if (!latest.current.some(({ id }) => id === placed.id))
        onChange(latest.current.toSpliced(at, 0, placed));
    };
    toasts.success(words.removed, { undo: putBack });
  };
  const acts = useLatestRef<RowActs>({
    open: onOpen,
    toggle: ({ id, isShown }) => onChange(changedLayout(layout, id, isShown ? "hide" : "show")),
    addBehind: ({ id }) => onAdd(id),
    remove,
  });
  return (
    <div className={styles.layout}>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>
        {layout.length === 0 ? words.empty : words.note}
      </p>
      <ul ref={order.list} data-address={address}>
        {layout.map((placed, at) => (
          <LayoutRow
            key={placed.id}
            placed={placed}
            name={partName(field, placed, values)}
            at={at}
            isFull={isFull}
            rowProps={order.rowProps}
            grip={order.grip}
            acts={acts}
          />
        ))}
      </ul>
      <Button variant="line" small disabled={isFull} onClick={() => onAdd()}>
        <Icon of={Plus} />
        {words.add}
      </Button>
      {isFull && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.full}</p>}
      {order.announcement}
    </div>
  );
}
