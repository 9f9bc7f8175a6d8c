import { expect, test } from "vitest";
import { mostPopular } from "./most-popular.ts";

const [first, second, third] = [{ displayOrder: 3 }, { displayOrder: 1 }, { displayOrder: 1 }];

test("SVC-04 exactly one package, that with display order 1, is the most popular", () => {
  expect(mostPopular([first, second, third])).toBe(second);
});

test("SVC-04 without display order 1 the first package is the most popular; without packages none is", () => {
  const noOrder = { displayOrder: null };
  expect(mostPopular([noOrder, first])).toBe(noOrder);
  expect(mostPopular([])).toBeUndefined();
});
