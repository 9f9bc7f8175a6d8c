import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { bidiControls, foldDigits } from "./arabic.ts";

/**
 * One number, however it was typed, becomes one E.164 text; requirement AR-03. What is no valid number, or carries more
 * than one (an extension, a note), is kept as typed: nothing that a visitor wrote is lost.
 */
export function storedPhone(typed: string): string {
  const text = foldDigits(typed).replace(bidiControls, "").trim();
  const number = parsePhoneNumberFromString(text, { defaultCountry: "SA", extract: false });
  return number?.isValid() && !number.ext ? number.number : typed;
}
