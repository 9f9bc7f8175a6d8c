import { expect, test } from "vitest";
import { mostPopular } from "./most-popular.ts";

const [first, second, third] = [{ displayOrder: 3 }, { displayOrder: 1 }, { displayOrder: 1 }];

test("SVC-04 the package with display order 1 is the most popular, exactly one", () => {
  expect(mostPopular([first, second, third])).toBe(second);
});

test("SVC-04 without display order 1 it is the first; without packages there is none", () => {
  const noOrder = { displayOrder: null };
  expect(mostPopular([noOrder, first])).toBe(noOrder);
  expect(mostPopular([])).toBeUndefined();
});
