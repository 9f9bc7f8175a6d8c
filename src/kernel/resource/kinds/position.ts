import type { Beginning, Field, FieldOptions, Zod } from "../field.ts";
import { orEmpty } from "./number.ts";

type PositionOptions = FieldOptions & {
  /** The first place; 1 unless said. */
  min?: 0;
};

const last = 1_000_000;

/** The place in the resource's own order; missing sorts last, and a new record stands at the end. Reorders number it from 1. */
export function position<const Options extends PositionOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<number | null, Options> {
  const { min = 1 } = options;
  return {
    kind: "position",
    options,
    stored: "integer",
    isWhole: true,
    initial: ({ count }: Beginning) => count + 1,
    schema: (z: Zod) => orEmpty(z, z.number().int().min(min).max(last)),
  };
}
