import { isBlank } from "../../text/invisible.ts";
import type { Field, FieldOptions, Zod } from "../field.ts";

type TextOptions = FieldOptions & {
  /** Most characters. */
  max?: number;
  /** An empty text is stored as null. */
  empty?: "null";
  /** The value that an empty text means. */
  emptyMeans?: string;
  /** The text is kept exactly, including the spaces around it. */
  isRaw?: true;
  /** Its control shows several lines, although a line break becomes a space. */
  isTall?: true;
  initial?: string;
};
type TextValue<Options> = Options extends { empty: "null" } ? string | null : string;

/** One line of text, trimmed, by default at most 200 characters. */
export function text<const Options extends TextOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<TextValue<Options>, Options> {
  const { empty, emptyMeans, initial } = options;
  const field = {
    kind: "text",
    options,
    stored: "text" as const,
    initial: () => initial ?? emptyMeans ?? (empty === "null" ? null : ""),
    schema: (z: Zod) => {
      if (empty === "null") return z.preprocess(emptyAs(null), written(z, options).nullable());
      if (emptyMeans !== undefined) return z.preprocess(emptyAs(emptyMeans), written(z, options));
      return written(z, options);
    },
  };
  return field as Field<TextValue<Options>, Options>; // null only if the options allow it
}

// Begins where a run of spaces begins: tried at each of its spaces, a long run without a line break takes the square of its length.
const lineBreaks = /(?<!\s)\s*\n\s*/g;

/** The schema of a typed text, by default of one line, whose line breaks become spaces because a field would drop them. */
export function written(z: Zod, { max = 200, isRaw, required, lines }: TextOptions & { lines?: true }) {
  const whole = lines ? z.string() : z.string().overwrite((typed) => typed.replace(lineBreaks, " "));
  const text = isRaw ? whole.max(max) : whole.trim().max(max);
  return required ? text.min(1).refine((typed) => !isBlank(typed), "required") : text;
}

/** Reads null, or a text of nothing but spaces, as `empty`. */
export const emptyAs =
  <Empty>(empty: Empty) =>
  (value: unknown) =>
    value === null || (typeof value === "string" && value.trim() === "") ? empty : value;
