import type { FieldMessage } from "../resource/field-messages.text.ts";

/** The first and the last day that can be stored. */
export const [firstDay, lastDay] = ["1900-01-01", "2100-12-31"];

/** Whether a text is a day of the calendar, as `2026-11-22`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}

/**
 * Why a text is not a day that can be stored; undefined when it is one. Years outside 1900 to 2100 are refused, because a Hijri
 * date such as 1448/07/01 would be stored as a Gregorian day six centuries ago.
 */
export function dayFault(text: string): FieldMessage | undefined {
  const year = /^(\d{4})[-/.]/.exec(text) ?? /[-/.](\d{4})$/.exec(text);
  if (year && (Number(year[1]) < 1900 || Number(year[1]) > 2100)) return "dateYear";
  return isDay(text) ? undefined : "date";
}

/** Whether a period ends before it starts. Days compare as text; one that is left empty is no fault. */
export function endsBeforeStart(start: string, end: string): boolean {
  return start !== "" && end !== "" && end < start;
}

/** How many days lie between two days of the calendar, as `2026-11-22`; negative where the second is the earlier one. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/** The day of the month of a day, from 1. */
export const dayOfMonth = (day: string): number => Number(day.slice(8));

/** The month of a day, or of a month such as `2026-11`, as a number to which months can be added. */
export const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The month of such a number: `2026-11`. */
export const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

/** A day of the month of such a number, or its last one if it is shorter: `2027-02-28`. */
export function dayInMonth(number: number, day: number): string {
  const last = new Date(Date.UTC(Math.floor(number / 12), (number % 12) + 1, 0)).getUTCDate();
  return `${monthOf(number)}-${String(Math.min(day, last)).padStart(2, "0")}`;
}
