import { dayInMonth, daysBetween, monthNumber, monthOf } from "../../../kernel/text/days.ts";
import { isoDayAfter } from "../../../kernel/text/format.ts";

/** The first and the last day of a period, in Riyadh: `2026-11-01`. */
export type Period = { from: string; to: string };

/** The periods that the report offers beside two days of one's own; the first is the one of an address that names none. */
export const presets = ["month", "quarter", "year"] as const;
export type Preset = (typeof presets)[number];

/** The longest period of the report, in days: five years. */
const mostDays = 5 * 366;

const leastMonths = 12;

/** The present month, quarter or year up to a day; requirement SALES-01. */
export function presentPeriod(preset: Preset, today: string): Period {
  const month = monthNumber(today);
  const before = { month: 0, quarter: month % 3, year: month % 12 }[preset];
  return { from: dayInMonth(month - before, 1), to: today };
}

/** The same number of days directly before a period, for comparison. */
export function periodBefore({ from, to }: Period): Period {
  return { from: isoDayAfter(from, -lengthOf({ from, to })), to: isoDayAfter(from, -1) };
}

/** The number of days of a period; less than 1 if it ends before it begins. */
export const lengthOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** Whether two days make a period of the report: in their order, and not longer than the longest. */
export const isPeriod = (period: Period) => lengthOf(period) >= 1 && lengthOf(period) <= mostDays;

/** The months in which a period lies, whole and oldest first, `2026-11`; at least the twelve up to its end. */
export function monthsOf({ from, to }: Period): string[] {
  const last = monthNumber(to);
  const first = Math.min(monthNumber(from), last - leastMonths + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => monthOf(first + index));
}

/** The days of a month. */
export function daysOfMonth(month: string): Period {
  return { from: `${month}-01`, to: dayInMonth(monthNumber(month), 31) };
}

/** The months whose target a period can reach: those that it covers whole, or whole up to today; none if it cuts another one. */
export function targetMonths({ from, to }: Period, today: string): string[] {
  const lastMonth = to.slice(0, 7);
  const isWhole = from.endsWith("-01") && (to === daysOfMonth(lastMonth).to || to === today);
  if (!isWhole) return [];
  return monthsOf({ from, to }).filter((month) => month >= from.slice(0, 7));
}
