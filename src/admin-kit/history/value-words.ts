import { text } from "../admin-kit.text.ts";

/** A value of a record as text, for screens without a format of their own. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return text.none;
  if (typeof value === "boolean") return value ? text.yes : text.no;
  if (typeof value === "object" && !Array.isArray(value)) return JSON.stringify(value);
  return Array.isArray(value) ? value.map(inWords).join(text.comma) : String(value);
}
