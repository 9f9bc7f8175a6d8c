import type { ZodType } from "zod";
import { parseNumber } from "../../text/arabic.ts";
import type { Field, FieldOptions, Zod } from "../field.ts";
import type { FieldMessage } from "../field-messages.text.ts";

type NumberOptions = FieldOptions & {
  min: number;
  max: number;
  /** The value of a new record; by default `emptyMeans`, or the lower bound. */
  initial?: number;
  /** Replaces the usual sentences about bounds. */
  message?: FieldMessage;
  /** The number that an emptied field means; it may lie beyond the bounds. */
  emptyMeans?: number;
};

/** A whole number between two bounds. */
export function number<const Options extends NumberOptions>(options: Options): Field<number, Options> {
  const { min, max, message, emptyMeans } = options;
  return {
    kind: "number",
    options,
    stored: "integer",
    isWhole: true,
    initial: () => options.initial ?? emptyMeans ?? min,
    schema: (z: Zod) => {
      const whole = z.number().int().min(min, message).max(max, message);
      return emptyMeans === undefined ? z.preprocess(numeric, whole) : orEmpty(z, whole, emptyMeans);
    },
  };
}

/** The options of a number that may be left empty. */
export type EmptyOptions = FieldOptions & {
  /** The number that an emptied field means; by default null. */
  emptyMeans?: number;
};
export type NumberOrEmpty<Options> = Options extends { emptyMeans: number } ? number : number | null;

/** The schema of a number that may be left empty, which means null or another number. */
export function orEmpty(z: Zod, schema: ZodType<number>, emptyMeans: number): ZodType<number>;
export function orEmpty(z: Zod, schema: ZodType<number>, emptyMeans?: number): ZodType<number | null>;
export function orEmpty(z: Zod, schema: ZodType<number>, emptyMeans?: number): ZodType<unknown> {
  const given = (value: unknown) =>
    emptyMeans !== undefined && numeric(value) === emptyMeans ? null : numeric(value);
  const typed = z.preprocess(given, schema.nullable());
  return emptyMeans === undefined ? typed : typed.transform((value) => value ?? emptyMeans);
}

/** Reads a number, or the text of one in Arabic-Indic, Persian or Latin digits; an empty text means null. */
function numeric(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? null : (parseNumber(value) ?? value);
}
