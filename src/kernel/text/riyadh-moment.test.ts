import { expect, test } from "vitest";
import { riyadhMoment } from "./riyadh-moment.ts";

test("ACNT-04 AR-02 a day and a time in Riyadh, in any digits, make a moment", () => {
  expect(riyadhMoment("2026-12-01", "09:30")?.toISOString()).toBe("2026-12-01T06:30:00.000Z");
  expect(riyadhMoment("2026-12-01", "٠:٠٥")?.toISOString()).toBe("2026-11-30T21:05:00.000Z");
});

test("ACNT-04 an invalid day or time makes no moment", () => {
  for (const [day, time] of [
    ["", "09:30"],
    ["2026-02-30", "09:30"],
    ["2026-12-01", "25:00"],
    ["2026-12-01", ""],
    ["غدًا", "09:30"],
  ] as const)
    expect(riyadhMoment(day, time), `${day} ${time}`).toBeUndefined();
});
