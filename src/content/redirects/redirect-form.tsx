import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { text } from "./redirects.text.ts";
import { redirects } from "./redirects.ts";

const Field = fieldsOf(redirects);

/** Adds or changes a redirect; requirements ADDR-01, ADM-04. */
export default function RedirectDialog(props: ResourceFormProps<typeof redirects>) {
  return (
    <ResourceDialog
      {...props}
      resource={redirects}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
    >
      <div className={formStyles.pair}>
        <Field full name="fromPath" help={<BidiText text={text.fromHelp} />} placeholder="/old-page" />
        <Field full name="target" help={<BidiText text={text.targetHelp} />} placeholder="/services" />
      </div>
    </ResourceDialog>
  );
}
