import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { daysBetween } from "../../../kernel/text/days.ts";
import {
  countAfterPreposition,
  formatDate,
  formatHijri,
  formatPrice,
  isoDay,
  relativeDay,
} from "../../../kernel/text/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName, BidiText } from "../../../ui/text/bidi-text.tsx";
import styles from "./renewals.module.css";
import { text, words } from "./renewals.text.ts";
import type { RenewalRecord } from "./renewals.ts";
import { useRenewalChanges } from "./use-renewal-changes.ts";

type ItemProps = {
  renewal: RenewalRecord;
  /** The project, where the items are of several. */
  project?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One renewal in a list: what it is, for how much, and its next day in both calendars with the days until or since. DESK-06 */
export function RenewalItem({ renewal, project, children }: ItemProps) {
  const { title, amount, period, state } = renewal;
  const isEnded = state === "ended";
  return (
    <li data-ended={isEnded || undefined}>
      <span className={styles.what}>
        <b>
          <BidiName text={title} />
        </b>
        {project}
        <span>
          {amount === null ? (
            <>
              {text.unpriced}
              {text.comma}
              {words.values.period[period]}
            </>
          ) : (
            <BidiText text={formatPrice(amount, words.values.period[period])} />
          )}
        </span>
        <span className={typeStyles.small}>
          {isEnded ? <Badge>{words.values.state.ended}</Badge> : <NextDay day={renewal.nextDay} />}
        </span>
      </span>
      {children && <span className={styles.ways}>{children}</span>}
    </li>
  );
}

function NextDay({ day }: { day: string }) {
  const now = new Date();
  const when = distanceOf(day, now);
  return (
    <>
      {text.next}{" "}
      <time dateTime={day}>
        <span className={styles.whole}>{formatDate(day)}</span>
        {text.comma}
        <span className={styles.whole}>{formatHijri(day)}</span>
      </time>{" "}
      {day <= isoDay(now) ? (
        <Badge tone="warn">{text.due(when)}</Badge>
      ) : (
        <span className={`${typeStyles.muted} ${styles.whole}`}>{text.ahead(when)}</span>
      )}
    </>
  );
}

/** How many days lie between today and a day: today, yesterday, tomorrow, or their number, which weeks and months would round. */
function distanceOf(day: string, now: Date): string {
  const days = daysBetween(isoDay(now), day);
  if (Math.abs(days) <= 1) return relativeDay(day, now);
  const count = countAfterPreposition("day", Math.abs(days));
  return days < 0 ? text.ago(count) : text.in(count);
}

/** Renews with one press, which can be undone; `name` tells it from the other buttons. */
export function RenewButton({ renewal, name = renewal.title }: { renewal: RenewalRecord; name?: string }) {
  const { renew } = useRenewalChanges();
  const [isRenewing, setRenewing] = useState(false);
  if (renewal.state === "ended") return null;
  return (
    <Button
      variant="line"
      small
      loading={isRenewing}
      aria-label={text.renewOf(name)}
      onClick={async () => {
        setRenewing(true);
        await renew(renewal);
        setRenewing(false);
      }}
    >
      <Icon of={RotateCw} />
      {text.renew}
    </Button>
  );
}
