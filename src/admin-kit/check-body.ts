import type { z } from "zod";
import { invalid } from "../kernel/errors.ts";
import { fieldErrors } from "../kernel/field-messages.ts";

/**
 * Holds a body against the schema that the server will hold it against, before it is sent: throws the same `invalid` with
 * the same sentences. It also keeps what is no number from travelling as null, as JSON would have it.
 */
export function checkBody(schema: z.ZodType, body: object) {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
}
