import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { FormValue, useResourceForm } from "../../../admin-kit/form/form-context.tsx";
import { FormGroup } from "../../../admin-kit/form/form-group.tsx";
import { bind } from "../../../admin-kit/form/record-form.ts";
import { ResourceDialog, type ResourceFormProps } from "../../../admin-kit/form/resource-dialog.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { TextInput } from "../../../ui/controls/inputs.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { AskedField } from "../../shared/asked-field.tsx";
import { OwnInputs } from "../own-fields/own-inputs.tsx";
import { TagsField } from "../tags/tags-field.tsx";
import { findClientByEmail } from "./client.ts";
import styles from "./client-form.module.css";
import { clients } from "./clients.ts";
import { text } from "./clients-admin.text.ts";
import { useClientTags } from "./use-client-tags.ts";

const { form: words, labels } = text;
const Field = fieldsOf(clients);

type ClientDialogProps = Omit<ResourceFormProps<typeof clients>, "canAddAnother"> & {
  /** The id of the request from which the client is made; then only this one client can be added. */
  ofRequest?: number | undefined;
};

/** Adds or changes a client; requirements ACLI-01, ADM-04, API-08. */
export function ClientDialog({ ofRequest, ...props }: ClientDialogProps) {
  return (
    <ResourceDialog
      {...props}
      resource={clients}
      title={props.record ? text.edit : text.add}
      failureText={text.failures.save}
      canAddAnother={props.record === null && ofRequest === undefined}
      {...(ofRequest !== undefined && { draft: `clients:of-request-${ofRequest}` })}
    >
      <FormGroup title={words.person}>
        <Field name="name" autoComplete="off" />
        <Field name="company" autoComplete="off" />
        <Field name="status" />
        <Field name="joinDate" />
        <Tags />
      </FormGroup>
      <FormGroup title={words.contact}>
        <Email own={props.record?.id} />
        <Field name="phone" autoComplete="off" />
        <Field full name="address" placeholder={words.addressHint} autoComplete="off" />
        <Field full name="vatNumber" autoComplete="off" />
      </FormGroup>
      <FormGroup title={words.asked}>
        <Services />
      </FormGroup>
      <OwnInputs />
      <FormGroup title={words.opening} help={words.openingHelp}>
        <Field name="openingProjects" />
        <Field name="openingValue" unit={text.figures.currency} />
      </FormGroup>
    </ResourceDialog>
  );
}

function Tags() {
  const used = useClientTags();
  return (
    <FormValue<string[]> name="tags">
      {({ value, onChange, error }) => (
        <TagsField label={labels.tags} value={value} onChange={onChange} error={error} used={used} />
      )}
    </FormValue>
  );
}

/** The services that the forms offer; a stored key that they no longer offer is kept. */
function Services() {
  return (
    <FormValue<string[]> name="services">
      {({ value, onChange }) => (
        <fieldset className={formStyles.full}>
          <legend className={typeStyles.unseen}>{labels.services}</legend>
          <AskedField name="services" value={value} onChange={onChange} />
        </fieldset>
      )}
    </FormValue>
  );
}

/** Warns when another client has the same e-mail. That is allowed, since two people of a company may share one. */
function Email({ own }: { own: number | undefined }) {
  const { form } = useResourceForm();
  const [typed, setTyped] = useState("");
  const { data: known } = useQuery({
    queryKey: ["clients", "e-mail", typed],
    queryFn: () => findClientByEmail(typed),
    enabled: typed !== "",
  });
  const { onBlur, ...field } = bind(form, "email");
  const isOther = known !== undefined && known !== null && known.id !== own;
  return (
    <TextInput
      required
      type="email"
      label={labels.email}
      autoComplete="off"
      help={
        <span role="status" className={styles.warning}>
          {isOther && words.emailTaken(known.name)}
        </span>
      }
      {...field}
      onBlur={(event) => {
        setTyped(event.target.value.trim().toLowerCase());
        void onBlur(event);
      }}
    />
  );
}
