import { expect, test } from "vitest";
import { chosenAmong } from "./use-selection.ts";

test("ADM-03 a selection counts only what the list shows, in the list's order", () => {
  const shown = [{ id: 3 }, { id: 1 }, { id: 2 }];
  expect(chosenAmong(shown, new Set([2, 3, 9]))).toEqual([3, 2]);
  expect(chosenAmong<{ id: number }>([], new Set([2]))).toEqual([]);
});
