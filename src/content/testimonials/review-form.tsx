import { useWatch } from "react-hook-form";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { FormGroup } from "../../admin-kit/form/form-group.tsx";
import { bind } from "../../admin-kit/form/record-form.ts";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import type { ChoiceSource } from "../../admin-kit/reference/reference-choices.ts";
import { ReferenceField } from "../../admin-kit/reference/reference-field.tsx";
import type { Resource } from "../../kernel/resource/resource.ts";
import { toBody } from "../../kernel/resource/wire.ts";
import { NumberInput } from "../../ui/controls/inputs.tsx";
import { numberValue } from "../../ui/text/digits.ts";
import { shownLetters } from "./review-tile.tsx";
import { type ReviewInput, type ReviewRecord, reviews } from "./reviews.ts";
import { StarField } from "./star-field.tsx";
import { text } from "./testimonials-admin.text.ts";

const { form: words } = text;
const Field = fieldsOf(reviews);

type ReviewDialogProps = ResourceFormProps<typeof reviews>;

/** Adds or changes a review; requirements ATEST-01, ATEST-02, ADM-04, ERR-04, API-08. */
export default function ReviewDialog(props: ReviewDialogProps) {
  return (
    <ResourceDialog
      {...props}
      resource={reviews}
      title={props.record ? text.edit : text.add}
      failureText={`${text.failed}: ${text.failures[props.record ? "update" : "create"]}`}
      bodyOf={reviewBodyOf}
    >
      <FormGroup title={words.review} help={words.reviewHelp}>
        <Field name="clientName" />
        <Field name="clientPosition" />
        <Field full name="company" />
        <Rating />
        <Field full name="testimonialText" rows={5} help={<Length />} />
        <Field full name="clientImage" help={words.imageHelp} />
      </FormGroup>
      <FormGroup title={words.project}>
        <Project />
        <Field full name="projectName" />
        <Field name="projectValue" placeholder={words.valueHint} />
        <Field name="projectDuration" placeholder={words.durationHint} />
        <Field full name="projectImage" help={words.imageHelp} />
      </FormGroup>
      <FormGroup title={words.display}>
        <Field name="category" options={categoryOptions} />
        <Field name="date" />
        <Order />
        <Field name="isActive" group={words.visibility} />
      </FormGroup>
    </ResourceDialog>
  );
}

/**
 * The body of a create or an update: the fields in the names of a team member, and those without such a name; ATEST-02. The
 * project is sent if there is one, or was one before.
 */
function reviewBodyOf({ projectId, ...review }: ReviewInput, before: ReviewRecord | null) {
  const body = toBody(reviews, review);
  const fields: Resource["fields"] = reviews.fields;
  const mapped = Object.entries(body).map(([name, value]) => [
    fields[name]?.options.aliases?.[0] ?? name,
    value,
  ]);
  const names = projectId !== null || (before?.projectId ?? null) !== null;
  const contacts = { email: "", phone: "", linkedin: "" };
  return { ...Object.fromEntries(mapped), ...contacts, ...(names && { projectId }) };
}

function Rating() {
  return (
    <FormValue<number> name="rating">
      {({ value, onChange, error }) => (
        <StarField label={text.labels.rating} {...{ value, onChange, error }} />
      )}
    </FormValue>
  );
}

/** The project whose page shows the review; requirement PRJ-05. */
function Project() {
  return (
    <FormValue<string | null> name="projectId">
      {({ value, onChange, error }) => (
        <ReferenceField
          label={text.labels.projectId}
          help={words.projectIdHelp}
          error={error}
          source={projectChoices}
          words={words.projectChoice}
          value={value ?? ""}
          onChange={(id) => onChange(id || null)}
        />
      )}
    </FormValue>
  );
}

const projectChoices: ChoiceSource = { path: "/api/projects", nameOf: ({ title }) => String(title) };

/** The place of a review: a whole number. An emptied field means 0 (ADM-08); a missing place stays missing (ATEST-02). */
function Order() {
  const { form } = useResourceForm();
  return (
    <NumberInput whole label={text.labels.order} {...bind(form, "order", { setValueAs: wholeOrZero })} />
  );
}

const wholeOrZero = (typed: unknown) => (typed === null ? null : Math.trunc(numberValue(typed) ?? 0));

const categoryOptions = (["general", "commercial", "residential", "industrial"] as const).map((value) => ({
  value,
  label: text.values.category[value],
}));

const letters = new Intl.Segmenter("ar", { granularity: "grapheme" });

function Length() {
  const { form } = useResourceForm();
  const typed = useWatch({ control: form.control, name: "testimonialText" });
  return <>{words.length([...letters.segment(String(typed))].length, shownLetters)}</>;
}
