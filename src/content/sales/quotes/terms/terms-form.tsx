import { fieldsOf } from "../../../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import { text } from "./quote-terms.text.ts";
import { quoteTerms } from "./quote-terms.ts";

const Field = fieldsOf(quoteTerms);

/** Adds or changes a set of terms; requirements PAPER-02, ADM-04. */
export default function TermsDialog(props: ResourceFormProps<typeof quoteTerms>) {
  return (
    <ResourceDialog
      {...props}
      resource={quoteTerms}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field full name="body" rows={9} />
        <Field name="displayOrder" />
      </div>
    </ResourceDialog>
  );
}
