import { expect, test } from "vitest";
import { dropItems, moveItem } from "./moves.ts";

test("ADM-05 an item moves up, down and never out of its list", () => {
  expect(moveItem(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moveItem(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
  expect(moveItem(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moveItem(["a", "b"], 1, 2)).toEqual(["a", "b"]);
});

test("ADM-05 dropped items keep their order beside the target", () => {
  expect(dropItems([1, 2, 3, 4], new Set([1]), 3, "after")).toEqual([2, 3, 1, 4]);
  expect(dropItems([1, 2, 3, 4], new Set([4, 2]), 1, "before")).toEqual([2, 4, 1, 3]);
  expect(dropItems([1, 2], new Set([1]), 1, "after")).toEqual([1, 2]);
});
