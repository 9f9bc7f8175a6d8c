import { type FieldOptions, kindOf } from "../field.ts";

type TextsOptions = FieldOptions & {
  /** Most characters of each. */
  each?: number;
  /** Most texts. */
  most?: number;
  initial?: readonly string[];
};

/** A list of short texts: by default up to 50, each at most 500 characters. */
export const texts = kindOf<string[], TextsOptions>("texts", ({ each = 500, most = 50, initial = [] }) => ({
  stored: "json",
  initial: () => [...initial],
  schema: (z) => z.array(z.string().trim().max(each)).max(most),
}));
