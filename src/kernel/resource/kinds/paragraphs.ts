import { type FieldOptions, kindOf } from "../field.ts";
import { fitsTable } from "./table-rows.ts";
import { written } from "./text.ts";

type ParagraphsOptions = FieldOptions & {
  /** Most characters. */
  max?: number;
  /** A body may also empty the field with null. */
  nullIsEmpty?: true;
  /** The text is kept exactly, including the spaces around it. */
  isRaw?: true;
  /** The lines are the rows of a table; `table-rows.ts`. */
  isTable?: true;
};

/** Text of several lines, trimmed, by default at most 5000 characters. */
export const paragraphs = kindOf<string, ParagraphsOptions>(
  "paragraphs",
  ({ nullIsEmpty, isTable, max = 5000, ...options }) => ({
    stored: "text",
    initial: () => "",
    schema: (z) => {
      const lines = written(z, { ...options, max, lines: true });
      const text = isTable ? lines.refine(fitsTable, "table") : lines;
      return nullIsEmpty ? z.preprocess((value) => value ?? "", text) : text;
    },
  }),
);
