import { parseNumber } from "../../text/arabic.ts";
import { type FieldOptions, kindOf } from "../field.ts";
import { orEmpty } from "./number.ts";

type PositionOptions = FieldOptions & {
  /** The first place; by default 1. */
  min?: 0;
};

const last = 1_000_000;

/** The place in the resource's own order, numbered from 1 by reorders. Missing places sort last; new records go to the end. */
export const position = kindOf<number | null, PositionOptions>("position", ({ min = 1 }) => ({
  stored: "integer",
  isWhole: true,
  readTyped: parseNumber,
  initial: ({ count }) => count + 1,
  schema: (z) => orEmpty(z, z.number().int().min(min).max(last), parseNumber),
}));
