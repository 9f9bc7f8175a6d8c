import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { useResourceForm } from "../../../admin-kit/form/form-context.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { text } from "./own-fields.text.ts";
import { ownFields } from "./own-fields.ts";

const Field = fieldsOf(ownFields);

/** Adds or changes a field of requests or clients; requirements DESK-09, ADM-04. */
export default function OwnFieldsDialog(props: ResourceFormProps<typeof ownFields>) {
  return (
    <ResourceDialog
      {...props}
      resource={ownFields}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field name="subject" />
        <Field name="kind" />
        <Options />
        <Field name="displayOrder" />
      </div>
    </ResourceDialog>
  );
}

/** Only a choice has options. */
function Options() {
  const { form } = useResourceForm();
  return form.watch("kind") === "choice" ? <Field full name="options" /> : null;
}
