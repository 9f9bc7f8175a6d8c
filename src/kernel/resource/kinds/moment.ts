import type { Field, FieldOptions, Zod } from "../field.ts";

/** A point of time, ISO in UTC; null for never. */
export function moment<const Options extends FieldOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string | null, Options> {
  return {
    kind: "moment",
    options,
    stored: "text",
    initial: () => null,
    schema: (z: Zod) => z.iso.datetime().nullable(),
  };
}
