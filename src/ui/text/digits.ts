import { foldDigits, parseNumber } from "../../kernel/text/arabic.ts";

/** What a number field shows while it is typed into: 0-9 with "." and ",". The length stays, so that the caret does. */
export function foldTypedDigits(text: string): string {
  return foldDigits(text)
    .replace(/\u066b/g, ".")
    .replace(/[\u066c\u060c]/g, ",");
}

/**
 * For react-hook-form's `setValueAs`: the value of a number field, null when empty. A text that means no number stays as it was
 * typed, so that a draft keeps it and the schema refuses it.
 */
export function typedNumber(read: (text: string) => number | null = parseNumber) {
  return (typed: unknown): number | string | null => {
    const text = String(typed ?? "").trim();
    return text === "" ? null : (read(text) ?? text);
  };
}

/** The value of a number field: null when empty, NaN when it is no number. */
export function numberValue(typed: unknown): number | null {
  const text = String(typed ?? "").trim();
  return text === "" ? null : (parseNumber(text) ?? Number.NaN);
}
