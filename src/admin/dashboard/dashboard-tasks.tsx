import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRecords } from "../../admin-kit/list/use-records.ts";
import { taskClient } from "../../content/tasks/client.ts";
import { words } from "../../content/tasks/tasks.text.ts";
import type { TaskRecord } from "../../content/tasks/tasks.ts";
import { formatDay, isoDay } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { tasksText as text } from "./dashboard.text.ts";
import { TaskForm } from "./task-form.tsx";

const tones = { high: "danger", medium: "warn", low: "neutral" } as const;
const shown = 5;

/** What is to be done, soonest first: added, ticked off, deleted with a way back; requirement ADM-06. */
export function DashboardTasks({ now }: { now: Date }) {
  const tasks = useRecords("tasks", taskClient);
  const queries = useQueryClient();
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = tasks.records?.filter(({ isDone }) => !isDone);
  const listed = showsAll ? tasks.records : open?.slice(0, shown);

  const tick = async (task: TaskRecord): Promise<boolean> => {
    try {
      // Not based on the version: a tick means the same whatever else was changed.
      await taskClient.update(task.id, { is_done: !task.isDone }); // foreign name: of the wire
      await queries.invalidateQueries({ queryKey: ["tasks"] });
      toasts.success(task.isDone ? text.reopened : text.done, {
        undo: () => tick({ ...task, isDone: !task.isDone }),
      });
      return true;
    } catch {
      toasts.error(text.failures.save);
      return false;
    }
  };
  const remove = async (task: TaskRecord) => {
    try {
      await tasks.remove(task);
      heading.current?.focus();
      const undo = () => tasks.restore(task).catch(() => toasts.error(text.failures.save));
      toasts.success(text.deleted, { undo });
    } catch {
      toasts.error(text.failures.delete);
    }
  };
  return (
    <Card as="section" className="box">
      <div className="bh">
        <h2 ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        {tasks.records && tasks.records.length > (showsAll ? 0 : (listed?.length ?? 0)) && (
          <Button variant="ghost" small aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? text.open : text.all}
          </Button>
        )}
      </div>
      {tasks.error && (
        <Banner tone="bad" onRetry={tasks.reload}>
          {text.failures.load}
        </Banner>
      )}
      {tasks.isLoading && <i className="sk" />}
      {listed?.length === 0 && <p className="muted sm">{`${text.none}. ${text.noneText}`}</p>}
      <ul className="rows tasks">
        {listed?.map((task) => (
          <li key={task.id}>
            <Row task={task} now={now} onTick={() => tick(task)} onRemove={() => remove(task)} />
          </li>
        ))}
      </ul>
      <TaskForm
        onAdd={async (body) => {
          await tasks.create(body);
          toasts.success(text.created);
        }}
      />
    </Card>
  );
}

type RowProps = { task: TaskRecord; now: Date; onTick(): Promise<boolean>; onRemove(): void };

function Row({ task: { title, priority, dueDate, isDone }, now, onTick, onRemove }: RowProps) {
  // Ticked at once; as the server has it when it answers, or refuses.
  const [isTicked, setTicked] = useState(isDone);
  useEffect(() => setTicked(isDone), [isDone]);
  const tick = async () => {
    setTicked(!isDone);
    if (!(await onTick())) setTicked(isDone);
  };
  return (
    <div>
      <label className="tk">
        <input type="checkbox" checked={isTicked} onChange={tick} />
        <span>
          <b className={isDone ? "done" : undefined}>
            <BidiText text={title} />
          </b>
          {dueDate && <small className="muted">{dueText(dueDate, isDone, now)}</small>}
        </span>
      </label>
      <Badge tone={tones[priority]}>{words.values.priority[priority]}</Badge>
      <IconButton aria-label={text.deleteOf.replace("{title}", title)} onClick={onRemove}>
        <Icon of={Trash2} />
      </IconButton>
    </div>
  );
}

function dueText(dueDate: string, isDone: boolean, now: Date) {
  const today = isoDay(now);
  if (isDone || dueDate > today) return formatDay(dueDate);
  return dueDate === today ? text.today : `${formatDay(dueDate)}\u060C ${text.overdue}`;
}
