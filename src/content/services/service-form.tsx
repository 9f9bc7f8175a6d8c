import { Controller } from "react-hook-form";
import { checkBody } from "../../admin-kit/check-body.ts";
import { FormGroup } from "../../admin-kit/form-group.tsx";
import { FormListField } from "../../admin-kit/form-list-field.tsx";
import { IconField } from "../../admin-kit/icon-field.tsx";
import { ImageField, type UploadImage } from "../../admin-kit/image-field.tsx";
import { usePendingUploads } from "../../admin-kit/pending-uploads.ts";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind, errorOf } from "../../admin-kit/record-form.ts";
import { fieldNameOf } from "../../admin-kit/server-errors.ts";
import { numberValue } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NumberInput, Select, Switch, TextArea, TextInput } from "../../ui/inputs.tsx";
import { failureOf } from "./client.ts";
import { type ServiceInput, type ServiceRecord, serviceCategories, serviceIcons } from "./schema.ts";
import { serviceIcon } from "./service-icons.tsx";
import { inputOf, labels, show } from "./service-words.ts";
import { text } from "./services-admin.text.ts";
import { readService, type ServiceAnswer, serviceBody, serviceBodyOf, serviceWire } from "./wire.ts";

const { form: words } = text;

type ServiceDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The service that is edited; null for a new one. */
  service: ServiceRecord | null;
  initial: ServiceInput;
  canAddAnother: boolean;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: ServiceRecord | null): Promise<unknown>;
};

/** Adds or changes a service; requirements ASVC-02, ADM-04, API-08. */
export default function ServiceDialog({
  isOpen,
  onClose,
  service,
  initial,
  canAddAnother,
  onSave,
}: ServiceDialogProps) {
  const uploads = usePendingUploads();
  const save = async (values: ServiceInput, current?: unknown) => {
    const image = await uploads.finished("image", values.image);
    const body = serviceBodyOf({ ...values, image });
    checkBody(serviceBody, body);
    await onSave(body, current === undefined ? service : readService(current as ServiceAnswer)); // the wire edge
  };
  return (
    <RecordDialog<ServiceInput>
      isOpen={isOpen}
      onClose={() => {
        uploads.forgetAll();
        onClose();
      }}
      title={service ? text.edit : text.add}
      initial={initial}
      draft={`services:${service?.id ?? "new"}`}
      onSave={save}
      failureText={(error) => failureOf(service ? "update" : "create", error)}
      nameOf={(wireName) => serviceWire.fieldOf(wireName) ?? fieldNameOf(wireName)}
      canAddAnother={canAddAnother}
      conflict={{ labels, show, valuesOf: (current) => inputOf(readService(current as ServiceAnswer)) }}
    >
      {(form) => <ServiceFields form={form} upload={uploads.uploadOf("image")} />}
    </RecordDialog>
  );
}

function ServiceFields({ form, upload }: { form: RecordForm<ServiceInput>; upload: UploadImage }) {
  const { control } = form;
  return (
    <>
      <FormGroup title={words.basics} help={words.basicsHelp}>
        <TextInput full label={words.title} {...bind(form, "title")} />
        <TextInput full label={words.shortDescription} {...bind(form, "shortDescription")} />
        <TextArea full label={words.description} {...bind(form, "description")} />
        <Select label={text.category} options={categoryOptions} {...bind(form, "category")} />
        <Controller
          control={control}
          name="icon"
          render={({ field: { value, onChange } }) => (
            <IconField full label={words.icon} options={iconOptions} value={value} onChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="image"
          render={({ field: { value, onChange } }) => (
            <ImageField
              full
              label={words.image}
              help={words.imageHelp}
              value={value}
              onChange={onChange}
              upload={upload}
              ratio={16 / 9}
              error={errorOf(form, "image")}
            />
          )}
        />
      </FormGroup>
      <FormGroup title={words.lists} help={words.listsHelp}>
        <FormListField form={form} name="features" label={words.features} placeholder={words.feature} />
        <FormListField form={form} name="benefits" label={words.benefits} placeholder={words.benefit} />
      </FormGroup>
      <FormGroup title={words.display}>
        <NumberInput whole label={text.order} {...bind(form, "order", { setValueAs: numberValue })} />
        <FieldGroup label={words.visibility}>
          <Switch {...form.register("isActive")}>{words.visible}</Switch>
        </FieldGroup>
      </FormGroup>
    </>
  );
}

const categoryOptions = serviceCategories.map((value) => ({ value, label: text.categories[value] }));
const iconOptions = serviceIcons.map((value) => ({
  value,
  label: text.icons[value],
  picture: <Icon of={serviceIcon(value)} />,
}));
