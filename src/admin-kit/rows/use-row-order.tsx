import { GripVertical } from "lucide-react";
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/controls/button.tsx";
import { useLatestRef } from "../../ui/controls/use-latest-ref.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import { moveItem } from "./moves.ts";
import orderStyles from "./reorder.module.css";

export type RowOrder = {
  /** The ref of the list whose children are the rows. */
  list: React.RefObject<HTMLUListElement | null>;
  /** The props of each row. */
  rowProps(place: number): { "data-dragged": true | undefined; onDragOver(event: React.DragEvent): void };
  /** The handle of a row: the pointer drags it, the arrow keys move it. */
  grip(place: number, label: string): ReactNode;
  /** Focuses an element of a row together with the change of the same event, so that the next key reaches it. */
  focusRow(place: number, selector: string): void;
  /** Tells screen readers where a row was moved. */
  announcement: ReactNode;
};

/**
 * Reorders the rows of a field that holds a list, by pointer and by keyboard; places are counted from 0. `grip` stays the same
 * function and `rowProps` changes only while a row is dragged, so that memoised rows are not drawn again with every letter.
 */
export function useRowOrder<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void): RowOrder {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<{ place: number; selector: string }>();

  useLayoutEffect(() => {
    if (asked) list.current?.children[asked.place]?.querySelector<HTMLElement>(asked.selector)?.focus();
  }, [asked]);
  const focusRow = (place: number, selector: string) => setAsked({ place, selector });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return;
    onChange(moveItem(rows, from, to));
    setSaid(text.moved(to + 1, rows.length));
  };
  const moveByKey = (event: React.KeyboardEvent, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(place, place + step);
    focusRow(Math.max(0, Math.min(place + step, rows.length - 1)), "[data-grip]");
  };
  const dragOver = (event: React.DragEvent, place: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged === place) return;
    move(dragged, place);
    setDragged(place);
  };
  const acts = useLatestRef({ setDragged, moveByKey, dragOver });
  const rowProps = useCallback(
    (place: number) => ({
      "data-dragged": dragged === place || undefined,
      onDragOver: (event: React.DragEvent) => acts.current.dragOver(event, place),
    }),
    [dragged, acts],
  );
  const grip = useCallback(
    (place: number, label: string) => <Grip place={place} label={label} acts={acts} />,
    [acts],
  );
  const announcement = (
    <p className={typeStyles.unseen} role="status">
      {said}
    </p>
  );
  return { list, rowProps, grip, focusRow, announcement };
}

type GripActs = {
  setDragged(place: number | undefined): void;
  moveByKey(event: React.KeyboardEvent, place: number): void;
};

function Grip({ place, label, acts }: { place: number; label: string; acts: React.RefObject<GripActs> }) {
  return (
    <IconButton
      className={orderStyles.grip}
      data-grip
      aria-label={label}
      draggable
      onDragStart={() => acts.current.setDragged(place)}
      onDragEnd={() => acts.current.setDragged(undefined)}
      onKeyDown={(event) => acts.current.moveByKey(event, place)}
    >
      <Icon of={GripVertical} />
    </IconButton>
  );
}
