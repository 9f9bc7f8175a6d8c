import { parseNumber } from "../../arabic.ts";
import type { FieldMessage } from "../../field-messages.text.ts";
import type { Field, FieldOptions, Zod } from "../field.ts";

type NumberOptions = FieldOptions & {
  min: number;
  max: number;
  initial: number;
  /** Takes the place of the usual sentences about bounds. */
  message?: FieldMessage;
  /** What an emptied field means. */
  emptyMeans?: number;
};

/** A whole number between two bounds. */
export function number<const Options extends NumberOptions>(options: Options): Field<number, Options> {
  const { min, max, message, emptyMeans } = options;
  return {
    kind: "number",
    options,
    stored: "integer",
    limits: { min, max, whole: true },
    initial: () => options.initial,
    schema: (z: Zod) => {
      const whole = z.number().int().min(min, message).max(max, message);
      if (emptyMeans === undefined) return z.preprocess(numeric, whole);
      return z.preprocess(numeric, whole.nullable()).transform((value) => value ?? emptyMeans);
    },
  };
}

/** A number, or the text of one in Arabic-Indic, Persian or Latin digits; an empty text means null. */
export function numeric(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? null : (parseNumber(value) ?? value);
}
