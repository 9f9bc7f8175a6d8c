import { Suspense, useEffect, useState } from "react";
import { lazyPart, loadedOrSaid } from "../../admin-kit/lazy-part.ts";
import { matches } from "../../kernel/text/arabic.ts";
import cardStyles from "../../ui/card.module.css";
import { Card } from "../../ui/card.tsx";
import { useFirstInteraction } from "../../ui/controls/use-first-interaction.ts";
import styles from "./faq-list.module.css";
import { FaqRow, type FaqRowProps } from "./faq-row.tsx";
import type { FaqRecord } from "./faqs.ts";

// Dragging weighs more than the rest of the screen: it comes at the first sign of a person, and the same rows stand there
// without grips until then.
const loadOrder = () => import("./faq-order.tsx");
const FaqOrder = lazyPart(loadOrder);
const rowInUse = "[data-faqs] :is(:focus, :active, [aria-haspopup][aria-expanded=true])";

type FaqListProps = Omit<FaqRowProps, "isOpen" | "onToggle"> & {
  faqs: readonly FaqRecord[];
  /** Only the whole list has an order to change. */
  canReorder: boolean;
  onReorder(ids: number[]): void;
};

/** The questions; each opens by itself. A search opens those that it found by their answer. */
export function FaqList({ faqs, canReorder, onReorder, ...rest }: FaqListProps) {
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const hasGrips = useGrips(canReorder);
  const { query } = rest;
  const isFoundByAnswer = ({ question }: FaqRecord) => query.trim() !== "" && !matches(query, [question]);
  const row: FaqRowProps = {
    ...rest,
    isOpen: (faq) => isFoundByAnswer(faq) !== toggled.has(faq.id),
    onToggle({ id }) {
      setToggled((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      });
    },
  };
  const plain = (
    <ul>
      {faqs.map((faq) => (
        <li key={faq.id} className={styles.entry}>
          <FaqRow {...row} faq={faq} />
        </li>
      ))}
    </ul>
  );
  return (
    <Card as="section" className={`${cardStyles.clipping} ${styles.list}`} data-faqs="">
      {hasGrips && canReorder ? (
        <Suspense fallback={plain}>
          <FaqOrder {...row} faqs={faqs} onReorder={onReorder} />
        </Suspense>
      ) : (
        plain
      )}
    </Card>
  );
}

/** Whether the rows may have their grips. They are drawn anew with them: not under a finger, the focus or an open menu. */
function useGrips(isWanted: boolean) {
  const isUsed = useFirstInteraction();
  const [areReady, setReady] = useState(false);
  const isDue = isUsed && isWanted && !areReady;
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    const wait = () => {
      if (isLeft) return;
      if (document.querySelector(rowInUse)) requestAnimationFrame(wait);
      else setReady(true);
    };
    void loadedOrSaid(loadOrder).then(wait);
    return () => {
      isLeft = true;
    };
  }, [isDue]);
  return areReady;
}
