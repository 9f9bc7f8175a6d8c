import type { ReactNode } from "react";
import type { Resource } from "../../kernel/resource/resource.ts";
import { controls, type FieldLook } from "./controls.tsx";

/**
 * The field component of a resource: `<Field name="benefits" full />` takes label, limits, choices and control from the
 * description. A form is its layout and nothing else.
 */
export function fieldsOf<R extends Resource>(resource: R) {
  type Name = Extract<keyof R["fields"], string>;
  return function Field({ name, ...look }: FieldLook & { name: Name }): ReactNode {
    const field = resource.fields[name];
    const Control = field && controls[look.options ? "choice" : field.kind];
    if (!Control) throw new Error(`no control for ${name}`);
    return <Control {...look} name={name} field={field} label={resource.words.labels[name] ?? name} />;
  };
}
