import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { fieldsOf } from "../../../../admin-kit/form/fields-of.tsx";
import { FormValue, useResourceForm } from "../../../../admin-kit/form/form-context.tsx";
import { FormGroup } from "../../../../admin-kit/form/form-group.tsx";
import { ResourceDialog } from "../../../../admin-kit/form/resource-dialog.tsx";
import { blankOf } from "../../../../kernel/resource/resource.ts";
import { FieldGroup } from "../../../../ui/controls/field.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import typeStyles from "../../../../ui/styles/type.module.css";
import { AskedField } from "../../../shared/asked-field.tsx";
import { deskText } from "../desk.text.ts";
import { enterRequest, readSamePerson } from "../desk-client.ts";
import { entries } from "../requests.ts";
import { SamePersonLinks } from "../same-person/same-person.tsx";
import { requestWords } from "./quote-requests.text.ts";
import { deskKey } from "./use-desk.ts";

const { enter: text } = deskText;
const Field = fieldsOf(entries);

type EnterDialogProps = { isOpen: boolean; onClose(): void; onEntered(id: number): unknown };

/** Enters a request that came by phone, visit or chat. Looks up known people while phone or e-mail is typed. DESK-01 */
export default function EnterDialog({ isOpen, onClose, onEntered }: EnterDialogProps) {
  return (
    <ResourceDialog
      isOpen={isOpen}
      onClose={onClose}
      resource={entries}
      record={null}
      initial={blankOf(entries)}
      onSave={async (body, _based, key) => {
        const { id } = await enterRequest(body, key);
        onEntered(id);
      }}
      canAddAnother={false}
      title={text.title}
      saveLabel={text.save}
      failureText={text.failed}
      draft="project-requests:entered"
      note={text.lead}
    >
      <FormGroup title={text.person}>
        <Field name="phone" autoComplete="off" />
        <Field name="source" />
        <Known />
        <Field name="name" autoComplete="off" />
        <Field name="companyName" autoComplete="off" optional />
        <Field name="email" autoComplete="off" optional />
      </FormGroup>
      <FormGroup title={text.asked}>
        <Services />
        <Field name="message" full rows={4} optional />
      </FormGroup>
    </ResourceDialog>
  );
}

/** Lists requests and clients that already have the typed phone or e-mail. */
function Known() {
  const { form } = useResourceForm();
  const phone = useDeferredValue(String(form.watch("phone") ?? "").trim());
  const email = useDeferredValue(String(form.watch("email") ?? "").trim());
  const isWorthAsking = phone.replace(/\D/g, "").length >= 9 || email.includes("@");
  const { data } = useQuery({
    queryKey: [deskKey, "same-person", phone, email],
    queryFn: () => readSamePerson(phone, email),
    enabled: isWorthAsking,
    staleTime: 30_000,
  });
  return (
    <div className={data ? formStyles.full : typeStyles.unseen} role="status">
      {isWorthAsking && data && data.requests.length + data.clients.length > 0 && (
        <SamePersonLinks title={text.known} {...data} />
      )}
    </div>
  );
}

function Services() {
  return (
    <FormValue<string[]> name="requestedServices">
      {({ value, onChange }) => (
        <FieldGroup label={requestWords.labels.requestedServices} full>
          <AskedField name="requestedServices" value={value} onChange={onChange} />
        </FieldGroup>
      )}
    </FormValue>
  );
}
