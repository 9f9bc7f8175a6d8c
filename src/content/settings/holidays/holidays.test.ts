import { expect, test } from "vitest";
import { daysBetween } from "../../../kernel/text/days.ts";
import { hijriNumbers } from "../../../kernel/text/format.ts";
import { closuresBetween } from "./holidays.ts";
import type { Holiday } from "./holidays-field.ts";

const holiday = (from: string, until = "", repeats: Holiday["repeats"] = "once"): Holiday => ({
  ...{ key: from, name: "إجازة", from, until, repeats },
});
const between = (holidays: Holiday[], first: string, last: string) =>
  closuresBetween(holidays, first, last).map(({ from, until }) => `${from}/${until}`);

test("OWN-02 a holiday closes from its first to its last day, in the order of the days", () => {
  const both = [holiday("2026-12-30", "2027-01-02"), holiday("2026-09-23")];
  expect(between(both, "2026-01-01", "2027-12-31")).toEqual([
    "2026-09-23/2026-09-23",
    "2026-12-30/2027-01-02",
  ]);
  expect(between(both, "2027-01-02", "2027-01-02")).toEqual(["2026-12-30/2027-01-02"]);
  expect(between(both, "2027-01-03", "2027-12-31")).toEqual([]);
});

test("OWN-02 a Gregorian holiday comes again on its day, never before its first year, and on a day that exists", () => {
  const national = [holiday("2026-09-23", "", "gregorian")];
  expect(between(national, "2025-01-01", "2028-12-31")).toEqual(
    ["2026", "2027", "2028"].map((year) => `${year}-09-23/${year}-09-23`),
  );
  const newYear = [holiday("2026-12-30", "2027-01-02", "gregorian")];
  expect(between(newYear, "2028-01-01", "2028-01-01")).toEqual(["2027-12-30/2028-01-02"]);
  expect(between([holiday("2028-02-29", "", "gregorian")], "2029-01-01", "2029-12-31")).toEqual([
    "2029-02-28/2029-02-28",
  ]);
});

test("OWN-02 a Hijri holiday comes again on its day of Umm al-Qura, for forty years, with its length", () => {
  const eid = [holiday("2026-03-20", "2026-03-23", "hijri")]; // 1 to 4 Shawwal 1447
  const found = closuresBetween(eid, "2026-01-01", "2066-12-31");
  expect(found.length).toBeGreaterThan(41);
  for (const [place, { from, until }] of found.entries()) {
    expect(hijriNumbers(from), from).toEqual({ year: 1447 + place, month: 10, day: 1 });
    expect(daysBetween(from, until)).toBe(3);
  }
  // Twice in 2033, whose first days are still Ramadan's.
  expect(between([holiday("2026-02-18", "", "hijri")], "2030-01-01", "2030-12-31").length).toBe(2);
});

test("OWN-02 a Hijri holiday on a thirtieth is on the last day of a shorter month", () => {
  const last = [holiday("2026-03-19", "", "hijri")]; // 30 Ramadan 1447 if it has 30 days, else 29
  for (const { from } of closuresBetween(last, "2026-01-01", "2050-12-31"))
    expect([29, 30]).toContain(hijriNumbers(from).day);
});
