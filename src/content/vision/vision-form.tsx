import { Controller, useWatch } from "react-hook-form";
import { checkBody } from "../../admin-kit/check-body.ts";
import { ImageField, type UploadImage } from "../../admin-kit/image-field.tsx";
import { usePendingUploads } from "../../admin-kit/pending-uploads.ts";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind, errorOf } from "../../admin-kit/record-form.ts";
import { numberValue } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { NumberInput, Switch, TextArea, TextInput } from "../../ui/inputs.tsx";
import type { VisionItemInput, VisionRecord } from "./schema.ts";
import { text } from "./vision-admin.text.ts";
import { TypeChoice, TypeFields } from "./vision-type-fields.tsx";
import { inputOf, visionLabels, visionWords } from "./vision-words.ts";
import { readVisionItem, type VisionAnswer, visionBodyOf, visionItemBody } from "./wire.ts";

const { form: words } = text;

type VisionDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The item that is edited; null for a new one. */
  item: VisionRecord | null;
  initial: VisionItemInput;
  canAddAnother: boolean;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: VisionRecord | null): Promise<unknown>;
};

/** Adds or changes an item; the fields follow its type; requirements AVIS-01, ADM-04, ADM-08. */
export default function VisionDialog({ item, onClose, onSave, ...dialog }: VisionDialogProps) {
  const uploads = usePendingUploads();
  const save = async (values: VisionItemInput, current?: unknown) => {
    const image = await uploads.finished("image", values.image);
    const body = visionBodyOf({ ...values, image });
    checkBody(visionItemBody, body);
    await onSave(body, current === undefined ? item : readVisionItem(current as VisionAnswer)); // the wire edge
  };
  const close = () => {
    uploads.forgetAll();
    onClose();
  };
  return (
    <RecordDialog<VisionItemInput>
      {...dialog}
      draft={`vision-items:${item?.id ?? "new"}`}
      onClose={close}
      title={item ? text.edit : text.add}
      onSave={save}
      failureText={text.failures.save}
      note={words.keeps}
      conflict={{
        labels: visionLabels,
        show: visionWords,
        valuesOf: (current) => inputOf(readVisionItem(current as VisionAnswer)), // the wire edge
      }}
    >
      {(form) => <VisionFields form={form} upload={uploads.uploadOf("image")} />}
    </RecordDialog>
  );
}

function VisionFields({ form, upload }: { form: RecordForm<VisionItemInput>; upload: UploadImage }) {
  const type = useWatch({ control: form.control, name: "type" });
  return (
    <>
      <div className="g2">
        <TypeChoice form={form} />
        <TextInput full label={words.title} {...bind(form, "title")} />
        <TextArea full label={words.description} {...bind(form, "description")} />
      </div>
      <TypeFields form={form} type={type} />
      <div className="g2">
        <TextArea full label={words.content} {...bind(form, "content")} />
        <Controller
          control={form.control}
          name="image"
          render={({ field: { value, onChange } }) => (
            <ImageField
              full
              label={words.image}
              help={words.imageHelp}
              value={value}
              onChange={onChange}
              upload={upload}
              ratio={16 / 10}
              error={errorOf(form, "image")}
            />
          )}
        />
        <NumberInput whole label={text.order} {...bind(form, "order", { setValueAs: numberValue })} />
        <FieldGroup label={words.visibility}>
          <Switch {...form.register("isActive")}>{words.visible}</Switch>
        </FieldGroup>
      </div>
    </>
  );
}
