import { expect, test } from "vitest";
import { riyadhMoment } from "./riyadh-moment.ts";

test("ACNT-04 AR-02 a day and a time in Riyadh, in any digits, make a moment", () => {
  expect(riyadhMoment("2026-12-01", "09:30")?.toISOString()).toBe("2026-12-01T06:30:00.000Z");
  expect(riyadhMoment("2026-12-01", "٠:٠٥")?.toISOString()).toBe("2026-11-30T21:05:00.000Z");
});

test("ACNT-04 an invalid day or time makes no moment", () => {
  for (const [day, time] of [
    ["", "09:30"],
    ["2026-12-01", "13:30 م"],
    ["2026-12-01", "0:30 ص"],
    ["2026-02-30", "09:30"],
    ["2026-12-01", "25:00"],
    ["2026-12-01", ""],
    ["غدًا", "09:30"],
  ] as const)
    expect(riyadhMoment(day, time), `${day} ${time}`).toBeUndefined();
});

test("AR-02 TRIAL-01 I: a time is read as screens show it, with the mark of its half day", () => {
  const read = (time: string) => riyadhMoment("2026-12-01", time)?.toISOString();
  expect(read("9:30 ص")).toBe("2026-12-01T06:30:00.000Z");
  expect(read("9:30\u00a0م")).toBe("2026-12-01T18:30:00.000Z");
  expect(read("12:05 ص")).toBe("2026-11-30T21:05:00.000Z");
  expect(read("١٢:٠٥م")).toBe("2026-12-01T09:05:00.000Z");
});
