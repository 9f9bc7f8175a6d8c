import { expect, test } from "vitest";
import { daysOfMonth, lengthOf, monthsOf, periodBefore, presentPeriod, targetMonths } from "./periods.ts";

test("SALES-01 the present month, quarter and year begin on their first day and end today", () => {
  const today = "2026-11-21";
  expect(presentPeriod("month", today)).toEqual({ from: "2026-11-01", to: today });
  expect(presentPeriod("quarter", today)).toEqual({ from: "2026-10-01", to: today });
  expect(presentPeriod("year", today)).toEqual({ from: "2026-01-01", to: today });
  const quarters = ["01", "03", "04", "06", "07", "09", "10", "12"].map(
    (month) => presentPeriod("quarter", `2026-${month}-15`).from,
  );
  expect(quarters).toEqual(
    ["01", "01", "04", "04", "07", "07", "10", "10"].map((month) => `2026-${month}-01`),
  );
});

test("SALES-01 a period is compared with the same number of days before it", () => {
  expect(periodBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({
    from: "2026-01-29",
    to: "2026-02-28",
  });
  expect(periodBefore({ from: "2026-11-21", to: "2026-11-21" })).toEqual({
    from: "2026-11-20",
    to: "2026-11-20",
  });
  expect(lengthOf({ from: "2028-02-01", to: "2028-03-01" })).toBe(30);
  expect(lengthOf({ from: "2026-11-02", to: "2026-11-01" })).toBe(0);
});

test("SALES-01 the months of a period are whole, and twelve at least", () => {
  const months = monthsOf({ from: "2026-02-10", to: "2026-02-11" });
  expect([months.length, months[0], months.at(-1)]).toEqual([12, "2025-03", "2026-02"]);
  expect(monthsOf({ from: "2024-12-31", to: "2026-01-01" })).toHaveLength(14);
  expect(daysOfMonth("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(daysOfMonth("2026-12")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("SALES-01 a period has the targets of the months that it covers, and none when it cuts one", () => {
  const today = "2026-11-21";
  expect(targetMonths({ from: "2026-10-01", to: today }, today)).toEqual(["2026-10", "2026-11"]);
  expect(targetMonths({ from: "2026-09-01", to: "2026-09-30" }, today)).toEqual(["2026-09"]);
  expect(targetMonths({ from: "2026-09-01", to: "2026-09-29" }, today)).toEqual([]);
  expect(targetMonths({ from: "2026-09-02", to: today }, today)).toEqual([]);
});
