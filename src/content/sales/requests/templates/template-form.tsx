import { fieldsOf } from "../../../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import { text } from "./reply-templates.text.ts";
import { replyTemplates } from "./reply-templates.ts";

const Field = fieldsOf(replyTemplates);

/** Adds or changes a template; requirements DESK-03, ADM-04. */
export default function TemplateDialog(props: ResourceFormProps<typeof replyTemplates>) {
  return (
    <ResourceDialog
      {...props}
      resource={replyTemplates}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field full name="body" rows={7} help={text.bodyHelp} />
        <Field name="displayOrder" />
      </div>
    </ResourceDialog>
  );
}
