import type { Field, FieldOptions, Zod } from "../field.ts";
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
export function paragraphs<const Options extends ParagraphsOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string, Options> {
  const { nullIsEmpty, max = 5000 } = options;
  return {
    kind: "paragraphs",
    options,
    stored: "text",
    initial: () => "",
    schema: (z: Zod) => {
      const text = written(z, { ...options, max });
      return nullIsEmpty ? z.preprocess((value) => value ?? "", text) : text;
    },
  };
}
