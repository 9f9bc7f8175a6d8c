import type { ReactNode } from "react";
import type { Resource } from "../../kernel/resource/resource.ts";
import { FieldControl, type FieldLook } from "./controls.tsx";

/**
 * The field component of a resource: `<Field name="title" full />` takes label, limits, choices and control from the
 * description. A form is its layout and nothing else.
 */
export function fieldsOf<R extends Resource>(resource: R) {
  type Name = Extract<keyof R["fields"], string>;
  return function Field({ name, ...look }: FieldLook & { name: Name }): ReactNode {
    const field = resource.fields[name];
    if (!field) throw new Error(`no field ${name}`);
    return <FieldControl {...look} name={name} field={field} label={resource.words.labels[name] ?? name} />;
  };
}
