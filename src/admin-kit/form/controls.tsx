import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type { Field } from "../../kernel/resource/field.ts";
import { dateValue, numberValue } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import {
  DateInput,
  freeText,
  NumberInput,
  type Option,
  Select,
  Switch,
  TextArea,
  TextInput,
} from "../../ui/inputs.tsx";
import { ImageField } from "../image-field.tsx";
import { ListField } from "../list-field.tsx";
import { bind, errorOf } from "../record-form.ts";
import { useResourceForm } from "./form-context.tsx";

/** What the place of a field in its form says of it; everything else comes from the description. */
export type FieldLook = {
  /** Spans both columns. */
  full?: boolean;
  help?: ReactNode;
  placeholder?: string;
  /** Says beside the label that it may stay empty. */
  optional?: boolean;
  /** Stands behind a number. */
  unit?: string;
  rows?: number;
  autoComplete?: string;
  /** The label of the box around a switch, whose own words are the field's label. */
  group?: string;
  /** The values to choose from, where they are known only here. */
  options?: readonly Option[];
};

export type ControlProps = FieldLook & { name: string; field: Field; label: string };

function TextControl({
  field,
  optional = false,
  rows: _,
  unit: __,
  options: ___,
  group: ____,
  ...look
}: ControlProps) {
  const { form } = useResourceForm();
  const isNullable = "empty" in field.options && field.options.empty === "null";
  const types: Record<string, string> = { phone: "tel", email: "email", link: "url" };
  return (
    <TextInput
      {...look}
      optional={optional}
      required={field.options.required}
      type={types[field.kind] ?? "text"}
      {...bind(form, look.name, isNullable ? { setValueAs: blankIsNull } : undefined)}
    />
  );
}

const blankIsNull = (typed: unknown) => (typeof typed === "string" && typed.trim() !== "" ? typed : null);

function ParagraphsControl({ name, label, full, help, optional, rows, placeholder }: ControlProps) {
  const { form } = useResourceForm();
  return (
    <TextArea
      {...{ label, full, help, optional, rows }}
      placeholder={placeholder ?? freeText.placeholder}
      {...bind(form, name)}
    />
  );
}

function NumberControl({ name, field, label, full, help, optional, unit, placeholder }: ControlProps) {
  const { form } = useResourceForm();
  return (
    <NumberInput
      {...{ label, full, help, optional, placeholder }}
      {...(unit !== undefined && { unit })}
      whole={field.limits?.whole ?? false}
      {...bind(form, name, { setValueAs: numberValue })}
    />
  );
}

function DayControl({ name, field, label, full, help, optional }: ControlProps) {
  const { form } = useResourceForm();
  const isNullable = "empty" in field.options && field.options.empty === "null";
  const setValueAs = (typed: unknown) => dateValue(typed) ?? (isNullable ? null : "");
  return <DateInput {...{ label, full, help, optional }} {...bind(form, name, { setValueAs })} />;
}

function FlagControl({ name, label, group, full }: ControlProps) {
  const { form } = useResourceForm();
  const control = <Switch {...form.register(name)}>{label}</Switch>;
  if (group !== undefined) return <FieldGroup label={group}>{control}</FieldGroup>;
  return full ? <div className="full">{control}</div> : control;
}

/** The values with their words; a record's own other value stays among them, so that an edit does not change it unseen. */
function ChoiceControl({ name, field, label, full, help, placeholder, options }: ControlProps) {
  const { form, resource } = useResourceForm();
  const words = resource.words.values[name] ?? {};
  const known = options ?? (field.choices ?? []).map((value) => ({ value, label: words[value] ?? value }));
  const own = form.formState.defaultValues?.[name];
  const isOther = typeof own === "string" && own !== "" && !known.some(({ value }) => value === own);
  const all = isOther ? [...known, { value: own, label: words[own] ?? own }] : known;
  const isNullable = "empty" in field.options && field.options.empty === "null";
  return (
    <Select
      {...{ label, full, help }}
      {...(placeholder !== undefined && { placeholder })}
      options={all}
      {...bind(form, name, isNullable ? { setValueAs: (key) => key || null } : undefined)}
    />
  );
}

function TextsControl({ name, label, full, placeholder }: ControlProps) {
  const { form } = useResourceForm();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <ListField
          {...{ label, full }}
          {...(placeholder !== undefined && { placeholder })}
          value={value as string[]} // the kind's value
          onChange={onChange}
          onBlur={onBlur}
          error={errorOf(form, name)}
          errorAt={(index) => errorOf(form, `${name}.${index}`)}
        />
      )}
    />
  );
}

function PictureControl({ name, field, label, full, help }: ControlProps) {
  const { form, uploadOf } = useResourceForm();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <ImageField
          {...{ label, full, help }}
          value={value as string | null} // the kind's value
          onChange={onChange}
          upload={uploadOf(name)}
          {...(field.ratio !== undefined && { ratio: field.ratio })}
          error={errorOf(form, name)}
        />
      )}
    />
  );
}

/** The control of each kind. A kind without one is laid out by its form. */
export const controls: Readonly<Record<string, (props: ControlProps) => ReactNode>> = {
  text: TextControl,
  phone: TextControl,
  email: TextControl,
  link: TextControl,
  paragraphs: ParagraphsControl,
  number: NumberControl,
  price: NumberControl,
  percentage: NumberControl,
  position: NumberControl,
  day: DayControl,
  flag: FlagControl,
  choice: ChoiceControl,
  texts: TextsControl,
  picture: PictureControl,
};
