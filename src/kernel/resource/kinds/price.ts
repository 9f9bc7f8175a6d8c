import type { Field, FieldOptions, Zod } from "../field.ts";
import { orEmpty } from "./number.ts";

type PriceOptions = FieldOptions & {
  /** What an emptied field means; null without it. */
  emptyMeans?: number;
};
type PriceValue<Options> = Options extends { emptyMeans: number } ? number : number | null;

const dearest = 100_000_000;

/** An amount in riyals with at most two decimals. */
export function price<const Options extends PriceOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<PriceValue<Options>, Options> {
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
  return field as Field<PriceValue<Options>, Options>; // never null where an emptied field means a number
}

const hasTwoDecimals = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
