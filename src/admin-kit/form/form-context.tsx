import { createContext, useContext } from "react";
import type { Resource } from "../../kernel/resource/resource.ts";
import type { UploadImage } from "../image-field.tsx";
import type { RecordForm } from "../record-dialog-form.tsx";

/** The values of a form by field; what each is, follows from its kind. */
export type FormValues = Record<string, unknown>;

type ResourceForm = {
  resource: Resource;
  form: RecordForm<FormValues>;
  /** Stores the picture of a field. */
  uploadOf(name: string): UploadImage;
};

const context = createContext<ResourceForm | null>(null);

export const ResourceFormProvider = context.Provider;

/** The form that a field stands in, with its resource. Throws outside of one. */
export function useResourceForm(): ResourceForm {
  const form = useContext(context);
  if (!form) throw new Error("a field stands outside the form of its resource");
  return form;
}
