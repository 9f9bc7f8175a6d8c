import { expect, test } from "vitest";
import { type Arrow, gridNeighbour } from "./grid-neighbour.ts";

// Three columns from right to left, two rows, the second with two cards: 0 1 2 / 3 4.
const boxes = [
  [200, 0],
  [100, 0],
  [0, 0],
  [200, 60],
  [100, 60],
].map(([left = 0, top = 0]) => ({ left, right: left + 90, top, bottom: top + 50 }));
const go = (from: number, arrow: Arrow) => gridNeighbour(boxes, from, arrow, true);

test("ADM-03 AR-04 left and right follow the reading direction from right to left, up and down keep the column", () => {
  expect(go(0, "ArrowLeft")).toBe(1);
  expect(go(2, "ArrowLeft")).toBe(3);
  expect(go(3, "ArrowRight")).toBe(2);
  expect(go(1, "ArrowDown")).toBe(4);
  expect(go(2, "ArrowDown")).toBe(4);
  expect(go(4, "ArrowUp")).toBe(1);
  expect(go(0, "ArrowUp")).toBeUndefined();
  expect(go(0, "ArrowRight")).toBeUndefined();
  expect(gridNeighbour(boxes.toReversed(), 0, "ArrowRight", false)).toBe(1);
});
