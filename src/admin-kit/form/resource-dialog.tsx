import type { ReactNode } from "react";
import type { FieldErrors } from "../../kernel/errors.ts";
import { type ValueWords, valueInWords } from "../../kernel/resource/field-labels.ts";
import type { AnsweredOf, InputOf, Resource } from "../../kernel/resource/resource.ts";
import { bodySchemas } from "../../kernel/resource/schemas.ts";
import { fieldOfWireName, fromAnswer, inputOf, toBody } from "../../kernel/resource/wire.ts";
import { usePendingUploads } from "../pictures/pending-uploads.ts";
import { checkBody, checkTogether, periodsIn } from "./check-body.ts";
import { type FormValues, ResourceFormProvider } from "./form-context.tsx";
import { RecordDialog } from "./record-dialog.tsx";

export type ResourceDialogProps<R extends Resource> = {
  isOpen: boolean;
  onClose(): void;
  resource: R;
  /** The record that is edited; null for a new one. */
  record: AnsweredOf<R> | null;
  initial: InputOf<R>;
  title: string;
  /** The sentence above the form when saving failed. */
  failureText: string | ((error: unknown) => string);
  /** Stores the body, as a change of `based` or, when that is null, as a new record, created once under `key`. */
  onSave(body: object, based: AnsweredOf<R> | null, key: string): Promise<unknown>;
  canAddAnother: boolean;
  saveLabel?: string;
  /** Completes the values before they are sent; by default the dialog only waits for uploads. */
  complete?: (values: InputOf<R>) => Promise<InputOf<R>>;
  /** The body that a save sends; by default every field. */
  bodyOf?: (values: InputOf<R>, based: AnsweredOf<R> | null) => object;
  /** The faults of values that do not fit together, by the names of their fields in calls. */
  faultsOf?: (values: InputOf<R>) => FieldErrors;
  /** Names of values that are stored with other records, for the merge. */
  valueWords?: ValueWords;
  /** Formats a value in the screen's own words, for the merge. */
  valueInWords?: (name: string, value: unknown) => string | undefined;
  /** The name that unsaved values are kept under; undefined keeps none. By default the resource and its record. */
  draft?: string | undefined;
  note?: ReactNode;
  children: ReactNode;
};

/** The props that a list screen passes to the form of its records. */
export type ResourceFormProps<R extends Resource> = Pick<
  ResourceDialogProps<R>,
  "isOpen" | "onClose" | "record" | "initial" | "canAddAnother" | "onSave"
>;

/** Adds or changes a record of a resource in a modal form, whose fields are the children; requirements ADM-04, API-08. */
export function ResourceDialog<R extends Resource>(props: ResourceDialogProps<R>) {
  const { resource, record, initial, onClose, onSave, bodyOf, faultsOf, valueWords, children, ...dialog } =
    props;
  const uploads = usePendingUploads();
  /** Waits for pictures that are still being uploaded. */
  const waitForPictures = async (typed: InputOf<R>): Promise<InputOf<R>> => {
    const values: FormValues = { ...typed };
    for (const [name, { kind }] of Object.entries(resource.fields))
      if (kind === "picture") values[name] = await uploads.finished(name, values[name] as string | null); // a picture's path
    return values as InputOf<R>; // the resource's own fields
  };
  const complete = props.complete ?? waitForPictures;
  const save = async (typed: FormValues, current: object | undefined, key: string) => {
    const based = current === undefined ? record : fromAnswer(resource, current);
    const input = await complete(typed as InputOf<R>); // the form's fields are those of the resource
    const body = bodyOf?.(input, based) ?? toBody(resource, input);
    checkBody(bodySchemas(resource).create, body);
    checkTogether({ ...periodsIn(resource, initial, input), ...faultsOf?.(input) });
    await onSave(body, based, key);
  };
  return (
    <RecordDialog<FormValues>
      draft={`${resource.path}:${record?.id ?? "new"}`}
      place={record ? `${resource.path}/${record.id}` : undefined}
      isNew={record === null}
      holdsPeople={resource.holds === "people"}
      {...dialog}
      initial={initial}
      onClose={() => {
        uploads.forgetAll();
        onClose();
      }}
      onSave={save}
      nameOf={(wireName) => fieldPathOf(resource, wireName)}
      conflict={{
        labels: resource.words.labels,
        show: (name, value) =>
          props.valueInWords?.(name, value) ?? valueInWords(resource, name, value, valueWords),
        valuesOf: (current) => inputOf(resource, fromAnswer(resource, current)),
      }}
    >
      {(form) => (
        <ResourceFormProvider value={{ resource, form, uploadOf: uploads.uploadOf }}>
          {children}
        </ResourceFormProvider>
      )}
    </RecordDialog>
  );
}

/** The form's path of a wire name in a refused body, such as `features.2`: the field, followed by the line. */
function fieldPathOf(resource: Resource, wireName: string) {
  const [name = "", ...place] = wireName.split(".");
  return [fieldOfWireName(resource, name) ?? name, ...place].join(".");
}
