import { Controller } from "react-hook-form";
import { FormGroup } from "../../admin-kit/form-group.tsx";
import { GalleryField } from "../../admin-kit/gallery-field.tsx";
import { ImageField } from "../../admin-kit/image-field.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind, errorOf } from "../../admin-kit/record-form.ts";
import { dateValue, numberValue } from "../../ui/digits.ts";
import { DateInput, NumberInput, Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import { coverPath } from "../../ui/picture-sources.ts";
import { coverOf } from "./cover-value.ts";
import { statusLabel } from "./project-status.tsx";
import type { ProjectValues } from "./project-words.ts";
import { text } from "./projects-admin.text.ts";
import { projectCategories, projectStatuses } from "./schema.ts";
import type { ClientChoice } from "./wire.ts";

const { form: words } = text;

type ProjectFieldsProps = {
  form: RecordForm<ProjectValues>;
  clients: readonly ClientChoice[];
  /** The id of which covers are drawn; null for a new project. */
  drawn: string | null;
  /** The picture that the project has. */
  stored: string | null;
  progress: number | undefined;
  pictureError: string | undefined;
};

/** The fields of a project's form; none is required, ADM-08. */
export function ProjectFields({ form, clients, drawn, stored, progress, pictureError }: ProjectFieldsProps) {
  const { control } = form;
  return (
    <>
      <FormGroup title={words.basics} help={words.basicsHelp}>
        <TextInput full label={words.title} {...bind(form, "title")} />
        <TextInput full label={words.summary} {...bind(form, "summary")} />
        <TextArea full label={words.description} {...bind(form, "description")} />
        <Select label={text.category} options={categoryOptions} {...bind(form, "category")} />
        <Select label={text.status} options={statusOptions(form)} {...bind(form, "status")} />
      </FormGroup>
      <FormGroup title={words.picture}>
        <Controller
          control={control}
          name="image"
          render={({ field: { value, onChange } }) => (
            <ImageField
              full
              label={words.image}
              help={words.pictureHelp}
              value={coverOf(value, stored)}
              onChange={onChange}
              onFile={onChange}
              ratio={16 / 10}
              drawn={drawn && coverPath(drawn)}
              progress={progress}
              error={pictureError ?? errorOf(form, "image")}
            />
          )}
        />
        <TextInput full label={words.imageAlt} {...bind(form, "imageAlt")} />
        <Controller
          control={control}
          name="gallery"
          render={({ field: { value, onChange } }) => (
            <GalleryField
              full
              label={words.gallery}
              value={value}
              onChange={onChange}
              drawn={(place) => drawn && coverPath(drawn, place)}
              ratio={3 / 2}
              error={errorOf(form, "gallery")}
            />
          )}
        />
      </FormGroup>
      <FormGroup title={words.work}>
        <NumberInput
          whole
          unit="%"
          label={words.completion}
          {...bind(form, "completion", { setValueAs: numberValue })}
        />
        <TextInput label={words.duration} placeholder={words.durationHint} {...bind(form, "duration")} />
        <TextInput label={words.value} placeholder={words.valueHint} {...bind(form, "value")} />
        <NumberInput
          label={words.valueAmount}
          unit={words.currency}
          help={words.valueAmountHelp}
          {...bind(form, "valueAmount", { setValueAs: numberValue })}
        />
        <ClientFields form={form} clients={clients} />
        <TextInput label={words.location} placeholder={words.locationHint} {...bind(form, "location")} />
        <NumberInput whole label={words.order} {...bind(form, "order", { setValueAs: numberValue })} />
        <DateInput label={words.startDate} {...bind(form, "startDate", { setValueAs: dayValue })} />
        <DateInput label={words.endDate} {...bind(form, "endDate", { setValueAs: dayValue })} />
      </FormGroup>
    </>
  );
}

const categoryOptions = projectCategories.map((value) => ({ value, label: text.categories[value] }));

/** The states of the house, and the project's own where it is another: it stays unless somebody chooses. PRJ-02, APRJ-03 */
function statusOptions(form: RecordForm<ProjectValues>) {
  const own = form.formState.defaultValues?.status ?? "";
  const others = own === "" || projectStatuses.some((known) => known === own) ? [] : [own];
  return [...projectStatuses, ...others].map((value) => ({ value, label: statusLabel(value) }));
}

const dayValue = (typed: unknown) => dateValue(typed) ?? "";

/** The client as text, and the client's own record: choosing one fills an empty text. */
function ClientFields({ form, clients }: Pick<ProjectFieldsProps, "form" | "clients">) {
  return (
    <>
      <TextInput label={words.client} {...bind(form, "client")} />
      <Controller
        control={form.control}
        name="clientId"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={words.clientId}
            placeholder={words.noClient}
            options={clientOptions(clients, value)}
            value={value === null ? "" : String(value)}
            onBlur={onBlur}
            onChange={({ target }) => {
              const id = numberValue(target.value);
              onChange(id);
              const chosen = clients.find((client) => client.id === id);
              if (chosen && form.getValues("client").trim() === "")
                form.setValue("client", chosen.company, { shouldDirty: true });
            }}
            error={errorOf(form, "clientId")}
          />
        )}
      />
    </>
  );
}

/** All clients, and the project's own also where it is gone or not loaded. */
function clientOptions(clients: readonly ClientChoice[], own: number | null) {
  const options = clients.map(({ id, name, company }) => ({
    value: String(id),
    label: `${company} (${name})`,
  }));
  const isKnown = own === null || clients.some(({ id }) => id === own);
  return isKnown ? options : [...options, { value: String(own), label: String(own) }];
}
