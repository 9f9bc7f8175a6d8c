import { useState } from "react";
import { guestText } from "../../content/page-content/review/guest.text.ts";
import type { Remark } from "../../content/page-content/review/wire.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { RemarkItem } from "./remark-item.tsx";
import styles from "./review.module.css";
import { Sheet } from "./sheet-frame.tsx";
import type { Review } from "./use-review.ts";

const { list: words } = guestText;

type Kind = "all" | "open" | "done";
const isOf: { [kind in Kind]: (remark: Remark) => boolean } = {
  all: () => true,
  open: ({ done }) => done === null,
  done: ({ done }) => done !== null,
};
const kinds = ["all", "open", "done"] as const;

type ListProps = {
  review: Review;
  labelOf(address: Address): string | undefined;
  onGo(address: Address): void;
  onClose(): void;
};

/** All remarks on the page with what the team answered; requirement SAY-01. */
export function RemarkList({ review, labelOf, onGo, onClose }: ListProps) {
  const [kind, setKind] = useState<Kind>("all");
  const remarks = review.view?.remarks ?? [];
  const shown = remarks.filter(isOf[kind]);
  return (
    <Sheet title={words.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row */}
      <div role="group" aria-label={words.filter} className={styles.kinds}>
        {kinds.map((one) => (
          <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {words[one]} {remarks.filter(isOf[one]).length}
          </button>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.fine}>{remarks.length === 0 ? words.none : words.noneOfKind}</p>
      )}
      <ol className={styles.remarks}>
        {shown.map((remark) => (
          <RemarkItem
            key={remark.id}
            remark={remark}
            label={labelOf(remark.address)}
            review={review}
            onGo={onGo}
          />
        ))}
      </ol>
    </Sheet>
  );
}
