import type { Field, FieldOptions, Zod } from "../field.ts";
import { emptyAs } from "./text.ts";

type ChoiceOptions<Value extends string> = FieldOptions & {
  /** The value of a new record; by default the first value. */
  initial?: Value;
  /** Nothing needs to be chosen, which is stored as null. */
  empty?: "null";
};
type ChoiceValue<Value extends string, Options> = Options extends { empty: "null" } ? Value | null : Value;

/** One of a few values that the code knows. */
export function choice<const Value extends string, const Options extends ChoiceOptions<Value>>(
  choices: readonly [Value, ...Value[]],
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<ChoiceValue<Value, Options>, Options> & { readonly choices: readonly Value[] } {
  const field = {
    kind: "choice",
    options,
    stored: "text" as const,
    choices,
    initial: () => options.initial ?? (options.empty === "null" ? null : choices[0]),
    schema: (z: Zod) => {
      const value = z.enum(choices);
      return options.empty === "null"
        ? z.preprocess((given) => (given === "" ? null : given), value.nullable())
        : value;
    },
  };
  // The value is null only if the options allow it.
  return field as unknown as Field<ChoiceValue<Value, Options>, Options> & {
    readonly choices: readonly Value[];
  };
}

type OpenChoiceOptions = FieldOptions & {
  max?: number;
  initial?: string;
  /** The value that an empty text means. */
  emptyMeans?: string;
  /** Other spellings of known values. */
  spellings?: { readonly [spelling: string]: string };
};

/** One of a few known values, or any other text, which is kept unchanged; by default at most 60 characters. */
export function openChoice<const Value extends string, const Options extends OpenChoiceOptions>(
  choices: readonly [Value, ...Value[]],
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string, Options> & { readonly choices: readonly Value[] } {
  const { max = 60, emptyMeans, spellings = {} } = options;
  return {
    kind: "choice",
    options,
    stored: "text",
    choices,
    initial: () => options.initial ?? emptyMeans ?? choices[0],
    schema: (z: Zod) => {
      const text = z
        .string()
        .trim()
        .max(max)
        .transform((value) => (Object.hasOwn(spellings, value) ? (spellings[value] ?? value) : value));
      return emptyMeans === undefined ? text : z.preprocess(emptyAs(emptyMeans), text);
    },
  };
}
