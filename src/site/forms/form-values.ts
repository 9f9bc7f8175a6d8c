import type { FieldErrors } from "../../kernel/errors.ts";
import type { FormErrors } from "./form-controls.ts";

/** What a posted or filled form holds in its fields of text; "" where there is none. */
export function textsOf<Name extends string>(form: FormData, names: readonly Name[]) {
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts) as Record<Name, string>; // one for each name
}

/** What is ticked of several boxes of one name. */
export function ticksOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string");
}

/** The sentences of a refusal, the first for each field of the form; null when none of them belongs to one. */
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
