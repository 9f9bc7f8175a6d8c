import { ReorderList } from "../../admin-kit/rows/reorder-list.tsx";
import { FaqRow, type FaqRowProps, nameOf } from "./faq-row.tsx";
import type { FaqRecord } from "./faqs.ts";
import { text } from "./faqs-admin.text.ts";

type FaqOrderProps = FaqRowProps & { faqs: readonly FaqRecord[]; onReorder(ids: number[]): void };

/** All questions with grips, which reorder them by pointer and keyboard; requirement AFAQ-01. */
export default function FaqOrder({ faqs, onReorder, ...row }: FaqOrderProps) {
  return (
    <ReorderList<FaqRecord> label={text.reorder} items={faqs} nameOf={nameOf} onReorder={onReorder}>
      {(faq) => <FaqRow {...row} faq={faq} />}
    </ReorderList>
  );
}
