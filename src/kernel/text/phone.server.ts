import { createRequire } from "node:module";
import { foldDigits, foldLetters } from "./arabic.ts";
import { withoutInvisible } from "./invisible.ts";
import { phoneLabels } from "./phone.text.ts";
import { undoSpreadsheet } from "./spreadsheet.ts";

// Loaded with the first number, not at the start, because its tables take long to load.
const load = createRequire(import.meta.url);
const parser = () => load("libphonenumber-js/min") as typeof import("libphonenumber-js/min"); // the edge of a library

const longest = 60; // characters, as much as a form takes

/**
 * A valid number, however it was typed, becomes one E.164 text; requirement AR-03. Words that only name it are dropped, others
 * follow it in brackets: `+966551234567 (…)`. A text without a valid number, or with further digits (an extension, a second
 * number), is kept as typed, so that nothing that a visitor wrote is lost.
 */
export const storedPhone = (typed: string): string => phoneIn(typed) ?? typed;

/** The one valid number that a text has, as it is stored; undefined for a text that is kept as typed. */
export function phoneIn(typed: string): string | undefined {
  const text = undoSpreadsheet(withoutInvisible(foldDigits(typed.normalize("NFKC"))));
  const runs = [...(text ?? "").matchAll(/[+(]*\d[\d\s().+\-\u2010-\u2015\u2212]*/g)];
  const [run] = runs;
  if (text === undefined || !run || runs.length > 1) return undefined;
  const number = numberOf(run[0]);
  if (number === undefined) return undefined;
  const note = noteOf(`${text.slice(0, run.index)} ${text.slice(run.index + run[0].length)}`);
  const stored = note === "" ? number : `${number} (${note})`;
  return stored.length > longest ? undefined : stored;
}

/** The E.164 form of digits with separators, if they can only be one number. */
function numberOf(run: string): string | undefined {
  const digits = run.replace(/\D/g, "");
  const whole = digits.replace(/^00/, "");
  const isWhole = (run.includes("+") && !whole.startsWith("0")) || whole !== digits;
  if (isWhole) return valid(`+${whole}`);
  return (
    valid(digits) ?? neighbouring(digits) ?? (egyptianMobile.test(digits) ? valid(`+2${digits}`) : undefined)
  );
}

// Written in Egypt with a zero; a Saudi number is never as long.
const egyptianMobile = /^01[0125]\d{8}$/;

/** A number of an Arab country whose plus was left out; a number of Saudi Arabia is shorter. */
function neighbouring(digits: string) {
  return /^(20|21[2368]|222|249|25[23]|269|96[1-8]|97[0134])\d{8,}$/.test(digits)
    ? valid(`+${digits}`)
    : undefined;
}

function valid(number: string): string | undefined {
  const parsed = parser().parsePhoneNumberFromString(number, { defaultCountry: "SA", extract: false });
  return parsed?.isValid() && !parsed.ext ? parsed.number : undefined;
}

const labels = new Set(phoneLabels.map(foldLetters));

/** The words beside a number, without those that only name it. */
function noteOf(text: string) {
  const words = text.split(/[\s()[\]{}:\u061B;,\u060C/|_"'=*.-]+/).filter(Boolean);
  return words.every((word) => labels.has(foldLetters(word))) ? "" : words.join(" ");
}
