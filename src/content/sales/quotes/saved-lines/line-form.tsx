import { fieldsOf } from "../../../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import { text } from "./saved-lines.text.ts";
import { savedLines } from "./saved-lines.ts";

const Field = fieldsOf(savedLines);
const { form: words } = text;

/** Adds or changes a line that is kept for quotes; requirements PAPER-02, ADM-04. */
export default function LineDialog(props: ResourceFormProps<typeof savedLines>) {
  return (
    <ResourceDialog
      {...props}
      resource={savedLines}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field full optional name="detail" />
        <Field optional name="price" unit={words.currency} help={words.priceHelp} />
        <Field name="period" placeholder={words.once} />
        <Field full optional name="unit" help={words.unitHelp} />
        <Field full name="features" placeholder={words.feature} />
        <Field full name="isOptional" />
        <Field optional name="displayOrder" />
      </div>
    </ResourceDialog>
  );
}
