import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfMonth, isDay } from "../../../kernel/text/days.ts";
import { anchorOf, dayAfterPeriods, renewalPeriods, timesUntil } from "./renewal-days.ts";

const renewed = (nextDay: string, period: (typeof renewalPeriods)[number], times: number) => {
  const anchorDay = dayOfMonth(nextDay);
  const days = [nextDay];
  for (let time = 0; time < times; time += 1)
    days.push(dayAfterPeriods({ nextDay: days.at(-1) ?? "", anchorDay, period }, 1));
  return days.slice(1);
};

test("DESK-06 a renewal at the end of a month stays there: 31 January, the last of February, 31 March, in leap years too", () => {
  expect(renewed("2027-01-31", "month", 4)).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  expect(renewed("2028-01-30", "month", 2)).toEqual(["2028-02-29", "2028-03-30"]);
  expect(renewed("2026-11-30", "quarter", 3)).toEqual(["2027-02-28", "2027-05-30", "2027-08-30"]);
  expect(renewed("2024-02-29", "year", 4)).toEqual(["2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]);
  expect(renewed("2099-12-31", "month", 2)).toEqual(["2100-01-31", "2100-02-28"]);
});

/** A day of this century, by the calendar of the language. */
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const step = { month: 1, quarter: 3, year: 12 };

test("DESK-06 48 renewals do not drift: each lies so many months after the first, on its day or the last of a shorter month", () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...renewalPeriods), (first, period) => {
      const start = new Date(first);
      for (const [index, next] of renewed(first, period, 48).entries()) {
        const months = start.getUTCFullYear() * 12 + start.getUTCMonth() + (index + 1) * step[period];
        const [year, month] = [Math.floor(months / 12), months % 12];
        const expected = new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), daysIn(year, month))));
        expect(next).toBe(expected.toISOString().slice(0, 10));
        expect(isDay(next)).toBe(true);
      }
    }),
  );
});

test("DESK-06 a renewal keeps its anchor while its day follows from it, back and forth; another day is an anchor of its own", () => {
  expect(anchorOf({ nextDay: "2027-02-28", anchorDay: 31 })).toBe(31);
  expect(anchorOf({ nextDay: "2027-04-28", anchorDay: 31 })).toBe(28);
  expect(anchorOf({ nextDay: "2028-02-28", anchorDay: 31 })).toBe(28);
  fc.assert(
    fc.property(day, fc.constantFrom(...renewalPeriods), (nextDay, period) => {
      const of = { nextDay, anchorDay: dayOfMonth(nextDay), period };
      const next = { ...of, nextDay: dayAfterPeriods(of, 1) };
      expect(anchorOf(next)).toBe(of.anchorDay);
      expect(dayAfterPeriods(next, -1)).toBe(nextDay);
    }),
  );
});

test("SALES-01 the days of a renewal up to a day are counted with both ends", () => {
  const of = { nextDay: "2026-12-31", anchorDay: 31, period: "month" } as const;
  expect(
    ["2026-12-30", "2026-12-31", "2027-02-27", "2027-02-28"].map((until) => timesUntil(of, until)),
  ).toEqual([0, 1, 2, 3]);
});
