import { type FieldOptions, kindOf } from "../field.ts";
import { orEmpty } from "./number.ts";

type PositionOptions = FieldOptions & {
  /** The first place; 1 unless said. */
  min?: 0;
};

const last = 1_000_000;

/** The place in the resource's own order; missing sorts last, and a new record stands at the end. Reorders number it from 1. */
export const position = kindOf<number | null, PositionOptions>("position", ({ min = 1 }) => ({
  stored: "integer",
  isWhole: true,
  initial: ({ count }) => count + 1,
  schema: (z) => orEmpty(z, z.number().int().min(min).max(last)),
}));
