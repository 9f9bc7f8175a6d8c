import { foldDigits } from "../../text/arabic.ts";
import { withoutInvisible } from "../../text/invisible.ts";
import { kindOf } from "../field.ts";

/** The number of a bank account in the form of ISO 13616, or empty: stored without spaces, and refused if its check digits do not fit. */
export const iban = kindOf<string>("iban", () => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    z.preprocess(
      plain,
      z.string().refine((typed) => typed === "" || isIban(typed), "iban"),
    ),
}));

const plain = (typed: unknown) =>
  typeof typed === "string"
    ? withoutInvisible(foldDigits(typed.normalize("NFKC")))
        .replace(/(?<=\w)[\s-]+(?=\w)/g, "") // «-» alone is no number, and not nothing
        .trim()
        .toUpperCase()
    : typed;

/** Whether the check digits fit; a Saudi one has 24 letters and digits. */
function isIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(code) || (code.startsWith("SA") && code.length !== 24))
    return false;
  const moved = code.slice(4) + code.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
