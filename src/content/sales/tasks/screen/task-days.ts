import { isDay } from "../../../../kernel/text/days.ts";
import { isoDay, isoDayAfter, riyadhClock } from "../../../../kernel/text/format.ts";

export const spans = ["day", "week"] as const;
/** What an agenda shows at once. */
export type Span = (typeof spans)[number];

/** The days that an agenda shows around a day: the day itself, or its week from Sunday; requirement DESK-06. */
export function daysOf(span: Span, day: string): string[] {
  if (span === "day") return [day];
  const noon = noonOf(day);
  const sunday = isoDayAfter(noon, -riyadhClock(noon).weekday);
  return Array.from({ length: 7 }, (_, index) => isoDayAfter(noonOf(sunday), index));
}

/** The same day one span later, or earlier for -1. */
export function stepped(span: Span, day: string, by: 1 | -1): string {
  return isoDayAfter(noonOf(day), by * (span === "day" ? 1 : 7));
}

/** The day that an address names, or today. */
export function dayOrToday(asked: string | null, now: Date): string {
  return asked !== null && isDay(asked) ? asked : isoDay(now);
}

const noonOf = (day: string) => new Date(`${day}T12:00:00+03:00`);
