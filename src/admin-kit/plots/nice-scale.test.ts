import { expect, test } from "vitest";
import { niceScale } from "./nice-scale.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 5, 10]],
  [694, [0, 200, 400, 600, 800]],
  [1001, [0, 500, 1000, 1500]],
])("ADM-06 the axis up to %i has round marks that reach it", (highest, marks) => {
  expect(niceScale(highest)).toEqual(marks);
});
