import { isoDayAfter } from "../../../kernel/text/format.ts";
import { periods } from "../quotes/amounts.ts";

/** The times after which something is renewed: those of quotes, and the quarter. */
export const renewalPeriods = [periods[0], "quarter", periods[1]] as const;
export type RenewalPeriod = (typeof renewalPeriods)[number];

const monthsOf: Record<RenewalPeriod, number> = { month: 1, quarter: 3, year: 12 };

type Dated = { nextDay: string; anchorDay: number; period: RenewalPeriod };

/**
 * The next day of a renewal after so many periods: that day of the month which the anchor says, or the last one of a shorter month, so
 * that 31 January is followed by 28 February and that by 31 March. Requirement DESK-06.
 */
export function dayAfterPeriods({ nextDay, anchorDay, period }: Dated, count: number): string {
  const month = Number(nextDay.slice(0, 4)) * 12 + Number(nextDay.slice(5, 7)) - 1 + count * monthsOf[period];
  return dayIn(month, anchorDay);
}

/** The anchor of a day: the one it has if the day follows from it, else the day of its month. */
export function anchorOf({ nextDay, anchorDay }: Pick<Dated, "nextDay" | "anchorDay">): number {
  return dayAfterPeriods({ nextDay, anchorDay, period: "month" }, 0) === nextDay
    ? anchorDay
    : dayOfMonth(nextDay);
}

/** The day of the month of a day, from 1. */
export const dayOfMonth = (day: string): number => Number(day.slice(8));

/** How many days of a renewal lie at or before a day, its next day first. */
export function timesUntil(renewal: Dated, until: string): number {
  let times = 0;
  while (dayAfterPeriods(renewal, times) <= until) times += 1;
  return times;
}

/** A day of a month, which is counted from the year 0. */
function dayIn(month: number, day: number): string {
  const firstOf = (month: number) => `${yearOf(month)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
  const last = isoDayAfter(firstOf(month + 1), -1);
  return `${last.slice(0, 8)}${String(Math.min(day, dayOfMonth(last))).padStart(2, "0")}`;
}

const yearOf = (month: number) => String(Math.floor(month / 12)).padStart(4, "0");
