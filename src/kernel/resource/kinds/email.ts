import { type FieldOptions, kindOf, type Zod } from "../field.ts";
import { trimmed } from "./link.ts";
import { written } from "./text.ts";

type EmailOptions = FieldOptions & {
  /** Kept whatever it is: what a visitor asks is not lost for an address. */
  isAsTyped?: true;
  /** Even where it is required, whatever `<input type="email">` takes: a mailbox of a host without a domain too. */
  anyHost?: true;
};

/** An e-mail address as `<input type="email">` takes it, or empty; one that is required is looked at more closely. API-02 */
export const email = kindOf<string, EmailOptions>("email", (options) => ({
  stored: "text",
  initial: () => "",
  schema: (z) => {
    const typed = written(z, { max: 320, ...(options.required && { required: true }) });
    if (options.isAsTyped) return typed;
    // Missing first, malformed second: an empty field gets one sentence.
    if (options.required) return typed.pipe(options.anyHost ? addressSchema(z) : z.email());
    return z.preprocess(trimmed, z.union([z.literal(""), addressSchema(z)]));
  },
}));

/** What `<input type="email">` takes. */
export const addressSchema = (z: Zod) => z.email({ pattern: z.regexes.html5Email }).max(320);
