import type { Field, FieldOptions, Zod } from "../field.ts";
import { trimmed } from "./link.ts";

type EmailOptions = FieldOptions & {
  /** Even where it is required, whatever `<input type="email">` takes: a mailbox of a host without a domain too. */
  anyHost?: true;
};

/** An e-mail address as `<input type="email">` takes it, or empty; one that is required is looked at more closely. API-02 */
export function email<const Options extends EmailOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string, Options> {
  return {
    kind: "email",
    options,
    stored: "text",
    initial: () => "",
    schema: (z: Zod) =>
      // Missing first, malformed second: an empty field gets one sentence.
      options.required
        ? z
            .string()
            .trim()
            .max(320)
            .min(1)
            .pipe(options.anyHost ? addressSchema(z) : z.email())
        : z.preprocess(trimmed, z.union([z.literal(""), addressSchema(z)])),
  };
}

/** What `<input type="email">` takes. */
export const addressSchema = (z: Zod) => z.email({ pattern: z.regexes.html5Email }).max(320);
