import type { Field, Zod } from "../field.ts";
import { type EmptyOptions, type NumberOrEmpty, orEmpty } from "./number.ts";

const dearest = 100_000_000;

/** An amount in riyals with at most two decimals. */
export function price<const Options extends EmptyOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<NumberOrEmpty<Options>, Options> {
  const { emptyMeans } = options;
  const field = {
    kind: "price",
    options,
    stored: "number" as const,
    initial: () => emptyMeans ?? null,
    schema: (z: Zod) => {
      const amount = z.number().min(0).max(dearest).refine(hasTwoDecimals, "price");
      return orEmpty(z, amount, emptyMeans);
    },
  };
  return field as Field<NumberOrEmpty<Options>, Options>; // never null if an emptied field means a number
}

const hasTwoDecimals = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
