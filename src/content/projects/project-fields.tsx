import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { FoldedGroup, FormGroup } from "../../admin-kit/form/form-group.tsx";
import { errorOf } from "../../admin-kit/form/record-form.ts";
import { GalleryField } from "../../admin-kit/pictures/gallery-field.tsx";
import { ImageField } from "../../admin-kit/pictures/image-field.tsx";
import type { GalleryPicture } from "../../kernel/resource/kinds/gallery.ts";
import { Select, TextInput } from "../../ui/controls/inputs.tsx";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import { numberValue } from "../../ui/text/digits.ts";
import { coverOf } from "./cover-value.ts";
import { type ClientChoice, projects } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

const { form: words, labels } = text;
const Field = fieldsOf(projects);

type PictureProps = {
  /** The id from which the cover is drawn; null for a new project. */
  drawn: string | null;
  /** The stored picture. */
  stored: string | null;
  progress: number | undefined;
  pictureError: string | undefined;
};

/** The fields of a project's form; none is required, ADM-08. */
export function ProjectFields({ clients, ...picture }: PictureProps & { clients: readonly ClientChoice[] }) {
  return (
    <>
      <FormGroup title={words.basics} help={words.basicsHelp}>
        <Field full name="title" />
        <Field full name="summary" />
        <Field full name="description" />
        <Field name="category" />
        <Field name="status" />
      </FormGroup>
      <FormGroup title={words.picture}>
        <Cover {...picture} />
        <Field full name="imageAlt" />
        <Gallery drawn={picture.drawn} />
      </FormGroup>
      <FormGroup title={words.work}>
        <Field name="completion" unit="%" />
        <Field name="duration" placeholder={words.durationHint} />
        <Field name="value" placeholder={words.valueHint} />
        <Field name="valueAmount" unit={words.currency} help={words.valueAmountHelp} />
        <Field name="client" />
        <ClientRecord clients={clients} />
        <Field name="location" placeholder={words.locationHint} />
        <Field name="order" />
        <Field name="startDate" />
        <Field name="endDate" />
        <Field name="isActive" group={words.visibility} />
      </FormGroup>
      <FoldedGroup title={words.study} help={words.studyHelp} names={study}>
        <Field full name="challenge" />
        <Field full name="challengeText" />
        <Field full name="decision" />
        <Field full name="decisionText" />
        <Field full name="result" />
        <Field full name="resultText" />
        <Figures />
      </FoldedGroup>
      <FoldedGroup title={words.detail} help={words.detailHelp} names={detail}>
        <Field full name="detailImage" />
        <Field name="detailX" unit="%" />
        <Field name="detailY" unit="%" />
        <Field name="detailZoom" unit="%" />
        <Field name="detailCaption" />
      </FoldedGroup>
    </>
  );
}

const study = [
  "challenge",
  "challengeText",
  "decision",
  "decisionText",
  "result",
  "resultText",
  "figures",
] as const;
const detail = ["detailImage", "detailX", "detailY", "detailZoom", "detailCaption"] as const;

const places = [0, 1, 2, 3];
const noFigure = { value: "", label: "" };
const isFigure = (figure: typeof noFigure) => figure.value !== "" || figure.label !== "";

/** Inputs for four figures; empty ones at the end are not stored. */
function Figures() {
  const { form } = useResourceForm();
  return (
    <FormValue<(typeof noFigure)[]> name="figures">
      {({ value, onChange }) => {
        const change = (place: number, changes: Partial<typeof noFigure>) => {
          const all = places.map((other) => ({
            ...(value[other] ?? noFigure),
            ...(other === place && changes),
          }));
          onChange(all.slice(0, all.findLastIndex(isFigure) + 1));
        };
        return (
          <>
            {places.flatMap((place) => [
              <TextInput
                key={`${place}-value`}
                label={words.figure(place + 1)}
                placeholder={words.figureHint}
                value={value[place]?.value ?? ""}
                onChange={({ target }) => change(place, { value: target.value })}
                error={errorOf(form, `figures.${place}.value`)}
              />,
              <TextInput
                key={`${place}-label`}
                label={words.figureLabel(place + 1)}
                placeholder={words.figureLabelHint}
                value={value[place]?.label ?? ""}
                onChange={({ target }) => change(place, { label: target.value })}
                error={errorOf(form, `figures.${place}.label`)}
              />,
            ])}
          </>
        );
      }}
    </FormValue>
  );
}

/** The cover. A chosen file is the field's value until the form is saved, which uploads it. */
function Cover({ drawn, stored, progress, pictureError }: PictureProps) {
  return (
    <FormValue<unknown> name="image">
      {({ value, onChange, error }) => (
        <ImageField
          full
          label={labels.image}
          help={words.pictureHelp}
          value={coverOf(value, stored)}
          onChange={onChange}
          onFile={onChange}
          ratio={16 / 10}
          drawn={drawn && coverPath(drawn)}
          progress={progress}
          error={pictureError ?? error}
        />
      )}
    </FormValue>
  );
}

function Gallery({ drawn }: Pick<PictureProps, "drawn">) {
  return (
    <FormValue<GalleryPicture[]> name="gallery">
      {({ value, onChange, error }) => (
        <GalleryField
          full
          label={labels.gallery}
          {...{ value, onChange, error }}
          drawn={(place) => drawn && coverPath(drawn, place)}
          ratio={3 / 2}
        />
      )}
    </FormValue>
  );
}

/** Links the project to a client's record. Choosing one also fills the client's name if that is empty. */
function ClientRecord({ clients }: { clients: readonly ClientChoice[] }) {
  const { form } = useResourceForm();
  return (
    <FormValue<number | null> name="clientId">
      {({ value, onChange, onBlur, error }) => (
        <Select
          label={labels.clientId}
          placeholder={words.noClient}
          options={clientOptions(clients, value)}
          value={value === null ? "" : String(value)}
          onBlur={onBlur}
          onChange={({ target }) => {
            const id = numberValue(target.value);
            onChange(id);
            const chosen = clients.find((client) => client.id === id);
            if (chosen && String(form.getValues("client")).trim() === "")
              form.setValue("client", chosen.company, { shouldDirty: true });
          }}
          error={error}
        />
      )}
    </FormValue>
  );
}

/** Options for all clients, and for the linked client even if it was deleted or is not loaded yet. */
function clientOptions(clients: readonly ClientChoice[], own: number | null) {
  const options = clients.map(({ id, name, company }) => ({
    value: String(id),
    label: `${company} (${name})`,
  }));
  const isKnown = own === null || clients.some(({ id }) => id === own);
  return isKnown ? options : [...options, { value: String(own), label: String(own) }];
}
