import { type FieldOptions, kindOf } from "../field.ts";

type TextsOptions = FieldOptions & {
  /** Most characters of each. */
  each?: number;
  initial?: readonly string[];
};

/** A list of up to 50 short texts, each at most 500 characters unless said. */
export const texts = kindOf<string[], TextsOptions>("texts", ({ each = 500, initial = [] }) => ({
  stored: "json",
  initial: () => [...initial],
  schema: (z) => z.array(z.string().trim().max(each)).max(50),
}));
