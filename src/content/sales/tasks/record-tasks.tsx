import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useMay } from "../../../admin-kit/may.ts";
import type { TaskSubject } from "../../../admin-kit/task-tools.ts";
import { wireNameOf } from "../../../kernel/resource/wire.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { taskClient } from "./client.ts";
import { fieldOfKind } from "./link-kinds.ts";
import styles from "./record-tasks.module.css";
import { type EditedTask, TaskEditor } from "./task-editor.tsx";
import { TaskItem } from "./task-item.tsx";
import { tasks } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";
import { tasksKey } from "./use-task-changes.ts";

const most = 50;

/** The open tasks about one request, client or project, how many are done, and a button for a new one; DESK-06. */
export default function RecordTasks({ about }: { about: TaskSubject }) {
  const canWrite = useMay("write", "sales");
  const [edited, setEdited] = useState<EditedTask | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [tasksKey, "about", about.kind, about.id],
    queryFn: () => taskClient.page({ [wireNameOf(tasks, fieldOfKind[about.kind])]: about.id, limit: most }),
  });
  // Open tasks come first, so a page full of them says nothing of the done ones.
  const open = data?.records.filter(({ isDone }) => !isDone) ?? [];
  const done = data && open.length < most ? data.total - open.length : 0;
  const now = new Date();
  return (
    <section className={styles.tasks} aria-label={text.record.title}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {text.record.title}
        </h3>
        {canWrite && (
          <Button
            variant="ghost"
            small
            aria-label={text.record.addTo(about.name)}
            onClick={() => setEdited({ about })}
          >
            <Icon of={Plus} />
            {text.record.add}
          </Button>
        )}
      </div>
      <Failure of={error && text.failures.load} onRetry={() => void refetch()} />
      {data && open.length === 0 && (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.record.none}</p>
      )}
      <ul>
        {open.map((task) => (
          <li key={task.id}>
            <TaskItem
              task={task}
              now={now}
              within={about.kind}
              onEdit={(record) => setEdited({ record })}
              onRemoved={() => heading.current?.focus()}
            />
          </li>
        ))}
      </ul>
      {done > 0 && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.record.allDone(done)}</p>}
      <TaskEditor edited={edited} onClose={() => setEdited(null)} />
    </section>
  );
}
