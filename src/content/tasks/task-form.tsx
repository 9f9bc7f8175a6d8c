import { useQuery } from "@tanstack/react-query";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue } from "../../admin-kit/form/form-context.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { callApi } from "../../kernel/http/api-client.ts";
import { toBody } from "../../kernel/resource/wire.ts";
import { isoDay } from "../../kernel/text/format.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { LinksField } from "./links-field.tsx";
import { ReminderField } from "./reminder-field.tsx";
import { type TaskInput, type TaskLink, type TaskRecord, tasks } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";

const Field = fieldsOf(tasks);

type TaskDialogProps = ResourceFormProps<typeof tasks> & {
  /** The names of what the values are linked to. */
  links: readonly TaskLink[];
};

/** Adds or changes a task: what, until when, whose, when it reminds, and what it is about; requirement DESK-06. */
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

/** A task that reminds without a day of its own is due on the day of its reminder: so the agenda shows it. */
function withDay(values: TaskInput): TaskInput {
  const { dueDate, remindAt } = values;
  return dueDate || !remindAt ? values : { ...values, dueDate: isoDay(remindAt) };
}

type Assignee = { id: number; name: string; isActive: boolean };

/** Who may be responsible; one whose account was stopped stays while the task is theirs. */
function Assignee({ record }: { record: Pick<TaskRecord, "assigneeId"> | null }) {
  const { data = [] } = useQuery({
    queryKey: ["assignees"],
    queryFn: () => callApi<Assignee[]>("GET", "/api/project-requests/assignees"),
    staleTime: 60_000,
  });
  const options = data
    .filter(({ id, isActive }) => isActive || id === record?.assigneeId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  // The list comes after the form: a select that knew no such value would show none.
  return (
    <Field key={options.length} name="assigneeId" options={[{ value: "", label: text.nobody }, ...options]} />
  );
}
