import { createContext, type ReactElement, useContext } from "react";
import { Controller } from "react-hook-form";
import type { Resource } from "../../kernel/resource/resource.ts";
import type { UploadImage } from "../pictures/image-field.tsx";
import { errorOf } from "./record-form.ts";
import type { RecordForm } from "./use-record-form.tsx";

/** The values of a form by field; the type of each follows from the field's kind. */
export type FormValues = Record<string, unknown>;

type ResourceForm = {
  resource: Resource;
  form: RecordForm<FormValues>;
  /** The function that stores a file for the picture field of this name. */
  uploadOf(name: string): UploadImage;
};

const context = createContext<ResourceForm | null>(null);

export const ResourceFormProvider = context.Provider;

/** The form around a field, with its resource. Throws outside a form. */
export function useResourceForm(): ResourceForm {
  const form = useContext(context);
  if (!form) throw new Error("a field is outside the form of its resource");
  return form;
}

type FormValueProps<Value> = {
  name: string;
  children(field: {
    value: Value;
    onChange(value: Value): void;
    onBlur(): void;
    error: string | undefined;
  }): ReactElement;
};

/** Passes a field's value to a control that is no plain input: `<FormValue<number> name="rating">{(field) => …}</FormValue>`. */
export function FormValue<Value>({ name, children }: FormValueProps<Value>) {
  const { form } = useResourceForm();
  return (
    <Controller
      control={form.control}
      name={name}
      render={
        ({ field: { value, onChange, onBlur } }) =>
          children({ value: value as Value, onChange, onBlur, error: errorOf(form, name) }) // typed by the field's kind
      }
    />
  );
}
