import { type FieldOptions, kindOf, type Zod } from "../field.ts";

type FlagOptions = FieldOptions & {
  initial?: boolean;
  /** Answers contain 1 or 0 instead of true or false; requirement API-02. */
  wire?: "number";
};

/** Yes or no. A body may contain true, false, 1 or 0. */
export const flag = kindOf<boolean, FlagOptions>("flag", (options) => ({
  stored: "flag",
  initial: () => options.initial ?? true,
  schema: (z) => z.preprocess((value) => (value === 1 ? true : value === 0 ? false : value), z.boolean()),
  ...(options.wire === "number" && { wire: asNumber }),
}));

const asNumber = {
  write: (isOn: boolean) => (isOn ? 1 : 0),
  read: (wired: unknown) => wired === 1,
  schema: (z: Zod) => z.union([z.literal(1), z.literal(0)]),
  words: "yes or no",
} as const;
