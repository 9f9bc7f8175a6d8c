import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { text } from "./categories.text.ts";
import { questionCategories } from "./categories.ts";

const Field = fieldsOf(questionCategories);

/** Adds or renames a category; requirements AFAQ-02, ADM-04. */
export default function CategoryDialog(props: ResourceFormProps<typeof questionCategories>) {
  return (
    <ResourceDialog
      {...props}
      resource={questionCategories}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
    >
      <div className={formStyles.pair}>
        <Field full name="label" />
        <Field name="order" />
      </div>
    </ResourceDialog>
  );
}
