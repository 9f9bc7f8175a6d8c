import type { z } from "zod";
import { type FieldErrors, invalid } from "../../kernel/errors.ts";
import { fieldErrors } from "../../kernel/resource/field-messages.ts";
import { periodFaults, periodsOf } from "../../kernel/resource/periods.ts";
import type { Resource } from "../../kernel/resource/resource.ts";

/**
 * Checks a body before it is sent, with the server's schema: throws the same `invalid` error with the same sentences. The check
 * also rejects NaN, which JSON would send as null.
 */
export function checkBody(schema: z.ZodType, body: object) {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
}

/** The faults of the periods in a form's values, by the server's rule; RES-04. */
export function periodsIn(resource: Pick<Resource, "fields">, before: object, after: object): FieldErrors {
  return periodFaults(periodsOf(resource.fields), before, after);
}

/** Throws `invalid` for faults of values that do not fit together, as `checkBody` does for values that are wrong by themselves. */
export function checkTogether(faults: FieldErrors) {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
