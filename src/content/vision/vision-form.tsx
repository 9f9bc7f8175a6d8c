import { useWatch } from "react-hook-form";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { oneOf } from "../../kernel/objects.ts";
import { toBody } from "../../kernel/resource/wire.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { text } from "./vision-admin.text.ts";
import {
  hasFigure,
  type VisionItemInput,
  type VisionType,
  visionItems,
  visionTypes,
} from "./vision-items.ts";
import { TypeChoice, TypeFields } from "./vision-type-fields.tsx";

const { form: words } = text;
const Field = fieldsOf(visionItems);

type VisionDialogProps = ResourceFormProps<typeof visionItems>;

/** Adds or changes an item; the fields follow its type; requirements AVIS-01, ADM-04, ADM-08. */
export default function VisionDialog(props: VisionDialogProps) {
  return (
    <ResourceDialog
      {...props}
      resource={visionItems}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
      note={words.keeps}
      bodyOf={visionBodyOf}
    >
      <div className={formStyles.pair}>
        <TypeChoice />
        <Field full name="title" />
        <Field full name="description" />
      </div>
      <OfType />
      <div className={formStyles.pair}>
        <Field full name="content" />
        <Field full name="image" help={words.imageHelp} />
        <Field name="order" />
        <Field name="isActive" group={words.visibility} />
      </div>
    </ResourceDialog>
  );
}

function OfType() {
  const { form } = useResourceForm();
  const type = oneOf<VisionType>(visionTypes, useWatch({ control: form.control, name: "type" }));
  return type && <TypeFields type={type} />;
}

/** The body of a create or an update. Fields that do not belong to the item's type are emptied; AVIS-01. */
function visionBodyOf(item: VisionItemInput) {
  const isPillar = item.type === "pillar";
  return toBody(visionItems, {
    ...item,
    ...(!hasFigure(item) && { value: "", metric: "", percentage: null }),
    ...(!isPillar && { category: null, initiatives: [] }),
  });
}
