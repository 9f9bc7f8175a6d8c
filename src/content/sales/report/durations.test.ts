import { expect, test } from "vitest";
import { durationInWords } from "./durations.ts";

test("SALES-01 AR-02 a duration is told in the unit that fits it, in the form that follows «within»", () => {
  expect([29, 60, 120, 7199, 7200, 10_800, 172_799, 172_800, 1_123_200].map(durationInWords)).toEqual([
    "أقل من دقيقة",
    "دقيقة واحدة",
    "دقيقتين",
    "120 دقيقة",
    "ساعتين",
    "3 ساعات",
    "48 ساعة",
    "يومين",
    "13 يومًا",
  ]);
});
