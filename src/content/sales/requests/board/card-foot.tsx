import { AlarmClock } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay, formatPrice, relativeTime } from "../../../../kernel/text/format.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { Owner } from "../desk/owner.tsx";
import { deskText as text } from "../desk.text.ts";
import type { Assignee, BoardCard } from "../requests.ts";
import styles from "./requests-board.module.css";

type FootProps = { request: BoardCard; now: Date; assignees: readonly Assignee[]; children: ReactNode };

/** What a card of the board says at its end: value, reminder, number, age, assignee, and its stage. DESK-01 */
export function CardFoot({ request, now, assignees, children }: FootProps) {
  const { id, createdAt, worth, remindOn, assigneeId } = request;
  return (
    <>
      {(worth > 0 || remindOn) && (
        <span className={styles.facts}>
          {worth > 0 && (
            <b className={`${typeStyles.digits} ${typeStyles.unbroken}`}>
              <span className={typeStyles.unseen}>{text.worth}</span> {formatPrice(worth / 100)}
            </b>
          )}
          {remindOn && (
            <span className={styles.reminder}>
              <Icon of={AlarmClock} />
              <span className={typeStyles.unseen}>{text.facts.remindOn}</span> {formatDay(remindOn)}
            </span>
          )}
        </span>
      )}
      <span className={styles.foot}>
        <Owner owner={assignees.find((assignee) => assignee.id === assigneeId)} />
        <small>
          {text.numbered(id)} · {relativeTime(createdAt, now)}
        </small>
        {children}
      </span>
    </>
  );
}
