import { AlarmClock, Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useMay } from "../../../admin-kit/may.ts";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import { daysBetween } from "../../../kernel/text/days.ts";
import { formatDay, formatTime, isoDay, relativeDay } from "../../../kernel/text/format.ts";
import formStyles from "../../../ui/controls/forms.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { Initials } from "../../../ui/pictures/person.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName, BidiText } from "../../../ui/text/bidi-text.tsx";
import { HitText } from "../../../ui/text/hit-text.tsx";
import { addressOfLink, linkIcons } from "./link-kinds.ts";
import { snoozes } from "./snooze.ts";
import styles from "./task-item.module.css";
import { words } from "./tasks.text.ts";
import type { TaskRecord } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";
import { useTaskChanges } from "./use-task-changes.ts";

type ItemProps = {
  task: TaskRecord;
  now: Date;
  onEdit(task: TaskRecord): void;
  /** Called after the task was deleted and its row is gone. */
  onRemoved?: () => void;
  /** The kind of the record whose tasks these are: its link is not shown again. */
  within?: TaskRecord["links"][number]["kind"];
};

/** One task in a line: a checkbox, the title, which opens it, and a menu for everything else; requirement DESK-06. */
export function TaskItem({ task, now, onEdit, onRemoved, within }: ItemProps) {
  const { priority, isDone, remindAt } = task;
  const links = task.links.filter(({ kind }) => kind !== within);
  return (
    <div className={styles.task} data-done={isDone || undefined}>
      <TickBox task={task} />
      <span className={styles.what}>
        <TaskTitle task={task} onEdit={onEdit} />
        {(links.length > 0 || (remindAt && !isDone)) && (
          <small>
            {remindAt && !isDone && (
              <span>
                <Icon of={AlarmClock} />
                {reminderOf(task)}
              </span>
            )}
            <TaskLinks links={links} />
          </small>
        )}
      </span>
      <span
        className={styles.priority}
        data-priority={priority}
        data-tooltip={words.values.priority[priority]}
      >
        <span className={typeStyles.unseen}>{words.values.priority[priority]}</span>
      </span>
      <Due task={task} now={now} />
      {task.assignee && (
        <span data-tooltip={task.assignee}>
          <span className={typeStyles.unseen}>
            <BidiText text={task.assignee} />
          </span>
          <Initials name={task.assignee} />
        </span>
      )}
      <TaskMenu task={task} onEdit={onEdit} onRemoved={onRemoved} />
    </div>
  );
}

/** The checkbox of a task. It changes at once, and changes back if the server refuses. */
export function TickBox({ task }: { task: Pick<TaskRecord, "id" | "title" | "isDone"> }) {
  const { tick } = useTaskChanges();
  const canWrite = useMay("write", "sales");
  const [isTicked, setTicked] = useState(task.isDone);
  useEffect(() => setTicked(task.isDone), [task.isDone]);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={formStyles.checkbox}
        aria-label={text.doneOf(task.title)}
        disabled={!canWrite}
        checked={isTicked}
        onChange={async () => {
          setTicked(!task.isDone);
          if (!(await tick(task))) setTicked(task.isDone);
        }}
      />
    </label>
  );
}

type TitleProps = { task: TaskRecord; query?: string; onEdit(task: TaskRecord): void };

/** The title, which opens the task. */
export function TaskTitle({ task, query = "", onEdit }: TitleProps) {
  const canWrite = useMay("write", "sales");
  const title = (
    <bdi>
      <HitText text={task.title} query={query} />
    </bdi>
  );
  if (!canWrite) return <b className={styles.title}>{title}</b>;
  return (
    <button
      type="button"
      className={styles.title}
      data-open
      aria-haspopup="dialog"
      onClick={() => onEdit(task)}
    >
      {title}
    </button>
  );
}

/** The links of a task, each leading to its record. */
export function TaskLinks({ links }: { links: TaskRecord["links"] }) {
  return links.map((link) => (
    <Link key={link.kind} to={addressOfLink(link)}>
      <Icon of={linkIcons[link.kind]} />
      <span className={typeStyles.unseen}>{text.linkKinds[link.kind]} </span>
      <BidiName text={link.name} />
    </Link>
  ));
}

/** The time of the reminder of a task, with the day unless that is the due day. */
export function reminderOf({ remindAt, dueDate }: Pick<TaskRecord, "remindAt" | "dueDate">): string {
  if (!remindAt) return "";
  const time = formatTime(remindAt);
  return isoDay(remindAt) === dueDate ? time : `${formatDay(remindAt)}\u060C ${time}`;
}

/** The due day of a task, and whether it has passed. */
export function Due({ task: { dueDate, isDone }, now }: { task: TaskRecord; now: Date }) {
  if (!dueDate) return null;
  const today = isoDay(now);
  const isLate = !isDone && dueDate < today;
  const isNear = dueDate >= today && daysBetween(today, dueDate) <= 1;
  return (
    <time className={styles.dueDay} data-late={isLate || undefined} dateTime={dueDate}>
      {isNear ? relativeDay(dueDate, now) : formatDay(dueDate)}
      {isLate && <span>{`\u060C ${text.overdue}`}</span>}
    </time>
  );
}

type MenuProps = Pick<ItemProps, "task" | "onEdit" | "onRemoved">;

/** The menu of a task: edit, put the reminder off, delete. */
function TaskMenu({ task, onEdit, onRemoved }: MenuProps) {
  const { snooze, remove } = useTaskChanges();
  const canWrite = useMay("write", "sales");
  if (!canWrite) return null;
  const later = snoozes.map((id) => ({
    id,
    label: `${text.form.reminder}: ${text.snooze[id]}`,
    icon: AlarmClock,
    onAction: () => void snooze(task, id),
  }));
  return (
    <MenuButton
      label={text.more(task.title)}
      entries={[
        { id: "edit", label: text.edit, icon: Pencil, onAction: () => onEdit(task) },
        ...(task.isDone ? [] : later),
        "separator",
        {
          id: "delete",
          label: text.delete,
          icon: Trash2,
          danger: true,
          onAction: async () => {
            if (await remove(task)) onRemoved?.();
          },
        },
      ]}
    />
  );
}
