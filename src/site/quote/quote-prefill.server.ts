import { cleanInput } from "../../kernel/text/clean-text.ts";

/** Text of an address that a page may show: cleaned, cut, and null when nothing is left; requirement AR-05. */
export function shownText(text: string | null, maxLength: number): string | null {
  try {
    const cleaned = cleanInput(text ?? "");
    return typeof cleaned === "string" ? cleaned.trim().slice(0, maxLength).toWellFormed() || null : null;
  } catch {
    return null; // Text that no form accepts fills in nothing.
  }
}
