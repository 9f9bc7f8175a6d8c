import type { FieldErrors } from "../../../kernel/errors.ts";
import { oneOf } from "../../../kernel/objects.ts";
import type { FieldValue, PageField } from "../sections/section.ts";
import { ItemsField } from "./items-field.tsx";
import { ValueEditor } from "./value-editor.tsx";
import { PictureValue } from "./values/picture-value.tsx";

export type FieldEditorProps = {
  field: PageField;
  value: FieldValue;
  /** Where the field is: `pages/homepage/heroTitle`. */
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
    return (
      <PictureValue
        {...given}
        label={label}
        value={value}
        isMark={Boolean(field.options.isMark)}
        logoOn={oneOf(["light", "dark"], String(field.options.logoOn))}
      />
    );
  return (
    <ValueEditor
      field={field}
      name={field.name ?? id}
      label={label}
      isLong={field.options.isTall === true || String(field.content).length > longText}
      value={value}
      address={given.address}
      error={given.errors[id]}
      onChange={(value) => given.onChange(String(value))}
    />
  );
}
