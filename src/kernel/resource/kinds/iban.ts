import { codeKind, western } from "./code.ts";

/** The number of a bank account in the form of ISO 13616, or empty: stored without spaces, and refused if its check digits do not fit. */
export const iban = codeKind(
  "iban",
  // «-» alone is no number, and not nothing
  (typed) =>
    western(typed)
      .replace(/(?<=\w)[\s-]+(?=\w)/g, "")
      .trim()
      .toUpperCase(),
  isIban,
);

/** Whether the check digits fit; a Saudi one has 24 letters and digits. */
function isIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(code) || (code.startsWith("SA") && code.length !== 24))
    return false;
  const moved = code.slice(4) + code.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
