import { largestId } from "../../db/stored.ts";
import { parseNumber } from "../../text/arabic.ts";
import type { Field, FieldOptions, Zod } from "../field.ts";
import { orEmpty } from "./number.ts";

type ReferenceOptions = FieldOptions & {
  /** The resource of the referenced record. */
  to: string;
  /** The type of that resource's ids; by default numbers. */
  id?: "text";
  /** No record is an empty text, as in the texts of pages. */
  empty?: "text";
  /** The record is a part of the referenced one, is shown with it and is destroyed with it. */
  isPart?: true;
  /** The record is a part of this one or of that of another field: one of them is null. */
  orOther?: true;
  /** The record is about the referenced one and is destroyed with it, although it has a screen of its own. */
  goesWithIt?: true;
};
type ReferenceValue<Options> = Options extends { isPart: true; orOther: true }
  ? number | null
  : Options extends { isPart: true; id: "text" }
    ? string
    : Options extends { isPart: true }
      ? number
      : Options extends { id: "text"; empty: "text" }
        ? string
        : Options extends { id: "text" }
          ? string | null
          : number | null;

const mostLetters = 60; // of an id

/** The id of another record; null or an empty text for none, and 0 or an empty text in a new part before its owner is known. */
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
    initial: () => (options.isPart && !options.orOther ? (isText ? "" : 0) : isNamed ? "" : null),
    schema: (z: Zod) => {
      if (options.isPart && isText)
        return z.preprocess(idText, z.string().trim().min(1, "required").max(mostLetters));
      if (options.isPart) return options.orOther ? number(z).nullable() : number(z);
      if (isNamed) return z.string().trim().max(mostLetters);
      return isText
        ? z.preprocess(idText, z.string().trim().max(mostLetters).nullable())
        : orEmpty(z, number(z), parseNumber);
    },
  };
  return field as unknown as Field<ReferenceValue<Options>, Options>; // the options decide the type of the id
}

/** Whether a field references the record of which its own record is a part. */
export const isOwner = ({ options }: Field) => options.isPart === true;

/** Whether a record is destroyed when the record that this field references is. */
export const isDestroyedWith = (field: Field) => isOwner(field) || field.options.goesWithIt === true;

const idText = (value: unknown) => (typeof value === "number" ? String(value) : value === "" ? null : value);
