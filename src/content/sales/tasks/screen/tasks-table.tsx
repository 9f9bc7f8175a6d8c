// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { RecordTable } from "../../../../admin-kit/list/record-table.tsx";
import { RowActions, type RowProps } from "../../../../admin-kit/rows/row-actions.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import tableStyles from "../../../../ui/data-table.module.css";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiText } from "../../../../ui/text/bidi-text.tsx";
import { Due, reminderOf, TaskLinks, TaskTitle, TickBox } from "../task-item.tsx";
import { words } from "../tasks.text.ts";
import type { TaskRecord } from "../tasks.ts";
import { text } from "../tasks-admin.text.ts";
import styles from "./tasks-table.module.css";

type TableProps = RowProps<TaskRecord> & { tasks: readonly TaskRecord[]; now: Date };

const { heads } = text;
const tones = { high: "danger", medium: "warn", low: "neutral" } as const;

/** The tasks as rows; stacked cards on phones. */
export function TasksTable({ tasks, ...row }: TableProps) {
  return (
    <RecordTable tableClass={styles.tasks ?? ""} label={text.title} heads={heads}>
      {tasks.map((task) => (
        <Row key={task.id} task={task} {...row} />
      ))}
    </RecordTable>
  );
}

function Row({
  task,
  now,
  query,
  selection: _,
  ...actions
}: Omit<TableProps, "tasks"> & { task: TaskRecord }) {
  return (
    <tr role="row" data-task={task.id} data-done={task.isDone || undefined}>
      <td role="cell" data-l={heads.title}>
        <span className={styles.what}>
          <TickBox task={task} />
          <TaskTitle task={task} query={query} onEdit={actions.onEdit} />
        </span>
      </td>
      <td role="cell" data-l={heads.dueDate}>
        <Due task={task} now={now} />
        {task.remindAt && !task.isDone && <small>{text.remindAt(reminderOf(task))}</small>}
      </td>
      <td role="cell" data-l={words.labels.priority}>
        <Badge tone={tones[task.priority]}>{words.values.priority[task.priority]}</Badge>
      </td>
      <td role="cell" className={typeStyles.unbroken} data-l={heads.assignee}>
        <BidiText text={task.assignee ?? text.nobody} />
      </td>
      <td role="cell" data-l={heads.about}>
        <span className={styles.links}>
          <TaskLinks links={task.links} />
        </span>
      </td>
      <td role="cell" className={tableStyles.tools}>
        <RowActions record={task} name={task.title} {...actions} />
      </td>
    </tr>
  );
}
