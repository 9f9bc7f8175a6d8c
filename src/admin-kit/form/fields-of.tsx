import type { ReactNode } from "react";
import type { Resource } from "../../kernel/resource/resource.ts";
import { FieldControl, type FieldLook } from "./controls.tsx";

/**
 * Makes the field component of a resource: `<Field name="title" full />` takes label, limits, choices and control from the
 * resource's description, so that a form contains only its layout.
 */
export function fieldsOf<R extends Resource>(resource: R) {
  type Name = Extract<keyof R["fields"], string>;
  return function Field({ name, ...look }: FieldLook & { name: Name }): ReactNode {
    const field = resource.fields[name];
    if (!field) throw new Error(`no field ${name}`);
    return <FieldControl {...look} name={name} field={field} label={resource.words.labels[name] ?? name} />;
  };
}
