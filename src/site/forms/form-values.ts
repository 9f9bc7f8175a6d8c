import type { FieldErrors } from "../../kernel/errors.ts";
import type { FormErrors } from "./form-controls.ts";

/** The text fields of a posted or filled form; "" for a missing one. */
export function textsOf<Name extends string>(form: FormData, names: readonly Name[]) {
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts) as Record<Name, string>; // one for each name
}

/** The values of the ticked boxes of one name. */
export function ticksOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string");
}

/** The first error sentence for each field of the form; null when none belongs to a field. */
export function errorsByField<Field extends string>(
  refused: FieldErrors,
  fieldOf: (wireName: string) => Field | undefined,
): FormErrors<Field> | null {
  const errors: FormErrors<Field> = {};
  for (const [wireName, sentence] of Object.entries(refused)) {
    const field = fieldOf(wireName);
    if (field) errors[field] ??= sentence;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
