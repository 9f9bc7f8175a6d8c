import { dayInMonth, dayOfMonth, monthNumber } from "../../../kernel/text/days.ts";
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
  return dayInMonth(monthNumber(nextDay) + count * monthsOf[period], anchorDay);
}

/** The anchor of a day: the one it has if the day follows from it, else the day of its month. */
export function anchorOf({ nextDay, anchorDay }: Pick<Dated, "nextDay" | "anchorDay">): number {
  return dayAfterPeriods({ nextDay, anchorDay, period: "month" }, 0) === nextDay
    ? anchorDay
    : dayOfMonth(nextDay);
}

/** How many days of a renewal lie at or before a day, its next day first. */
export function timesUntil(renewal: Dated, until: string): number {
  let times = 0;
  while (dayAfterPeriods(renewal, times) <= until) times += 1;
  return times;
}
