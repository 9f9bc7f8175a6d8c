import { Controller } from "react-hook-form";
import { RecordDialog } from "../../admin-kit/form/record-dialog.tsx";
import { bind, errorOf } from "../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../admin-kit/form/use-record-form.tsx";
import { AppError, invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { Switch, TextInput } from "../../ui/controls/inputs.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import type { ResourceChoice, WebhookBody, WebhookRow } from "./answers.ts";
import { TicksField } from "./ticks-field.tsx";
import { text, webhookWords } from "./webhooks.text.ts";
import { webhookEvents } from "./webhooks.ts";

type WebhookDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The webhook to change; null for a new one. */
  webhook: WebhookRow | null;
  choices: readonly ResourceChoice[];
  onSave(body: WebhookBody): Promise<unknown>;
};

const { labels } = webhookWords;
const events = webhookEvents.map((value) => ({ value, label: text.events[value] }));
const blank: WebhookBody = {
  name: "",
  address: "",
  events: ["request.created"],
  resources: [],
  isActive: true,
};

/** Edits the address and the events of a webhook; requirement TOKEN-01. */
export default function WebhookDialog({ isOpen, onClose, webhook, choices, onSave }: WebhookDialogProps) {
  return (
    <RecordDialog<WebhookBody>
      isOpen={isOpen}
      onClose={onClose}
      title={webhook ? text.edit : text.add}
      initial={webhook ? formOf(webhook) : blank}
      onSave={async (form) => {
        refuseEmpty(form);
        await onSave(form.events.includes("record.changed") ? form : { ...form, resources: [] });
      }}
      {...(!webhook && { saveLabel: text.create })}
      failureText={sentenceOf}
    >
      {(form) => (
        <>
          <TextInput
            label={labels.name}
            required
            autoComplete="off"
            maxLength={60}
            help={text.nameHelp}
            {...bind(form, "name")}
          />
          <TextInput
            label={labels.address}
            required
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            help={text.addressHelp}
            {...bind(form, "address")}
          />
          <Ticks form={form} name="events" help={text.eventsHelp} choices={events} />
          {form.watch("events").includes("record.changed") && (
            <Ticks
              form={form}
              name="resources"
              help={text.resourcesHelp}
              choices={choices.map(({ resource, title }) => ({ value: resource, label: title }))}
            />
          )}
          <div>
            <Switch {...form.register("isActive")}>{text.isActive}</Switch>
            <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.isActiveHelp}</p>
          </div>
        </>
      )}
    </RecordDialog>
  );
}

type TicksProps = {
  form: RecordForm<WebhookBody>;
  name: "events" | "resources";
  help: string;
  choices: readonly { value: string; label: string }[];
};

function Ticks({ form, name, help, choices }: TicksProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <TicksField
          label={labels[name]}
          help={help}
          error={errorOf(form, name)}
          choices={choices}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

const formOf = ({ name, address, events, resources, isActive }: WebhookRow): WebhookBody => ({
  name,
  address,
  events,
  resources,
  isActive,
});

/** Throws `invalid` for empty fields before the call asks for a proof of identity. */
function refuseEmpty({ name, address, events, resources }: WebhookBody) {
  const faults = {
    ...(name.trim() === "" && { name: fieldMessages.required }),
    ...(address.trim() === "" && { address: fieldMessages.required }),
    ...(events.length === 0 && { events: text.faultsOf.events }),
    ...(events.includes("record.changed") &&
      resources.length === 0 && { resources: text.faultsOf.resources }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function sentenceOf(error: unknown): string | undefined {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "proof-needed") return undefined; // the person closed the dialog that asks for the proof of identity
  return code === "conflict" ? text.failures.full : text.failures.save;
}
