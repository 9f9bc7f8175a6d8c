import { useQuery } from "@tanstack/react-query";
import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { FormValue } from "../../../admin-kit/form/form-context.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../admin-kit/form/resource-dialog.tsx";
import { callApi } from "../../../kernel/http/api-client.ts";
import { toBody } from "../../../kernel/resource/wire.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import formStyles from "../../../ui/controls/forms.module.css";
import { LinksField } from "./links-field.tsx";
import { ReminderField } from "./reminder-field.tsx";
import { type TaskInput, type TaskLink, type TaskRecord, tasks } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";

const Field = fieldsOf(tasks);

type TaskDialogProps = ResourceFormProps<typeof tasks> & {
  /** The records to which the task is linked, with their names. */
  links: readonly TaskLink[];
};

/** Adds or changes a task: its title, due day, priority, reminder, assignee and links; requirement DESK-06. */
export default function TaskDialog({ links, ...props }: TaskDialogProps) {
  return (
    <ResourceDialog
      {...props}
      resource={tasks}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
      bodyOf={(values) => toBody(tasks, withDay(values))}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field name="dueDate" />
        <Field name="priority" />
        <FormValue<string | null> name="remindAt">{(field) => <ReminderField {...field} />}</FormValue>
        <Assignee record={props.record} />
        <LinksField known={links} />
      </div>
    </ResourceDialog>
  );
}

/** A task with a reminder and no due day becomes due on the day of its reminder, so that the agenda shows it. */
function withDay(values: TaskInput): TaskInput {
  const { dueDate, remindAt } = values;
  return dueDate || !remindAt ? values : { ...values, dueDate: isoDay(remindAt) };
}

type Assignee = { id: number; name: string; isActive: boolean };

/** Chooses the assignee; a stopped account is offered only while the task is assigned to it. */
function Assignee({ record }: { record: Pick<TaskRecord, "assigneeId"> | null }) {
  const { data = [] } = useQuery({
    queryKey: ["assignees"],
    queryFn: () => callApi<Assignee[]>("GET", "/api/project-requests/assignees"),
    staleTime: 60_000,
  });
  const options = data
    .filter(({ id, isActive }) => isActive || id === record?.assigneeId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  // The list is loaded after the form. `key` makes a new select then: one that did not know its value shows none.
  return (
    <Field key={options.length} name="assigneeId" options={[{ value: "", label: text.nobody }, ...options]} />
  );
}
