import { parsePercent } from "../../text/amounts.ts";
import type { Field, Zod } from "../field.ts";
import { type EmptyOptions, type NumberOrEmpty, orEmpty } from "./number.ts";

/** 0 to 100, whole. */
export function percentage<const Options extends EmptyOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<NumberOrEmpty<Options>, Options> {
  const { emptyMeans } = options;
  const field = {
    kind: "percentage",
    options,
    stored: "integer" as const,
    isWhole: true,
    readTyped: parsePercent,
    initial: () => emptyMeans ?? null,
    schema: (z: Zod) => {
      const share = z.number().int().min(0, "percentage").max(100, "percentage");
      return orEmpty(z, share, parsePercent, emptyMeans);
    },
  };
  return field as Field<NumberOrEmpty<Options>, Options>; // never null if an emptied field means a number
}
