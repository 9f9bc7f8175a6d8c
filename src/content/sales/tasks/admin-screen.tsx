import { CalendarDays, CalendarRange, List, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useOutletContext } from "react-router";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../../admin-kit/list/list-screen.tsx";
import { listScreenOf } from "../../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../../admin-kit/list/use-list-screen.ts";
import { usePagedList, useSummary } from "../../../admin-kit/list/use-records.ts";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { oneOf } from "../../../kernel/objects.ts";
import { historyFormatOf } from "../../../kernel/resource/field-labels.ts";
import { countOf } from "../../../kernel/text/format.ts";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { SavedViewsButton } from "../saved-views/saved-views-button.tsx";
import { taskClient } from "./client.ts";
import { TaskStates } from "./screen/task-states.tsx";
import { AgendaBar, TasksAgenda } from "./screen/tasks-agenda.tsx";
import { TasksTable } from "./screen/tasks-table.tsx";
import { type TaskView, useAgenda, views } from "./screen/use-agenda.ts";
import { type EditedTask, TaskEditor } from "./task-editor.tsx";
import { type TaskFigures, type TaskInput, type TaskRecord, tasks } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";
import { tasksKey } from "./use-task-changes.ts";
import { byReminder, queryOfDays, queryOfState, states } from "./wire.ts";

const TaskDialog = lazyPart(() => import("./task-form.tsx"));

/** The screen of all tasks: a list by state, or an agenda of a day or a week; requirement DESK-06. */
export default function TasksScreen() {
  const me = useOutletContext<{ id: number }>();
  const [now] = useState(() => new Date());
  const agenda = useAgenda(now);
  const { span, days } = agenda;
  const address = useListAddress(["state"], sorts);
  const state = oneOf(states, address.filters.state) ?? "open";
  const counted = useSummary<TaskFigures>(tasksKey, `/api/${tasks.path}`);
  const filters = span ? queryOfDays(days) : queryOfState(state, me.id, now);
  const list = usePagedList<TaskRecord>(tasksKey, taskClient, { ...address, filters }, counted);
  const screen = useListScreen<TaskRecord, TaskInput, "state">({
    ...listScreenOf(tasks),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    copied: ({ title }) => ({ title: text.copyOf(title), isDone: false }),
  });
  const [edited, setEdited] = useState<EditedTask | null>(null);
  const chooseState = (chosen: string) => address.setFilter("state", chosen === "open" ? "" : chosen);
  return (
    <>
      <ListScreen
        screen={screen}
        text={text}
        noun={staffCounted.task}
        nameOf={({ title }) => title}
        summary={counted.data && countOf(staffCounted.task, counted.data.open)}
        hasFiles={false}
        intro={
          span ? (
            <AgendaBar agenda={agenda} span={span} />
          ) : (
            <TaskStates figures={counted.data} chosen={state} onChoose={chooseState} />
          )
        }
        sorts={span ? [] : sorts}
        delay={150}
        tools={
          <>
            <SavedViewsButton list="tasks" />
            <ViewSwitch view={agenda.view} onChange={agenda.setView} />
          </>
        }
        canActivate={false}
        choosesInTable
        standsEmpty={span !== null}
        itemSelector="[data-task]"
        skeleton={<SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />}
        history={historyFormatOf(tasks)}
        form={(dialog) => (
          <TaskDialog
            {...dialog}
            links={list.shown?.find(({ id }) => id === dialog.record?.id)?.links ?? []}
          />
        )}
      >
        {span ? (
          <TasksAgenda
            days={days}
            tasks={list.shown ?? []}
            now={now}
            onEdit={(record) => setEdited({ record })}
            onAdd={(day) => setEdited({ begin: { dueDate: day } })}
          />
        ) : (
          <TasksTable tasks={list.shown ?? []} now={now} {...screen.row} />
        )}
      </ListScreen>
      <TaskEditor edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

const sorts = [
  { value: "", label: text.sorts.soonest },
  { value: byReminder, label: text.sorts.reminder },
  { value: "title", label: text.sorts.title },
];

const viewIcons: Record<TaskView, LucideIcon> = { list: List, day: CalendarDays, week: CalendarRange };

function ViewSwitch({ view, onChange }: { view: TaskView; onChange(view: TaskView): void }) {
  const shown = (key: TaskView) => (
    <>
      <Icon of={viewIcons[key]} />
      {text.views[key]}
    </>
  );
  return (
    <Segments
      label={text.views.label}
      options={views.map((key) => ({ value: key, shown: shown(key) }))}
      chosen={view}
      onChoose={onChange}
    />
  );
}
