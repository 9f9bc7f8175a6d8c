import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { useAssignees } from "../requests/board/use-desk.ts";
import { assigneeOptions } from "../requests/desk/desk-options.ts";
import { text } from "./renewals.text.ts";
import { renewals } from "./renewals.ts";

const Field = fieldsOf(renewals);
const { form: words } = text;

/** Adds or changes what a project renews; requirement DESK-06. */
export default function RenewalDialog(props: ResourceFormProps<typeof renewals>) {
  const assignees = assigneeOptions(useAssignees(), props.record?.assigneeId);
  return (
    <ResourceDialog
      {...props}
      resource={renewals}
      title={props.record ? text.edit : text.new}
      failureText={text.failures.save}
    >
      <div className={formStyles.pair}>
        <Field full name="title" placeholder={words.titleHint} />
        <Field optional name="amount" unit={words.currency} help={words.amountHelp} />
        <Field name="period" />
        <Field name="nextDay" />
        <Field name="remindDays" help={words.remindHelp} />
        {/* The list is loaded after the form. `key` makes a new select then: one that did not know its value shows none. */}
        <Field key={assignees.length} name="assigneeId" options={assignees} />
        <Field name="state" />
      </div>
    </ResourceDialog>
  );
}
