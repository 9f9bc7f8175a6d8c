import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useMay } from "../../../../admin-kit/may.ts";
import { weekdays } from "../../../../kernel/text/format.text.ts";
import { formatDay, formatLongDate, isoDay } from "../../../../kernel/text/format.ts";
import { Button, IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { TaskItem } from "../task-item.tsx";
import type { TaskRecord } from "../tasks.ts";
import { text } from "../tasks-admin.text.ts";
import type { Span } from "./task-days.ts";
import styles from "./tasks-agenda.module.css";
import type { Agenda } from "./use-agenda.ts";

type AgendaProps = {
  days: readonly string[];
  tasks: readonly TaskRecord[];
  now: Date;
  onEdit(task: TaskRecord): void;
  onAdd(day: string): void;
};

/** Tasks under the days on which they are due: the columns of a week, or one day; on phones a list by day. DESK-06 */
export function TasksAgenda({ days, tasks, now, onEdit, onAdd }: AgendaProps) {
  const canWrite = useMay("write");
  const today = isoDay(now);
  return (
    <ol className={styles.days} data-week={days.length > 1 || undefined} aria-label={text.agenda.label}>
      {days.map((day) => {
        const due = tasks.filter(({ dueDate }) => dueDate === day);
        return (
          <li key={day} data-today={day === today || undefined} data-rest={isRest(day) || undefined}>
            <h2 aria-current={day === today ? "date" : undefined}>
              <span>{weekdays[weekdayOf(day)]}</span>
              <time dateTime={day}>{formatDay(day)}</time>
            </h2>
            <ul>
              {due.map((task) => (
                <li key={task.id} className={styles.task}>
                  <TaskItem task={task} now={now} onEdit={onEdit} />
                </li>
              ))}
            </ul>
            {due.length === 0 && <p className={typeStyles.unseen}>{text.agenda.none}</p>}
            {canWrite && (
              <IconButton
                className={styles.more}
                aria-label={text.agenda.addOn(formatLongDate(day))}
                onClick={() => onAdd(day)}
              >
                <Icon of={Plus} />
              </IconButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Says which days are shown, with buttons that lead to others. */
export function AgendaBar({ agenda: { days, go, goToday }, span }: { agenda: Agenda; span: Span }) {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return (
    <div className={styles.agendaBar}>
      <IconButton aria-label={text.agenda.previous[span]} aria-keyshortcuts="K" onClick={() => go(-1)}>
        <Icon of={ChevronRight} />
      </IconButton>
      <Button variant="line" small aria-keyshortcuts="T" onClick={goToday}>
        {text.agenda.today}
      </Button>
      <IconButton aria-label={text.agenda.next[span]} aria-keyshortcuts="J" onClick={() => go(1)}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <b role="status">
        {first === last ? formatLongDate(first) : text.agenda.span(formatDay(first), formatLongDate(last))}
      </b>
      <small className={typeStyles.muted}>{text.agenda.keys}</small>
    </div>
  );
}

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
/** Friday and Saturday. */
const isRest = (day: string) => weekdayOf(day) >= 5;
