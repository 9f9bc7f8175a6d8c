import { useQuery } from "@tanstack/react-query";
import boxStyles from "../../admin-kit/box.module.css";
import { taskClient } from "../../content/sales/tasks/client.ts";
import { ReminderList } from "../../content/sales/tasks/reminder-list.tsx";
import type { TaskRecord } from "../../content/sales/tasks/tasks.ts";
import { tasksKey } from "../../content/sales/tasks/use-task-changes.ts";
import { openByReminder } from "../../content/sales/tasks/wire.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import { Card } from "../../ui/card.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { tasksText as text } from "./dashboard.text.ts";

type RemindersProps = { now: Date; me: number; onEdit(task: TaskRecord): void };

const read = 50;
const shown = 5;

/** The user's next and due reminders, and those assigned to nobody; each can be opened, postponed or done. DESK-06 */
export function DashboardReminders({ now, me, onEdit }: RemindersProps) {
  const { data = [] } = useQuery({
    queryKey: [tasksKey, "reminders"],
    queryFn: () => taskClient.list({ ...openByReminder, limit: read }),
  });
  const own = data.filter(
    ({ remindAt, assigneeId }) => remindAt && (assigneeId === null || assigneeId === me),
  );
  if (own.length === 0) return null;
  return (
    <Card as="section" className={boxStyles.boxed} aria-label={text.reminders}>
      <div className={boxStyles.head}>
        <h2>{text.reminders}</h2>
      </div>
      <ReminderList reminders={own.slice(0, shown)}>
        {({ id, title, remindAt }) => (
          <>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                const task = own.find((one) => one.id === id);
                if (task) onEdit(task);
              }}
            >
              <BidiName text={title} />
            </button>{" "}
            <time className={typeStyles.muted} dateTime={remindAt ?? ""}>
              {relativeTime(remindAt ?? now, now)}
            </time>
          </>
        )}
      </ReminderList>
    </Card>
  );
}
