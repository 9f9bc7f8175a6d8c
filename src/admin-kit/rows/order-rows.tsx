import type { ReactNode } from "react";
import cardStyles from "../../ui/card.module.css";
import { Card } from "../../ui/card.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import type { Item } from "../list/list.ts";
import { ReorderList } from "./reorder-list.tsx";

type OrderRowsProps<T extends Item> = {
  items: readonly T[];
  nameOf(item: T): string;
  row(item: T): ReactNode;
  onReorder(ids: T["id"][]): void;
};

/** The records as rows that can be reordered by pointer and keyboard; requirement ADM-05. */
export default function OrderRows<T extends Item>({ items, nameOf, row, onReorder }: OrderRowsProps<T>) {
  return (
    <>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.reorderHint}</p>
      <Card className={cardStyles.clipping}>
        <ReorderList<T> label={text.reorder} items={items} nameOf={nameOf} onReorder={onReorder}>
          {row}
        </ReorderList>
      </Card>
    </>
  );
}
