import { useRef } from "react";
import { ImageField } from "../../admin-kit/image-field.tsx";
import { uploadImage } from "../../admin-kit/upload-image.ts";
import type { FieldErrors } from "../../kernel/errors.ts";
import { TextArea, TextInput } from "../../ui/inputs.tsx";
import { ItemsField } from "./items-field.tsx";
import { text } from "./page-content-admin.text.ts";
import { RichField } from "./rich-field.tsx";
import type { Field, FieldValue, PageImage } from "./section.ts";

export type FieldEditorProps = {
  field: Field;
  value: FieldValue;
  /** Where the field is: `homepage/heroTitle`. */
  address: string;
  errors: FieldErrors;
  onChange(value: FieldValue): void;
};

const longText = 70; // characters: more than a line

/** The control of one field, by its kind; requirement ACNT-01. */
export function FieldEditor({ field, value, address, errors, onChange }: FieldEditorProps) {
  const error = errors[field.id];
  if (field.type === "list")
    return (
      <ItemsField
        field={field}
        items={Array.isArray(value) ? value : []}
        address={address}
        errors={errors}
        onChange={onChange}
      />
    );
  if (field.type === "image")
    return (
      <Picture
        label={field.label}
        value={typeof value === "object" && "image" in value ? value : { image: null, alt: "" }}
        address={address}
        errors={errors}
        onChange={onChange}
      />
    );
  if (field.type === "rich-text")
    return (
      <RichField
        label={field.label}
        value={String(value)}
        address={address}
        error={error}
        onChange={onChange}
      />
    );
  const isLong = field.content.length > longText;
  const control = {
    label: field.label,
    value: String(value),
    error,
    "data-address": address,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return isLong ? <TextArea {...control} /> : <TextInput {...control} />;
}

type PictureProps = {
  label: string;
  value: PageImage;
  address: string;
  errors: FieldErrors;
  onChange(value: PageImage): void;
};

function Picture({ label, value, address, errors, onChange }: PictureProps) {
  const id = address.split("/")[1] ?? "";
  // An upload answers later: by then its words may have changed.
  const latest = useRef(value);
  latest.current = value;
  return (
    <div className="pageimg" data-address={address}>
      <ImageField
        label={label}
        value={value.image}
        error={errors[`${id}.image`]}
        upload={uploadImage}
        onChange={(image) => onChange({ ...latest.current, image })}
      />
      <TextInput
        label={text.image.alt}
        help={text.image.altHelp}
        value={value.alt}
        error={errors[`${id}.alt`]}
        onChange={(event) => onChange({ ...value, alt: event.target.value })}
      />
    </div>
  );
}
