import { largestId } from "../../db/stored.ts";
import type { Field, FieldOptions, Zod } from "../field.ts";
import { orEmpty } from "./number.ts";

type ReferenceOptions = FieldOptions & {
  /** The resource whose record it names. */
  to: string;
  /** How that resource numbers its records; numbers unless said. */
  id?: "text";
  /** None is an empty text, as in the texts of pages. */
  empty?: "text";
  /** The record is a part of that one, without which there is none: it is shown with it and destroyed with it. */
  isPart?: true;
};
type ReferenceValue<Options> = Options extends { isPart: true }
  ? number
  : Options extends { id: "text"; empty: "text" }
    ? string
    : Options extends { id: "text" }
      ? string | null
      : number | null;

const mostLetters = 60; // of an id

/** The id of another record; null or an empty text for none, and 0 for that of a part before it has one. */
export function reference<const Options extends ReferenceOptions>(
  options: Options,
): Field<ReferenceValue<Options>, Options> {
  const isText = options.id === "text";
  const isNamed = options.empty === "text";
  const number = (z: Zod) => z.number().int().min(1).max(largestId);
  const field: Field<string | number | null> = {
    kind: "reference",
    options,
    stored: isText ? ("text" as const) : ("integer" as const),
    initial: () => (options.isPart ? 0 : isNamed ? "" : null),
    schema: (z: Zod) => {
      if (options.isPart) return number(z);
      if (isNamed) return z.string().trim().max(mostLetters);
      return isText
        ? z.preprocess(idText, z.string().trim().max(mostLetters).nullable())
        : orEmpty(z, number(z));
    },
  };
  return field as unknown as Field<ReferenceValue<Options>, Options>; // the id's type is that of the options
}

/** Whether a field names the record that its own is a part of. */
export const isOwner = ({ options }: Field) => options.isPart === true;

const idText = (value: unknown) => (typeof value === "number" ? String(value) : value === "" ? null : value);
