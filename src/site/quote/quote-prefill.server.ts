import { cleanInput } from "../../kernel/text/clean-text.ts";

/** A text of an address for display: cleaned and cut; null when nothing is left; requirement AR-05. */
export function shownText(text: string | null, maxLength: number): string | null {
  try {
    const cleaned = cleanInput(text ?? "");
    return typeof cleaned === "string" ? cleaned.trim().slice(0, maxLength).toWellFormed() || null : null;
  } catch {
    return null; // A text that no form would accept is not filled in.
  }
}
