import type { z } from "zod";
import { invalid } from "../../kernel/errors.ts";
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

/** Checks the periods in a form's values by the server's rule, as `checkBody` does by its schema. Throws `invalid`; RES-04. */
export function checkPeriods(resource: Pick<Resource, "fields">, before: object, after: object) {
  const faults = periodFaults(periodsOf(resource.fields), before, after);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
