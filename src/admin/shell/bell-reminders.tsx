import { Link } from "react-router";
import type { Reminder } from "../../content/sales/requests/arrivals/arrivals.ts";
import { ReminderList } from "../../content/sales/tasks/reminder-list.tsx";
import { relativeTime } from "../../kernel/text/format.ts";
import { AriaProvider } from "../../ui/overlays/aria-provider.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import styles from "./bell-reminders.module.css";
import { addressOf } from "./screens.ts";

type RemindersProps = { reminders: readonly Reminder[]; onFollow(): void };

const shown = 8;

/** The due reminders, which can be opened, postponed or done here; requirement DESK-06. */
export function BellReminders({ reminders, onFollow }: RemindersProps) {
  const now = new Date();
  const tasks = reminders.slice(0, shown).map(({ id, title, at }) => ({ id, title, remindAt: at }));
  return (
    <AriaProvider>
      <ReminderList reminders={tasks}>
        {({ id, title, remindAt }) => (
          <Link className={styles.reminder} to={`${addressOf("tasks")}?edit=${id}`} onClick={onFollow}>
            <b>
              <BidiName text={title} />
            </b>
            <time dateTime={remindAt ?? ""}>{relativeTime(remindAt ?? now, now)}</time>
          </Link>
        )}
      </ReminderList>
    </AriaProvider>
  );
}
