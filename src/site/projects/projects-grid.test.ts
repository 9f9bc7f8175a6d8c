import { expect, test } from "vitest";
import { spanOf } from "./projects-grid.ts";

const cellsOf = { plain: 1, wide: 3, rest: 2 };

test.each([1, 2, 3, 4, 5, 7, 8, 9, 24])("PRJ-01 %d cards leave no hole in three columns", (count) => {
  const spans = Array.from({ length: count }, (_, index) => spanOf(index, count));
  expect(spans[0]).toBe("wide");
  expect(spans.reduce((sum, span) => sum + cellsOf[span], 0) % 3).toBe(0);
});
