import { expect, test } from "vitest";
import { spanOf } from "./service-grid.ts";

const spans = (count: number) => Array.from({ length: count }, (_, index) => spanOf(index, count));

test("SVC-01 seven services: the first is the wide feature, the last goes wide", () => {
  expect(spans(7)).toEqual(["feature", "plain", "plain", "plain", "plain", "plain", "wide"]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  "SVC-01 %i services fill the rows of three without a hole",
  (count) => {
    const places = spans(count).reduce((sum, span) => sum + (span === "plain" ? 1 : 2), 0);
    expect(places % 3).toBe(0);
  },
);

test("SVC-01 a count that divides by three has no feature; a single service is one", () => {
  expect(spans(6)).toEqual(Array(6).fill("plain"));
  expect(spans(1)).toEqual(["feature"]);
});
