import type { z } from "zod";
import { invalid } from "../../kernel/errors.ts";
import { fieldErrors } from "../../kernel/resource/field-messages.ts";
import { periodFaults, periodsOf } from "../../kernel/resource/periods.ts";
import type { Resource } from "../../kernel/resource/resource.ts";

/**
 * Holds a body against the schema that the server will hold it against, before it is sent: throws the same `invalid` with
 * the same sentences. It also keeps what is no number from travelling as null, as JSON would have it.
 */
export function checkBody(schema: z.ZodType, body: object) {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
}

/** Holds the values of a form against the server's rule of periods, as `checkBody` does against its schema; RES-04. */
export function checkPeriods(resource: Pick<Resource, "fields">, before: object, after: object) {
  const faults = periodFaults(periodsOf(resource.fields), before, after);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
