import type { Field, FieldOptions, Zod } from "../field.ts";
import { trimmed } from "./link.ts";

/** An e-mail address as `<input type="email">` takes it, or empty; one that is required is looked at more closely. API-02 */
export function email<const Options extends FieldOptions>(
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
        ? z.string().trim().max(320).min(1).pipe(z.email())
        : z.preprocess(trimmed, z.union([z.literal(""), addressSchema(z)])),
  };
}

/** What `<input type="email">` takes. */
export const addressSchema = (z: Zod) => z.email({ pattern: z.regexes.html5Email }).max(320);
