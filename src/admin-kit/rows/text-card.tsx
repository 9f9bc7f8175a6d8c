import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import type { Item } from "../list/list.ts";
import { RowActions, type RowProps } from "./row-actions.tsx";
import { SelectBox } from "./select-box.tsx";
import styles from "./text-card.module.css";
import { TitleButton } from "./title-button.tsx";

type CardProps<T extends Item> = RowProps<T> & {
  record: T;
  title: string;
  text: string;
  /** Below the text. */
  children?: ReactNode;
};

/** A card with one kept text in full, such as a template of replies. */
export function TextCard<T extends Item>({
  record,
  title,
  text,
  query,
  selection,
  children,
  ...on
}: CardProps<T>) {
  return (
    <Card as="article" className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <SelectBox selection={selection} id={record.id} name={title} />
        <h2>
          <TitleButton onOpen={() => on.onEdit(record)}>
            <HitText text={title} query={query} />
          </TitleButton>
        </h2>
      </div>
      <div>
        <HitText as="p" text={text} query={query} />
        {children}
      </div>
      <RowActions record={record} name={title} {...on} />
    </Card>
  );
}
