import { foldDigits } from "../../text/arabic.ts";
import { withoutInvisible } from "../../text/invisible.ts";
import { kindOf } from "../field.ts";

/**
 * The number under which a Saudi taxpayer is registered for value added tax, or empty: 15 digits that begin and end with 3, stored
 * without spaces.
 */
export const vatNumber = kindOf<string>("vatNumber", () => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    z.preprocess(
      plain,
      z.string().refine((typed) => typed === "" || /^3\d{13}3$/.test(typed), "vatNumber"),
    ),
}));

const plain = (typed: unknown) =>
  typeof typed === "string"
    ? withoutInvisible(foldDigits(typed.normalize("NFKC")))
        .replace(/(?<=\d)[\s-]+(?=\d)/g, "") // «-» alone is no number, and not nothing
        .trim()
    : typed;
