import { codeKind, western } from "./code.ts";

/**
 * The number under which a Saudi taxpayer is registered for value added tax, or empty: 15 digits that begin and end with 3, stored
 * without spaces.
 */
export const vatNumber = codeKind(
  "vatNumber",
  // «-» alone is no number, and not nothing
  (typed) =>
    western(typed)
      .replace(/(?<=\d)[\s-]+(?=\d)/g, "")
      .trim(),
  (number) => /^3\d{13}3$/.test(number),
);
