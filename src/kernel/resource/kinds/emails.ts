import type { Field, FieldOptions, Zod } from "../field.ts";
import { addressSchema } from "./email.ts";

/** Up to 20 e-mail addresses. */
export function emails<const Options extends FieldOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string[], Options> {
  return {
    kind: "emails",
    options,
    stored: "json",
    initial: () => [],
    schema: (z: Zod) => z.array(z.string().trim().max(320).pipe(addressSchema(z))).max(20),
  };
}
