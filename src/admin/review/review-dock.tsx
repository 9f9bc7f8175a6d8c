import { MessageSquareText, X } from "lucide-react";
import { useState } from "react";
import { guestText } from "../../content/page-content/review/guest.text.ts";
import type { GuestView } from "../../content/page-content/review/wire.ts";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { isHintSeen, noteHintSeen } from "./guest-memory.ts";
import styles from "./review.module.css";

const { dock: words } = guestText;

type DockProps = {
  view: GuestView;
  isMoved: boolean;
  onList(): void;
  onAnswer(answer: "approved" | "changes"): void;
};

/** The steps of a review at the foot of the window; thanks once it is approved. A link that does not approve has the list alone. */
export function ReviewDock({ view, isMoved, onList, onAnswer }: DockProps) {
  const isApproved = view.answer?.answer === "approved" && !isMoved;
  return (
    <section className={styles.dock} data-edit-layer aria-label={guestText.region}>
      <button type="button" className={styles.count} onClick={onList}>
        <Icon of={MessageSquareText} />
        <span>{words.remarks}</span>
        <span className={typeStyles.digits}>{view.remarks.length}</span>
      </button>
      {view.grants === "approve" &&
        (isApproved ? (
          <p role="status">{words.thanks}</p>
        ) : (
          <>
            <Button variant="line" onClick={() => onAnswer("changes")}>
              {words.ask}
            </Button>
            <Button onClick={() => onAnswer("approved")}>{words.approve}</Button>
          </>
        ))}
    </section>
  );
}

/** Tells a browser once how remarks are written. */
export function Hint() {
  const [isShown, setShown] = useState(() => !isHintSeen());
  if (!isShown) return null;
  const hide = () => {
    noteHintSeen();
    setShown(false);
  };
  return (
    <p className={styles.hint} data-edit-layer>
      <span>{guestText.hint}</span>
      <IconButton aria-label={guestText.hideHint} onClick={hide}>
        <Icon of={X} />
      </IconButton>
    </p>
  );
}
