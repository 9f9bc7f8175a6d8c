import { MomentField } from "../../../admin-kit/day/moment-field.tsx";
import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { FormValue } from "../../../admin-kit/form/form-context.tsx";
import { FormGroup } from "../../../admin-kit/form/form-group.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../../admin-kit/form/resource-dialog.tsx";
import { text } from "./breaches.text.ts";
import { breaches } from "./breaches.ts";

const Field = fieldsOf(breaches);
const { form: words } = text;

/** Records a breach, whose fields may be completed later; requirement PRIV-04. */
export default function BreachForm(dialog: Omit<ResourceFormProps<typeof breaches>, "canAddAnother">) {
  return (
    <ResourceDialog
      {...dialog}
      resource={breaches}
      canAddAnother={false}
      title={dialog.record ? words.edit : words.add}
      failureText={words.failed}
    >
      <FormGroup title={words.incident}>
        <Field name="title" full />
        <Moment name="noticedAt" labels={words.noticed} />
        <Field name="happenedAt" full />
        <Field name="what" full rows={4} />
      </FormGroup>
      <FormGroup title={words.about}>
        <Field name="people" />
        <Field name="peopleCount" />
        <Field name="data" full rows={3} />
      </FormGroup>
      <FormGroup title={words.after}>
        <Field name="effects" full rows={3} />
        <Field name="measures" full rows={3} />
        <Field name="advice" full rows={3} />
      </FormGroup>
      <FormGroup title={words.told}>
        <Moment name="authorityToldAt" labels={words.authority} />
        <Moment name="peopleToldAt" labels={words.peopleTold} />
      </FormGroup>
    </ResourceDialog>
  );
}

type MomentProps = {
  name: "noticedAt" | "authorityToldAt" | "peopleToldAt";
  labels: { day: string; time: string };
};

function Moment({ name, labels }: MomentProps) {
  return (
    <FormValue<string | null> name={name}>
      {({ value, onChange, error }) => <MomentField {...{ labels, value, onChange, error }} />}
    </FormValue>
  );
}
