import type { FieldErrors } from "../../kernel/errors.ts";

/** Wire name to field name: `short_description` → `shortDescription`; list places stay (`features.2`). */
export function fieldNameOf(wireName: string): string {
  return wireName.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Splits the errors of a 422 into those of the form's own fields and the rest, which only a banner can show. */
export function splitServerErrors(errors: FieldErrors, known: readonly string[], nameOf = fieldNameOf) {
  const own: { name: string; message: string }[] = [];
  const rest: string[] = [];
  for (const [wireName, message] of Object.entries(errors)) {
    const name = nameOf(wireName);
    if (known.includes(name.split(".")[0] ?? "")) own.push({ name, message });
    else rest.push(message);
  }
  return { own, rest };
}
