import { ImageField } from "../../../admin-kit/pictures/image-field.tsx";
import { uploadImage } from "../../../admin-kit/pictures/upload-image.ts";
import type { FieldErrors } from "../../../kernel/errors.ts";
import { TextInput } from "../../../ui/controls/inputs.tsx";
import { useLatestRef } from "../../../ui/controls/use-latest-ref.ts";
import type { FieldValue, PageField, PageImage } from "../sections/section.ts";
import { ItemsField } from "./items-field.tsx";
import { text } from "./page-content-admin.text.ts";
import { ValueEditor } from "./value-editor.tsx";

export type FieldEditorProps = {
  field: PageField;
  value: FieldValue;
  /** Where the field is: `homepage/heroTitle`. */
  address: string;
  errors: FieldErrors;
  onChange(value: FieldValue): void;
};

const longText = 70; // characters: more than a line

/** The control of one field, by its kind; requirement ACNT-01. */
export function FieldEditor({ field, value, ...given }: FieldEditorProps) {
  const { id, label, items } = field;
  if (items) return <ItemsField {...given} field={field} items={Array.isArray(value) ? value : []} />;
  if (typeof value === "object" && "image" in value)
    return <Picture {...given} label={label} value={value} isMark={Boolean(field.options.isMark)} />;
  return (
    <ValueEditor
      field={field}
      name={field.name ?? id}
      label={label}
      isLong={String(field.content).length > longText}
      value={value}
      address={given.address}
      error={given.errors[id]}
      onChange={(value) => given.onChange(String(value))}
    />
  );
}

type PictureProps = {
  label: string;
  value: PageImage;
  /** It stands for the agency, whose name is beside it. */
  isMark: boolean;
  address: string;
  errors: FieldErrors;
  onChange(value: PageImage): void;
};

function Picture({ label, value, isMark, address, errors, onChange }: PictureProps) {
  const id = address.split("/")[1] ?? "";
  // An upload answers later: by then its words may have changed.
  const latest = useLatestRef(value);
  return (
    <div className="pageimg" data-address={address}>
      <ImageField
        label={label}
        value={value.image}
        error={errors[`${id}.image`]}
        upload={uploadImage}
        onChange={(image) => onChange({ ...latest.current, image })}
      />
      {!isMark && (
        <TextInput
          label={text.image.alt}
          help={text.image.altHelp}
          value={value.alt}
          error={errors[`${id}.alt`]}
          onChange={(event) => onChange({ ...value, alt: event.target.value })}
        />
      )}
    </div>
  );
}
