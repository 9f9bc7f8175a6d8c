import { foldDigits } from "./arabic.ts";
import { dayFault } from "./days.ts";
import { isoDay } from "./format.ts";

/**
 * The moment of a day such as `2026-12-01` and a time in any digits, in Riyadh, which is always three hours ahead of UTC.
 * Undefined if one of them is invalid.
 */
export function riyadhMoment(day: string, time: string): Date | undefined {
  if (dayFault(day)) return undefined;
  const [, hour = "", minute = ""] = /^(\d{1,2})[:.](\d{2})$/.exec(foldDigits(time).trim()) ?? [];
  const moment = new Date(`${day}T${hour.padStart(2, "0")}:${minute}:00+03:00`);
  // 24:00 would roll over into the next day.
  const isReal = !Number.isNaN(moment.getTime()) && isoDay(moment) === day;
  return isReal ? moment : undefined;
}
