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
