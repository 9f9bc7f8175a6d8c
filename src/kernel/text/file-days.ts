import { foldDigits } from "./arabic.ts";
import { isoDay } from "./format.ts";
import { withoutInvisible } from "./invisible.ts";
import { parseTypedDay, type TypedDay } from "./typed-day.ts";

/** Whether the day or the month stands first in the days of a file. */
export type DayOrder = "day" | "month";

/** A day of a file; or why it is none: two readings, a spreadsheet's count of days, no year, or the sentence of the form. */
export type FileDay =
  | { day: string }
  | { fault: "ambiguous"; readings: readonly [string, string] }
  | { fault: "count" | "year" }
  | { fault: "unread"; refusal: string };

/**
 * Reads a day of a file as the form reads it, and besides with the time that a spreadsheet adds, and with the month first. A day
 * that has two readings needs `order`, and a day without its year is not read, since a file is read at any time; RES-04, ADM-03.
 */
export function readFileDay(cell: string, today: string, order?: DayOrder): FileDay {
  const text = dayPart(cell);
  if (/^\d{5}([.,]\d+)?$/.test(text)) return { fault: "count" };
  const read = twoReadings(text, today);
  if (read && order === undefined && read.day && read.month && read.day !== read.month)
    return { fault: "ambiguous", readings: [read.day, read.month] };
  const found = read && (order === "month" ? (read.month ?? read.day) : (read.day ?? read.month));
  if (found) return { day: found };
  const typed = parseTypedDay(text, today);
  if ("refusal" in typed) return { fault: "unread", refusal: typed.refusal };
  return dayOf(parseTypedDay(text, otherDay)) === typed.day ? { day: typed.day } : { fault: "year" };
}

/** The order that the days of a file have for certain: some can only be read in one order, and none only in the other. */
export function orderOf(cells: Iterable<string>, today: string): DayOrder | undefined {
  const found = new Set<DayOrder>();
  for (const cell of cells) {
    const read = twoReadings(dayPart(cell), today);
    if (read && Boolean(read.day) !== Boolean(read.month)) found.add(read.day ? "day" : "month");
  }
  const [order] = found;
  return found.size === 1 ? order : undefined;
}

// A text without its year, or a word such as tomorrow, names another day when it is read on this one.
const otherDay = "2003-07-16";

const dayOf = (typed: TypedDay) => ("day" in typed ? typed.day : undefined);

/**
 * The text without a time and without an English weekday; a point in time is the day in Riyadh. The pattern of the time begins
 * where a run of spaces begins: tried at each of its spaces, a long run takes the square of its length.
 */
function dayPart(cell: string): string {
  const text = foldDigits(withoutInvisible(cell.normalize("NFKC"))).trim();
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return isoDay(text);
  return text
    .replace(/(?<![T\s,])[T\s,]+\d{1,2}:\d\d(:\d\d([.,]\d+)?)?\s*([ap]\.?m\.?|\u0635|\u0645)?$/i, "")
    .replace(/^(sun|mon|tue|wed|thu|fri|sat)[a-z]*[\s,]+/i, "")
    .trim();
}

/**
 * The two readings of a Gregorian day in numbers whose year stands last. A Hijri day is read as the form reads it, because
 * spreadsheets keep it as it was typed.
 */
function twoReadings(text: string, today: string): { day?: string; month?: string } | undefined {
  const parts =
    /^(\d{1,2})[/.\-\s\u060D]+(\d{1,2})[/.\-\s\u060D]+(\d{4}|\d\d)$/.exec(text) ??
    /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  if (!parts) return undefined;
  const [, first, second, year] = parts;
  const [day, month] = [`${first}/${second}/${year}`, `${second}/${first}/${year}`].map((typed) =>
    parseTypedDay(typed, today),
  );
  if (day && "day" in day && day.calendar === "hijri") return undefined;
  const [asDay, asMonth] = [day && dayOf(day), month && dayOf(month)];
  return { ...(asDay && { day: asDay }), ...(asMonth && { month: asMonth }) };
}
