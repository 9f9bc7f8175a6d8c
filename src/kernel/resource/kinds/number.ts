import type { ZodType } from "zod";
import { parsePercent } from "../../text/amounts.ts";
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
  /** An emptied field is stored as null. */
  empty?: "null";
  /** A number of percent may be written with its sign. */
  isPercent?: true;
};

type NumberValue<Options> = Options extends { empty: "null" } ? number | null : number;

/** A whole number between two bounds. */
export function number<const Options extends NumberOptions>(
  options: Options,
): Field<NumberValue<Options>, Options> {
  const { min, max, message, emptyMeans, empty } = options;
  const readTyped = options.isPercent ? parsePercent : parseNumber;
  const field = {
    kind: "number",
    options,
    stored: "integer" as const,
    isWhole: true as const,
    readTyped,
    initial: () => options.initial ?? (empty === "null" ? null : (emptyMeans ?? min)),
    schema: (z: Zod) => {
      const whole = z.number().int().min(min, message).max(max, message);
      if (empty === "null") return orEmpty(z, whole, readTyped);
      return emptyMeans === undefined
        ? z.preprocess((value) => numeric(value, readTyped), whole)
        : orEmpty(z, whole, readTyped, emptyMeans);
    },
  };
  return field as Field<NumberValue<Options>, Options>; // null only if the options allow it
}

/** The options of a number that may be left empty. */
export type EmptyOptions = FieldOptions & {
  /** The number that an emptied field means; by default null. */
  emptyMeans?: number;
};
export type NumberOrEmpty<Options> = Options extends { emptyMeans: number } ? number : number | null;

type ReadTyped = NonNullable<Field["readTyped"]>;

/** The schema of a number that may be left empty, which means null or another number. */
export function orEmpty(
  z: Zod,
  schema: ZodType<number>,
  readTyped: ReadTyped,
  emptyMeans: number,
): ZodType<number>;
export function orEmpty(
  z: Zod,
  schema: ZodType<number>,
  readTyped: ReadTyped,
  emptyMeans?: number,
): ZodType<number | null>;
export function orEmpty(
  z: Zod,
  schema: ZodType<number>,
  readTyped: ReadTyped,
  emptyMeans?: number,
): ZodType<unknown> {
  const given = (value: unknown) => {
    const read = numeric(value, readTyped);
    return emptyMeans !== undefined && read === emptyMeans ? null : read;
  };
  const typed = z.preprocess(given, schema.nullable());
  return emptyMeans === undefined ? typed : typed.transform((value) => value ?? emptyMeans);
}

/** Reads a number, or the text of one; an empty text means null, and one that means no number stays for the schema to refuse. */
function numeric(value: unknown, readTyped: ReadTyped): unknown {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? null : (readTyped(value) ?? value);
}
