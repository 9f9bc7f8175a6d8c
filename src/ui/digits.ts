import { foldDigits, parseNumber } from "../kernel/arabic.ts";
import { isDay } from "../kernel/days.ts";

/** What a number or date field shows while it is typed into: 0-9 with "." and ",". As long as what was typed. */
export function foldTypedDigits(text: string): string {
  return foldDigits(text)
    .replace(/\u066b/g, ".")
    .replace(/[\u066c\u060c]/g, ",");
}

/** The value of a number field: null when empty, NaN when it is no number. For react-hook-form's `setValueAs`. */
export function numberValue(typed: unknown): number | null {
  const text = String(typed ?? "").trim();
  return text === "" ? null : (parseNumber(text) ?? Number.NaN);
}

/** As `numberValue`, but what is no number stays as it was typed, for the server to say so. */
export function numberOrTyped(typed: unknown): unknown {
  const value = numberValue(typed);
  return Number.isNaN(value) ? typed : value;
}

/**
 * The value of a date field, as 2026-09-20: takes that form and 20/9/2026, in any digits. Null when empty; the text as it
 * stands when it is no date, so that validation can speak about it.
 */
export function dateValue(typed: unknown): string | null {
  const text = foldDigits(String(typed ?? "")).trim();
  if (text === "") return null;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).reverse() : [];
  if (!year || !month || !day) return text;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(date) ? date : text;
}
