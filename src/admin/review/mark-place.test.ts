import { expect, test } from "vitest";
import { type Box, isTouched, markPlace } from "./mark-place.ts";

const line: Box = { left: 40, top: 300, right: 370, bottom: 322 };
const width = 390;

test("SAY-01 the mark of a remark stands in the margin above the first letter, and never on ink", () => {
  expect(markPlace([line], [line], { width })).toEqual({ x: 378, y: 293 });
  expect(markPlace([line], [line], { width, isLeftToRight: true })).toEqual({ x: 32, y: 293 });
  const above: Box = { left: 20, top: 240, right: 370, bottom: 292 };
  const beside: Box = { left: 372, top: 300, right: 385, bottom: 322 };
  for (const ink of [[line], [line, above], [line, beside], [line, above, beside]]) {
    const place = markPlace([line], ink, { width: 500 });
    expect(place && ink.some((box) => isTouched(place, box))).toBe(false);
    expect(place && place.x >= 12 && place.x <= 488).toBe(true);
  }
});

test("SAY-01 a mark has a place where ink is all around, and none without a line", () => {
  const everywhere: Box = { left: 0, top: 0, right: 500, bottom: 900 };
  expect(markPlace([line], [everywhere], { width })).toEqual({ x: 378, y: 293 });
  expect(markPlace([], [], { width })).toBeUndefined();
});

test("SAY-01 a rhombus touches a box that its tips or its sides reach", () => {
  const box: Box = { left: 0, top: 0, right: 100, bottom: 100 };
  const touches = (x: number, y: number) => isTouched({ x, y }, box);
  expect([touches(50, 50), touches(114, 50), touches(107, 107), touches(50, -14)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([touches(115, 50), touches(108, 107), touches(50, -15)]).toEqual([false, false, false]);
});
