import { relativeTime } from "../../../kernel/text/format.ts";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { text } from "../editor/page-content-admin.text.ts";
import styles from "./review.module.css";
import { reviewText as words } from "./review-admin.text.ts";
import { useRemarksOn } from "./use-review.ts";

/** The open remarks on a field, under it; each opens its place among all. Requirement SAY-01. */
export function RemarkNotes({ field }: { field: string }) {
  const { open, onOpen } = useRemarksOn(field);
  if (open.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {open.map((remark) => (
        <li key={remark.id}>
          <button type="button" onClick={() => onOpen(remark.id)}>
            <small>
              <BidiName text={remark.by} />
              {text.joiner}
              {words.number(remark.number)}
              {text.joiner}
              {relativeTime(remark.at, new Date())}
            </small>
            <span dir="auto">{remark.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
