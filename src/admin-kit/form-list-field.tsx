import type { ComponentProps } from "react";
import { Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { ListField } from "./list-field.tsx";
import type { RecordForm } from "./record-dialog-form.tsx";
import { errorOf } from "./record-form.ts";

type FormListFieldProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof ListField>,
  "label" | "placeholder" | "full"
> & {
  form: RecordForm<Values>;
  name: FieldPathByValue<Values, string[]>;
};

/** The list of short texts that a record's form holds under a name, with the errors of the list and of its lines. */
export function FormListField<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormListFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <ListField
          {...field}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={errorOf(form, name)}
          errorAt={(index) => errorOf(form, `${name}.${index}`)}
        />
      )}
    />
  );
}
