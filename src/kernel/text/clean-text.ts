import { AppError, type FieldErrors, invalid } from "../errors.ts";
import { fieldMessages } from "../resource/field-messages.text.ts";
import { bidiControls } from "./arabic.ts";
import { isBlank } from "./invisible.ts";

const maxDepth = 8;
const maxEntries = 200;

/**
 * Cleans all input once, before its schema: signs that end lines become line feeds, control characters that nobody types are
 * removed from each text, a text that shows nothing becomes empty, and input that can only be an attack is refused;
 * requirements AR-05, API-02 and SEC-08. Spaces are left to the schema.
 *
 * Throws `invalid` with each field that holds NUL, half a character or too many entries, and `bad-request` for input
 * nested deeper than any body of this product.
 */
export function cleanInput(value: unknown): unknown {
  const fields: FieldErrors = {};
  const cleaned = cleanValue(value, [], fields);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return cleaned;
}

function cleanValue(value: unknown, path: string[], fields: FieldErrors): unknown {
  if (typeof value === "string") return cleanText(value, path, fields);
  if (!isPlain(value)) return value;
  if (path.length >= maxDepth) throw new AppError("bad-request");
  if (Array.isArray(value)) {
    if (value.length > maxEntries) {
      fields[keyOf(path)] = fieldMessages.listMax.replace("{max}", String(maxEntries));
      return [];
    }
    return value.map((entry, index) => cleanValue(entry, [...path, String(index)], fields));
  }
  // fromEntries defines plain properties: a key `__proto__` stays a key.
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      cleanText(key, path, fields),
      cleanValue(entry, [...path, key], fields),
    ]),
  );
}

function cleanText(text: string, path: string[], fields: FieldErrors) {
  if (text.includes("\0") || !text.isWellFormed()) fields[keyOf(path)] = fieldMessages.badCharacters;
  const cleaned = text.replace(lineEnds, "\n").replace(bidiControls, "").replace(controls, "");
  // What draws nothing is no text, so that no field takes it for one; spaces are left to the schema.
  return isBlank(cleaned) && !/^[ \t\n]*$/.test(cleaned) ? "" : cleaned;
}

// Every sign that ends a line somewhere: without it, the words on both sides would become one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const lineEnds = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;

// C0 but tab and line feed, DEL and C1.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/** Lists and objects as JSON makes them; files, dates and the like pass through untouched. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The key under which the form shows the sentence; a fault of the whole body is `body`. */
function keyOf(path: string[]) {
  return path.join(".") || "body";
}
