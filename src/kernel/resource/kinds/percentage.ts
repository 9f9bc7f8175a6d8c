import type { Field, FieldOptions, Zod } from "../field.ts";
import { orEmpty } from "./number.ts";

type PercentageOptions = FieldOptions & {
  /** What an emptied field means; null without it. */
  emptyMeans?: number;
};
type PercentageValue<Options> = Options extends { emptyMeans: number } ? number : number | null;

/** 0 to 100, whole. */
export function percentage<const Options extends PercentageOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<PercentageValue<Options>, Options> {
  const { emptyMeans } = options;
  const field = {
    kind: "percentage",
    options,
    stored: "integer" as const,
    isWhole: true,
    initial: () => emptyMeans ?? null,
    schema: (z: Zod) => {
      const share = z.number().int().min(0, "percentage").max(100, "percentage");
      return orEmpty(z, share, emptyMeans);
    },
  };
  return field as Field<PercentageValue<Options>, Options>; // never null where an emptied field means a number
}
