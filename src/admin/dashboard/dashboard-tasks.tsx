import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import boxStyles from "../../admin-kit/box.module.css";
import { taskClient } from "../../content/sales/tasks/client.ts";
import { type EditedTask, TaskEditor } from "../../content/sales/tasks/task-editor.tsx";
import { TaskItem } from "../../content/sales/tasks/task-item.tsx";
import { tasksKey, useTaskChanges } from "../../content/sales/tasks/use-task-changes.ts";
import { Failure } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import boneStyles from "../../ui/skeleton.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { addressOf } from "../shell/screens.ts";
import dashboardStyles from "./dashboard.module.css";
import { tasksText as text } from "./dashboard.text.ts";
import { DashboardReminders } from "./dashboard-reminders.tsx";
import { TaskForm } from "./task-form.tsx";

const shown = 5;

/** The next tasks, soonest first. Tasks can be added, opened, done, and deleted with undo; requirements ADM-06, DESK-06. */
export function DashboardTasks({ now, me }: { now: Date; me: number }) {
  const [edited, setEdited] = useState<EditedTask | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reload } = useTaskChanges();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [tasksKey, "dashboard"],
    queryFn: () => taskClient.list({ limit: shown }), // open ones come first
  });
  const open = data?.filter(({ isDone }) => !isDone);
  return (
    <div className={dashboardStyles.aside}>
      <Card as="section" className={boxStyles.boxed}>
        <div className={boxStyles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {text.title}
          </h2>
          <Link
            className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
            to={addressOf("tasks")}
          >
            {text.all}
          </Link>
        </div>
        <Failure of={error && text.failures.load} onRetry={() => void refetch()} />
        {isPending && <i className={boneStyles.bone} data-bone />}
        {open?.length === 0 && (
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>{`${text.none}. ${text.noneText}`}</p>
        )}
        <ul>
          {open?.map((task) => (
            <li key={task.id}>
              <TaskItem
                task={task}
                now={now}
                onEdit={(record) => setEdited({ record })}
                onRemoved={() => heading.current?.focus()}
              />
            </li>
          ))}
        </ul>
        <TaskForm
          onAdd={async (body) => {
            await taskClient.create(body);
            await reload();
            toasts.success(text.created);
          }}
        />
      </Card>
      <DashboardReminders now={now} me={me} onEdit={(record) => setEdited({ record })} />
      <TaskEditor edited={edited} onClose={() => setEdited(null)} />
    </div>
  );
}
