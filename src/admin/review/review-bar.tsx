import { BadgeCheck, EyeOff } from "lucide-react";
import { guestText as words } from "../../content/page-content/review/guest.text.ts";
import { formatTime } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { draftWords } from "./draft-words.ts";
import styles from "./review.module.css";
import type { Review } from "./use-review.ts";

type BarProps = { page: string; review: Review; isMarked: boolean };

/** Says above the page what it is: whose draft, of when, and what was answered. Without scripts it names the page alone. */
export function ReviewBar({ page, review: { view, hasFailed, isMoved, read }, isMarked }: BarProps) {
  const answer = view?.answer;
  const isApproved = answer?.answer === "approved" && !isMoved;
  return (
    <div className={isApproved ? `${styles.topbar} ${styles.approved}` : styles.topbar} data-edit-layer>
      <p role="status">
        <Icon of={isApproved ? BadgeCheck : EyeOff} />
        {answer && !isMoved ? (
          <span>
            <b>{answer.answer === "approved" ? words.approved(answer.by) : words.asked(answer.by)}</b>
            {" · "}
            {formatTime(answer.at)}
          </span>
        ) : (
          <span>
            <b>{words.bar}</b> · {page}
            {view && words.joiner + draftWords(view)}
          </span>
        )}
      </p>
      {isMoved ? (
        <Told text={words.moved.seen} act={words.moved.show} onAct={() => location.reload()} />
      ) : hasFailed ? (
        <Told text={words.failures.notLoaded} act={words.failures.retry} onAct={() => void read()} />
      ) : (
        !isMarked && (
          <Told text={words.failures.notMarked} act={words.failures.reload} onAct={() => location.reload()} />
        )
      )}
    </div>
  );
}

/** Something that the guest must know, and what to do about it. */
const Told = ({ text, act, onAct }: { text: string; act: string; onAct(): void }) => (
  <p role="alert">
    {text}{" "}
    <button type="button" onClick={onAct}>
      {act}
    </button>
  </p>
);
