import { createRequire } from "node:module";
import { bidiControls, foldDigits } from "./arabic.ts";

// Read with the first number, not with the program: its tables take long to load.
const load = createRequire(import.meta.url);
const parser = () => load("libphonenumber-js/min") as typeof import("libphonenumber-js/min"); // the edge of a library

/**
 * One number, however it was typed, becomes one E.164 text; requirement AR-03. What is no valid number, or carries more
 * than one (an extension, a note), is kept as typed: nothing that a visitor wrote is lost.
 */
export function storedPhone(typed: string): string {
  const text = foldDigits(typed).replace(bidiControls, "").trim();
  const number = parser().parsePhoneNumberFromString(text, { defaultCountry: "SA", extract: false });
  return number?.isValid() && !number.ext ? number.number : typed;
}
