import { expect, test } from "vitest";
import { snoozedUntil } from "../snooze.ts";
import { dayOrToday, daysOf, stepped } from "./task-days.ts";

test("DESK-06 a week begins on Sunday and runs over the ends of months and years", () => {
  expect(daysOf("day", "2026-11-25")).toEqual(["2026-11-25"]);
  expect(daysOf("week", "2026-12-31")).toEqual([
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
  expect(daysOf("week", "2026-11-22")[0]).toBe("2026-11-22");
  expect([stepped("day", "2026-12-31", 1), stepped("week", "2026-11-22", -1)]).toEqual([
    "2027-01-01",
    "2026-11-15",
  ]);
  const late = new Date("2026-11-21T22:30:00Z"); // the 22nd in Riyadh
  expect([dayOrToday("2026-13-01", late), dayOrToday(null, late), dayOrToday("2026-01-02", late)]).toEqual([
    "2026-11-22",
    "2026-11-22",
    "2026-01-02",
  ]);
});

test("DESK-06 AR-02 a reminder is put off by an hour, to nine tomorrow, or to nine on Sunday, by the clock of Riyadh", () => {
  const late = new Date("2026-11-21T22:30:00Z"); // Sunday the 22nd, half past one in the night
  expect(snoozedUntil("hour", late).toISOString()).toBe("2026-11-21T23:30:00.000Z");
  expect(snoozedUntil("tomorrow", late).toISOString()).toBe("2026-11-23T06:00:00.000Z");
  expect(snoozedUntil("week", late).toISOString()).toBe("2026-11-29T06:00:00.000Z");
  expect(snoozedUntil("week", new Date("2026-11-28T10:00:00Z")).toISOString()).toBe(
    "2026-11-29T06:00:00.000Z",
  );
});
