import { Controller, useWatch } from "react-hook-form";
import { checkBody } from "../../admin-kit/check-body.ts";
import { FormGroup } from "../../admin-kit/form-group.tsx";
import { ImageField, type UploadImage } from "../../admin-kit/image-field.tsx";
import { usePendingUploads } from "../../admin-kit/pending-uploads.ts";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind, errorOf } from "../../admin-kit/record-form.ts";
import { dateValue, numberValue } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { DateInput, NumberInput, Select, Switch, TextArea, TextInput } from "../../ui/inputs.tsx";
import { ProjectField } from "./project-field.tsx";
import { shownLetters } from "./review-tile.tsx";
import { categoryLabel, inputOf, labels, show } from "./review-words.ts";
import { type ReviewInput, type ReviewRecord, reviewTabs } from "./schema.ts";
import { StarField } from "./star-field.tsx";
import { text } from "./testimonials-admin.text.ts";
import { type ReviewAnswer, readReview, reviewBody, reviewBodyOf, reviewWire } from "./wire.ts";

const { form: words } = text;

type ReviewDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The review that is edited; null for a new one. */
  review: ReviewRecord | null;
  initial: ReviewInput;
  canAddAnother: boolean;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: ReviewRecord | null): Promise<unknown>;
};

/** Adds or changes a review; requirements ATEST-01, ATEST-02, ADM-04, ERR-04, API-08. */
export default function ReviewDialog({ onClose, review, onSave, ...dialog }: ReviewDialogProps) {
  const uploads = usePendingUploads();
  const save = async (values: ReviewInput, current?: unknown) => {
    const clientImage = await uploads.finished("clientImage", values.clientImage);
    const projectImage = await uploads.finished("projectImage", values.projectImage);
    const based = current === undefined ? review : readReview(current as ReviewAnswer); // the wire edge
    const body = reviewBodyOf({ ...values, clientImage, projectImage }, based);
    checkBody(reviewBody, body);
    await onSave(body, based);
  };
  return (
    <RecordDialog<ReviewInput>
      {...dialog}
      onClose={() => {
        uploads.forgetAll();
        onClose();
      }}
      title={review ? text.edit : text.add}
      onSave={save}
      failureText={`${text.failed}: ${text.failures[review ? "update" : "create"]}`}
      draft={`reviews:${review?.id ?? "new"}`}
      nameOf={fieldOf}
      conflict={{ labels, show, valuesOf: (current) => inputOf(readReview(current as ReviewAnswer)) }}
    >
      {(form) => <ReviewFields form={form} uploadOf={uploads.uploadOf} />}
    </RecordDialog>
  );
}

/** The mapped names of a 422 lead back to the fields of the form. */
function fieldOf(wireName: string) {
  const [name = "", ...place] = wireName.split(".");
  return [reviewWire.fieldOf(name) ?? name, ...place].join(".");
}

type FieldsProps = { form: RecordForm<ReviewInput>; uploadOf(field: string): UploadImage };

function ReviewFields({ form, uploadOf }: FieldsProps) {
  return (
    <>
      <FormGroup title={words.review} help={words.reviewHelp}>
        <TextInput label={words.clientName} {...bind(form, "clientName")} />
        <TextInput label={words.clientPosition} {...bind(form, "clientPosition")} />
        <TextInput full label={words.company} {...bind(form, "company")} />
        <Controller
          control={form.control}
          name="rating"
          render={({ field: { value, onChange } }) => (
            <StarField
              label={text.rating}
              value={value}
              onChange={onChange}
              error={errorOf(form, "rating")}
            />
          )}
        />
        <TextArea
          full
          rows={5}
          label={words.testimonialText}
          help={<Length form={form} />}
          {...bind(form, "testimonialText")}
        />
        <Image form={form} name="clientImage" label={words.clientImage} upload={uploadOf("clientImage")} />
      </FormGroup>
      <FormGroup title={words.project}>
        <Controller
          control={form.control}
          name="projectId"
          render={({ field: { value, onChange } }) => (
            <ProjectField value={value} onChange={onChange} error={errorOf(form, "projectId")} />
          )}
        />
        <TextInput full label={words.projectName} {...bind(form, "projectName")} />
        <TextInput label={words.projectValue} placeholder={words.valueHint} {...bind(form, "projectValue")} />
        <TextInput
          label={words.projectDuration}
          placeholder={words.durationHint}
          {...bind(form, "projectDuration")}
        />
        <Image form={form} name="projectImage" label={words.projectImage} upload={uploadOf("projectImage")} />
      </FormGroup>
      <FormGroup title={words.display}>
        <Select label={words.category} options={categoryOptions(form)} {...bind(form, "category")} />
        <DateInput label={words.date} {...bind(form, "date", { setValueAs: dateOrEmpty })} />
        <NumberInput whole label={text.order} {...bind(form, "order", { setValueAs: wholeOrZero })} />
        <FieldGroup label={words.visibility}>
          <Switch {...form.register("isActive")}>{words.visible}</Switch>
        </FieldGroup>
      </FormGroup>
    </>
  );
}

/** The tabs of the public page, `general`, and the review's own where it is another one: an edit must not change it unseen. */
function categoryOptions(form: RecordForm<ReviewInput>) {
  const own = form.formState.defaultValues?.category ?? "general";
  return [...new Set(["general", ...reviewTabs, own])].map((value) => ({
    value,
    label: categoryLabel(value),
  }));
}

/** An emptied day says nothing: the server keeps the one that it has. */
const dateOrEmpty = (typed: unknown) => dateValue(typed) ?? "";

/** The numbers of a review are whole, and an emptied field is 0 (ADM-08); a place that is missing stays so (ATEST-02). */
const wholeOrZero = (typed: unknown) => (typed === null ? null : Math.trunc(numberValue(typed) ?? 0));

const letters = new Intl.Segmenter("ar", { granularity: "grapheme" });

function Length({ form }: { form: RecordForm<ReviewInput> }) {
  const typed = useWatch({ control: form.control, name: "testimonialText" });
  return <>{words.length([...letters.segment(typed)].length, shownLetters)}</>;
}

type ImageProps = {
  form: RecordForm<ReviewInput>;
  name: "clientImage" | "projectImage";
  label: string;
  upload: UploadImage;
};

function Image({ form, name, label, upload }: ImageProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <ImageField
          full
          label={label}
          help={words.imageHelp}
          value={value}
          onChange={onChange}
          upload={upload}
          ratio={name === "clientImage" ? 1 : 16 / 10}
          error={errorOf(form, name)}
        />
      )}
    />
  );
}
