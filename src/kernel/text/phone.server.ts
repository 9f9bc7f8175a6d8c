import { createRequire } from "node:module";
import { bidiControls, foldDigits } from "./arabic.ts";

// Loaded with the first number, not at the start, because its tables take long to load.
const load = createRequire(import.meta.url);
const parser = () => load("libphonenumber-js/min") as typeof import("libphonenumber-js/min"); // the edge of a library

/**
 * A valid number, however it was typed, becomes one E.164 text; requirement AR-03. A text that is not a valid number, or holds
 * more than one (an extension, a note), is kept as typed, so that nothing that a visitor wrote is lost.
 */
export function storedPhone(typed: string): string {
  const text = foldDigits(typed).replace(bidiControls, "").trim();
  const number = parser().parsePhoneNumberFromString(text, { defaultCountry: "SA", extract: false });
  return number?.isValid() && !number.ext ? number.number : typed;
}
