import { guestText } from "../../content/page-content/review/guest.text.ts";

export const { chips } = guestText.remark;

const end = ": ";

/** The chip with which a text begins; undefined for none. */
export const chipOf = (text: string): string | undefined =>
  chips.find((chip) => text === chip || text.startsWith(chip + end));

/** A text with another chip before it; the one that stood there is taken away, also when it is chosen again. */
export function withChip(text: string, chip: string): string {
  const before = chipOf(text);
  const own = before === undefined ? text : text.slice(before.length + end.length);
  if (before === chip) return own;
  return own.trim() === "" ? chip : chip + end + own;
}
