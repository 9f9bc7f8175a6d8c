import type { Field, FieldOptions, Zod } from "../field.ts";

type TextsOptions = FieldOptions & {
  /** Most characters of each. */
  each?: number;
  initial?: readonly string[];
};

/** A list of up to 50 short texts, each at most 500 characters unless said. */
export function texts<const Options extends TextsOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string[], Options> {
  const { each = 500, initial = [] } = options;
  return {
    kind: "texts",
    options,
    stored: "json",
    initial: () => [...initial],
    schema: (z: Zod) => z.array(z.string().trim().max(each)).max(50),
  };
}
