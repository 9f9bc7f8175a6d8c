import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { ownPages } from "./own-pages.ts";
import { text } from "./own-pages-admin.text.ts";

const Field = fieldsOf(ownPages);

/** Adds a page, or changes its title and address; requirements PAGES-01, ADM-04. */
export default function OwnPageDialog(props: ResourceFormProps<typeof ownPages>) {
  return (
    <ResourceDialog
      {...props}
      resource={ownPages}
      title={props.record ? text.edit : text.add}
      failureText={props.record ? text.failures.update : text.failures.create}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field full name="address" help={text.addressHelp} />
        <Field name="isActive" group={text.visibility} help={text.activeHelp} />
      </div>
    </ResourceDialog>
  );
}
