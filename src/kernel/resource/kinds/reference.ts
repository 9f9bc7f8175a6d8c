import { largestId } from "../../stored.ts";
import type { Field, FieldOptions, Zod } from "../field.ts";
import { orEmpty } from "./number.ts";

type ReferenceOptions = FieldOptions & {
  /** The resource whose record it names. */
  to: string;
  /** How that resource numbers its records; numbers unless said. */
  id?: "text";
};
type ReferenceValue<Options> = Options extends { id: "text" } ? string | null : number | null;

/** The id of another record; null for none. */
export function reference<const Options extends ReferenceOptions>(
  options: Options,
): Field<ReferenceValue<Options>, Options> {
  const isText = options.id === "text";
  const field = {
    kind: "reference",
    options,
    stored: isText ? ("text" as const) : ("integer" as const),
    initial: () => null,
    schema: (z: Zod) =>
      isText
        ? z.preprocess(idText, z.string().trim().max(60).nullable())
        : orEmpty(z, z.number().int().min(1).max(largestId)),
  };
  return field as Field<ReferenceValue<Options>, Options>; // the id's type is that of the options
}

const idText = (value: unknown) => (typeof value === "number" ? String(value) : value === "" ? null : value);
