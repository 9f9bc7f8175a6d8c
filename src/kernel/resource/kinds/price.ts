import { parseMoney } from "../../text/amounts.ts";
import type { Field, Zod } from "../field.ts";
import { type EmptyOptions, type NumberOrEmpty, orEmpty } from "./number.ts";

const dearest = 100_000_000;

/** An amount in riyals with at most two decimals, read as people type it: `parseMoney`. */
export function price<const Options extends EmptyOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<NumberOrEmpty<Options>, Options> {
  const { emptyMeans } = options;
  const field = {
    kind: "price",
    options,
    stored: "number" as const,
    readTyped: parseMoney,
    initial: () => emptyMeans ?? null,
    schema: (z: Zod) => {
      const amount = z.number({ error: notRead }).min(0).max(dearest).refine(hasTwoDecimals, "price");
      return orEmpty(z, amount, parseMoney, emptyMeans);
    },
  };
  return field as Field<NumberOrEmpty<Options>, Options>; // never null if an emptied field means a number
}

// foreign name: of Zod
const notRead = ({ code }: { code?: string | undefined }) => (code === "invalid_type" ? "price" : undefined);
const hasTwoDecimals = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
