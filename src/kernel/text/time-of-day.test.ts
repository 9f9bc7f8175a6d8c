import { expect, test } from "vitest";
import { timeOfDay } from "./time-of-day.ts";

test.each([
  ["09:30", "09:30"],
  [" ٩:٠٥ ", "09:05"],
  ["21.30", "21:30"],
  ["12:00 ص", "00:00"],
  ["5:15م", "17:15"],
])("AR-02 API-02 «%s» is read as %s", (typed, time) => {
  expect(timeOfDay(typed)).toBe(time);
});

test.each(["", "9", "9:3", "24:00", "09:60", "13:00 م", "0:30 ص", "تسع", "09:30:00", "-9:30"])(
  "AR-02 API-02 «%s» is no time, and not another one",
  (typed) => {
    expect(timeOfDay(typed)).toBeUndefined();
  },
);
