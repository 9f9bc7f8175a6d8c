import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { checkBody } from "../../admin-kit/check-body.ts";
import { FormGroup } from "../../admin-kit/form-group.tsx";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind } from "../../admin-kit/record-form.ts";
import { dateValue, numberValue } from "../../ui/digits.ts";
import { DateInput, NumberInput, Select, TextInput } from "../../ui/inputs.tsx";
import { findClientByEmail } from "./client.ts";
import { formOf, labels } from "./client-words.ts";
import { text } from "./clients-admin.text.ts";
import { type ClientRecord, clientStatuses } from "./schema.ts";
import { type ClientAnswer, type ClientForm, clientBody, clientBodyOf, readClient } from "./wire.ts";

const { form: words } = text;

type ClientDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The client that is edited; null for a new one. */
  client: ClientRecord | null;
  initial: ClientForm;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: ClientRecord | null): Promise<unknown>;
  /** One client and no more: of a request that becomes one. */
  single?: boolean;
};

/** Adds or changes a client; requirements ACLI-01, ADM-04, API-08. */
export function ClientDialog({
  isOpen,
  onClose,
  client,
  initial,
  onSave,
  single = false,
}: ClientDialogProps) {
  const save = async (values: ClientForm, current?: unknown) => {
    const body = clientBodyOf(values);
    checkBody(clientBody, body);
    await onSave(body, current === undefined ? client : readClient(current as ClientAnswer)); // the wire edge
  };
  return (
    <RecordDialog<ClientForm>
      isOpen={isOpen}
      onClose={onClose}
      title={client ? text.edit : text.add}
      initial={initial}
      draft={single ? undefined : `clients:${client?.id ?? "new"}`}
      onSave={save}
      failureText={text.failures.save}
      canAddAnother={client === null && !single}
      conflict={{ labels, show, valuesOf: (current) => formOf(readClient(current as ClientAnswer)) }}
    >
      {(form) => <ClientFields form={form} own={client?.id} />}
    </RecordDialog>
  );
}

function show(name: keyof ClientForm, value: unknown): string | undefined {
  return name === "status" ? text.statuses[value as ClientForm["status"]] : undefined;
}

type FieldsProps = {
  form: RecordForm<ClientForm>;
  /** The id of the client that is edited. */
  own: number | undefined;
};

function ClientFields({ form, own }: FieldsProps) {
  return (
    <>
      <FormGroup title={words.person}>
        <TextInput required label={words.name} autoComplete="off" {...bind(form, "name")} />
        <TextInput required label={words.company} autoComplete="off" {...bind(form, "company")} />
        <Select label={text.status} options={statusOptions} {...bind(form, "status")} />
        <DateInput label={words.joinDate} {...bind(form, "joinDate", { setValueAs: dayValue })} />
      </FormGroup>
      <FormGroup title={words.contact}>
        <EmailField form={form} own={own} />
        <TextInput required type="tel" label={words.phone} autoComplete="off" {...bind(form, "phone")} />
        <TextInput
          full
          required
          label={words.address}
          placeholder={words.addressHint}
          autoComplete="off"
          {...bind(form, "address")}
        />
      </FormGroup>
      <FormGroup title={words.opening} help={words.openingHelp}>
        <NumberInput
          whole
          label={words.openingProjects}
          {...bind(form, "openingProjects", { setValueAs: numberValue })}
        />
        <NumberInput
          label={words.openingValue}
          unit={text.figures.currency}
          {...bind(form, "openingValue", { setValueAs: numberValue })}
        />
      </FormGroup>
    </>
  );
}

/** Warns of another client with the same address once it is typed; two people of one company may share it. */
function EmailField({ form, own }: FieldsProps) {
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
      label={words.email}
      autoComplete="off"
      help={
        <span role="status" className="warnt">
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

const statusOptions = clientStatuses.map((value) => ({ value, label: text.statuses[value] }));
const dayValue = (typed: unknown) => dateValue(typed) ?? "";
