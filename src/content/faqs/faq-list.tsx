import { Suspense, useEffect, useState } from "react";
import { lazyPart, loadedOrSaid } from "../../admin-kit/lazy-part.ts";
import { matches } from "../../kernel/text/search.ts";
import cardStyles from "../../ui/card.module.css";
import { Card } from "../../ui/card.tsx";
import { useFirstInteraction } from "../../ui/controls/use-first-interaction.ts";
import styles from "./faq-list.module.css";
import { FaqRow, type FaqRowProps } from "./faq-row.tsx";
import type { FaqRecord } from "./faqs.ts";

// The code for dragging is larger than the rest of the screen, so it is loaded at the first interaction; until then the same
// rows are shown without grips.
const loadOrder = () => import("./faq-order.tsx");
const FaqOrder = lazyPart(loadOrder);
const rowInUse = "[data-faqs] :is(:focus, :active, [aria-haspopup][aria-expanded=true])";

type FaqListProps = Omit<FaqRowProps, "isOpen" | "onToggle"> & {
  faqs: readonly FaqRecord[];
  /** Whether rows can be reordered, which needs the whole list. */
  canReorder: boolean;
  onReorder(ids: number[]): void;
};

/** The questions, each of which opens independently. A search opens those that it found by their answer. */
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

/** Whether rows show grips. Adding them renders the rows anew, so it waits while a row is pressed, focused or has an open menu. */
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
