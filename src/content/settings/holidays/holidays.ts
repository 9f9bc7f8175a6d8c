import { daysBetween, isDay } from "../../../kernel/text/days.ts";
import { hijriNumbers, isoDayAfter } from "../../../kernel/text/format.ts";
import { byFirstDay, type Holiday } from "./holidays-field.ts";

/** Days on which the agency is closed, both included. */
export type Closure = { name: string; from: string; until: string };

/** How many days before it begins visitors are told of a holiday. */
export const toldBefore = 30;

/** The closures that touch the days from `first` to `last`, in their order; requirement OWN-02. */
export function closuresBetween(holidays: readonly Holiday[], first: string, last: string): Closure[] {
  return holidays
    .flatMap((holiday) => {
      const length = daysBetween(holiday.from, holiday.until || holiday.from);
      return startsOf(holiday, first, last).map((from) => ({
        name: holiday.name,
        from,
        until: isoDayAfter(from, length),
      }));
    })
    .filter(({ from, until }) => from <= last && until >= first)
    .toSorted(byFirstDay);
}

/** The first days of a holiday: its own, and in later years the same day of the calendar in which it comes again. */
function startsOf({ from, repeats }: Holiday, first: string, last: string): string[] {
  if (repeats === "gregorian") {
    const [year, lastYear] = [first, last].map((day) => Number(day.slice(0, 4)));
    return counted(Number(year) - 1, Number(lastYear))
      .map((year) => gregorian(year, from.slice(5)))
      .filter((day) => day >= from);
  }
  if (repeats === "hijri") {
    const years = (day: string) => Math.floor(daysBetween(from, day) / hijriYear);
    return counted(Math.max(0, years(first) - 1), Math.max(0, years(last) + 1)).map((later) =>
      hijri(from, later),
    );
  }
  return [from];
}

/** The same day of another year; for the 29th of February the 28th, where there is none. */
function gregorian(year: number, monthAndDay: string) {
  const day = `${year}-${monthAndDay}`;
  return isDay(day) ? day : `${year}-02-28`;
}

const hijriYear = 354.367_07; // days, on average

/** The same day so many Hijri years later; for the 30th of a month the last, where it has 29 days. */
function hijri(from: string, later: number): string {
  const { year, month, day } = hijriNumbers(from);
  const guess = isoDayAfter(from, Math.round(later * hijriYear));
  const near = counted(-3, 3).map((away) => isoDayAfter(guess, away));
  const inMonth = near.filter((other) => {
    const found = hijriNumbers(other);
    return found.year === year + later && found.month === month && found.day <= day;
  });
  return inMonth.at(-1) ?? guess;
}

const counted = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
