import { z } from "zod";
import type { FieldErrors } from "../../../kernel/errors.ts";
import { faultsAt } from "../../../kernel/resource/address.ts";
import { fieldErrors } from "../../../kernel/resource/field-messages.ts";
import { onServer } from "../../../kernel/resource/on-server.server.ts";
import type { FieldValue, PageField } from "../sections/section.ts";

type Checked = { value: FieldValue; errors?: never } | { value?: never; errors: FieldErrors };

/** The value as it may be stored for its field, rich text sanitised; or an error message for each address in it. */
export function cleanFieldValue(field: PageField, value: unknown): Checked {
  const parsed = onServer(field.schema(z, onServer), field).safeParse(value);
  if (parsed.success) return { value: parsed.data as FieldValue }; // the value of its kind
  return { errors: faultsAt(field.id, value, fieldErrors(parsed.error)) };
}
