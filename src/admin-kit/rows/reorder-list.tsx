import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import { dropItems, moveItem } from "./moves.ts";
import orderStyles from "./reorder.module.css";

type Id = number | string;

type ReorderListProps<T extends { id: Id }> = {
  label: string;
  items: readonly T[];
  nameOf(item: T): string;
  /** Called with all ids in their new order. */
  onReorder(ids: T["id"][]): void;
  children(item: T): ReactNode;
};

/**
 * A list whose rows can be reordered by pointer, by keyboard with the grip (Enter, arrows, Enter), or with Alt and an arrow key.
 * Every move is announced.
 */
export function ReorderList<T extends { id: Id }>({
  label,
  items,
  nameOf,
  onReorder,
  children,
}: ReorderListProps<T>) {
  const [announcement, setAnnouncement] = useState("");
  const apply = (order: T[], moved: T | undefined) => {
    const position = moved ? order.indexOf(moved) : -1;
    if (position < 0 || order.every((item, index) => item === items[index])) return;
    setAnnouncement(text.moved(position + 1, order.length));
    onReorder(order.map((item) => item.id));
  };
  const itemOf = (key: unknown) => items.find((item) => String(item.id) === String(key));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": nameOfKey(key) })),
    onReorder({ keys, target }) {
      const beside = itemOf(target.key);
      const dragged = new Set([...keys].map(itemOf).filter((item) => item !== undefined));
      if (!beside || target.dropPosition === "on") return;
      apply(dropItems(items, dragged, beside, target.dropPosition), [...dragged][0]);
    },
  });
  function nameOfKey(key: unknown) {
    const item = itemOf(key);
    return item ? nameOf(item) : "";
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || !(event.target instanceof Element)) return;
    const moved = itemOf(event.target.closest("[data-key]")?.getAttribute("data-key"));
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    const from = items.indexOf(moved);
    apply(moveItem(items, from, from + step), moved);
  };
  return (
    <div onKeyDownCapture={moveByKey}>
      <GridList
        className={orderStyles.reorder}
        aria-label={label}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[children]}
        disallowTypeAhead
      >
        {(item) => (
          <GridListItem id={item.id} textValue={nameOf(item)}>
            <Button
              slot="drag"
              className={`${buttonStyles.iconButton} ${orderStyles.grip}`}
              data-grip
              aria-label={text.grip(nameOf(item))}
            >
              <Icon of={GripVertical} />
            </Button>
            {children(item)}
          </GridListItem>
        )}
      </GridList>
      <p className={typeStyles.unseen} role="status">
        {announcement}
      </p>
    </div>
  );
}
