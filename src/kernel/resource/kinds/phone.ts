import type { Field, FieldOptions, Zod } from "../field.ts";
import { written } from "./text.ts";

/** A phone number in any spelling. The server stores it as E.164 where it can be read; `phone.server.ts`, requirement AR-03. */
export function phone<const Options extends FieldOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string, Options> {
  return {
    kind: "phone",
    options,
    stored: "text",
    initial: () => "",
    schema: (z: Zod) => written(z, { max: 60, ...(options.required && { required: true }) }),
  };
}
