import { type FieldOptions, kindOf } from "../field.ts";
import { written } from "./text.ts";

type ParagraphsOptions = FieldOptions & {
  /** Most characters. */
  max?: number;
  /** A body may empty it with null too. */
  nullIsEmpty?: true;
  /** Kept to the letter, spaces around it included. */
  isRaw?: true;
};

/** Text of several lines, trimmed, at most 5000 characters unless said. */
export const paragraphs = kindOf<string, ParagraphsOptions>(
  "paragraphs",
  ({ nullIsEmpty, max = 5000, ...options }) => ({
    stored: "text",
    initial: () => "",
    schema: (z) => {
      const text = written(z, { ...options, max });
      return nullIsEmpty ? z.preprocess((value) => value ?? "", text) : text;
    },
  }),
);
