import { AlarmClock, Check } from "lucide-react";
import type { ReactNode } from "react";
import { useMay } from "../../../admin-kit/may.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "./reminder-list.module.css";
import { SnoozeMenu } from "./snooze-menu.tsx";
import type { TaskRecord } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";
import { useTaskChanges } from "./use-task-changes.ts";

/** The fields of a task that a reminder shows. */
export type Reminded = Pick<TaskRecord, "id" | "title" | "remindAt">;

type ReminderListProps = {
  reminders: readonly Reminded[];
  /** Renders a reminder: its title, which opens the task, and its time. */
  children(reminder: Reminded): ReactNode;
};

/** A list of reminders, each with buttons that put it off or finish its task; requirement DESK-06. */
export function ReminderList({ reminders, children }: ReminderListProps) {
  const { tick } = useTaskChanges();
  const canWrite = useMay("write", "sales");
  return (
    <ul className={styles.reminders}>
      {reminders.map((reminder) => (
        <li key={reminder.id}>
          <Icon of={AlarmClock} />
          <span>{children(reminder)}</span>
          {canWrite && (
            <>
              <SnoozeMenu task={reminder} />
              <IconButton
                aria-label={text.finish(reminder.title)}
                onClick={() => void tick({ id: reminder.id, isDone: false })}
              >
                <Icon of={Check} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
