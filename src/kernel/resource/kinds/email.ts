import { type FieldOptions, kindOf, type Zod } from "../field.ts";
import { trimmed } from "./link.ts";
import { written } from "./text.ts";

type EmailOptions = FieldOptions & {
  /** Any text is kept, so that a visitor's request is not lost because of a wrong address. */
  isAsTyped?: true;
  /** Even if required, everything that `<input type="email">` accepts is valid, also a host name without a domain. */
  anyHost?: true;
};

/** An e-mail address that `<input type="email">` accepts, or empty; a required one is checked more strictly. API-02 */
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

/** The addresses that `<input type="email">` accepts. */
export const addressSchema = (z: Zod) => z.email({ pattern: z.regexes.html5Email }).max(320);

/** Whether a text is one whole address, to which a mail can go. */
export const isWholeAddress = (z: Zod, address: string | undefined): boolean =>
  addressSchema(z).safeParse(address).success;
