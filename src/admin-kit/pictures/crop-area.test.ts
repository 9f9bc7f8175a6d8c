import { expect, test } from "vitest";
import { centreOf, cropAround, isWhole } from "./crop-area.ts";

const picture = { width: 1200, height: 800 };

test("APRJ-02 a crop has the shown ratio and is as large as the picture allows", () => {
  const square = cropAround(picture, 1, 1, { x: 0.5, y: 0.5 });
  expect(square.width * picture.width).toBeCloseTo(square.height * picture.height);
  expect(square).toMatchObject({ y: 0, height: 1 });
  const wide = cropAround(picture, 3, 1, { x: 0.5, y: 0.5 });
  expect((wide.width * picture.width) / (wide.height * picture.height)).toBeCloseTo(3);
  expect(wide).toMatchObject({ x: 0, width: 1 });
});

test("APRJ-02 a crop stays inside the picture, whatever middle is requested", () => {
  for (const x of [-1, 0, 0.1, 0.9, 2])
    for (const y of [-1, 0.2, 1, 2]) {
      const area = cropAround(picture, 16 / 9, 0.6, { x, y });
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(1.000001);
      expect(area.y + area.height).toBeLessThanOrEqual(1.000001);
    }
  expect(centreOf(cropAround(picture, 1, 0.5, { x: 0.5, y: 0.5 }))).toEqual({ x: 0.5, y: 0.5 });
});

test("APRJ-02 the whole picture in its own ratio is no crop", () => {
  expect(isWhole(cropAround(picture, 1.5, 1, { x: 0.2, y: 0.9 }))).toBe(true);
  expect(isWhole(cropAround(picture, 1.4, 1, { x: 0.2, y: 0.9 }))).toBe(false);
});
