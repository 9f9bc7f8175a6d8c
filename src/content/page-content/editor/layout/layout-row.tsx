import { Eye, EyeOff, Plus, Trash2 } from "lucide-react";
import { memo, type RefObject } from "react";
import type { RowOrder } from "../../../../admin-kit/rows/use-row-order.tsx";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { blockFields } from "../../sections/blocks/block-fields.ts";
import type { PlacedPart } from "../../sections/layout.ts";
import { layoutText as words } from "./layout.text.ts";
import styles from "./layout-field.module.css";

export type RowActs = {
  /** Opens a field of a block. */
  open(field: string): void;
  toggle(placed: PlacedPart): void;
  addBehind(placed: PlacedPart): void;
  remove(placed: PlacedPart, at: number): void;
};

type LayoutRowProps = Pick<RowOrder, "rowProps" | "grip"> & {
  placed: PlacedPart;
  name: string;
  /** The place among the parts, from 0. */
  at: number;
  /** True if the page takes no further part. */
  isFull: boolean;
  /** A ref, so that a letter typed elsewhere on the page leaves the row as it is. */
  acts: RefObject<RowActs>;
};

/** A part of a page in the list of its parts. A page of 60 draws 240 icons there, so a row is drawn again only if it changes. */
export const LayoutRow = memo(function LayoutRow(props: LayoutRowProps) {
  const { placed, name, at, isFull, rowProps, grip, acts } = props;
  const [first] = blockFields(placed);
  return (
    <li data-hidden={!placed.isShown || undefined} {...rowProps(at)}>
      {grip(at, words.move(name))}
      {first ? (
        <button
          type="button"
          className={styles.name}
          aria-label={words.open(name)}
          onClick={() => acts.current.open(first.id)}
        >
          {name}
        </button>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {!placed.isShown && <small>{words.hidden}</small>}
      <IconButton
        aria-label={placed.isShown ? words.hide(name) : words.show(name)}
        onClick={() => acts.current.toggle(placed)}
      >
        <Icon of={placed.isShown ? Eye : EyeOff} />
      </IconButton>
      <IconButton
        aria-label={words.addBehind(name)}
        disabled={isFull}
        onClick={() => acts.current.addBehind(placed)}
      >
        <Icon of={Plus} />
      </IconButton>
      {first && (
        <IconButton danger aria-label={words.remove(name)} onClick={() => acts.current.remove(placed, at)}>
          <Icon of={Trash2} />
        </IconButton>
      )}
    </li>
  );
});
