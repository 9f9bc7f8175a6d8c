import { expect, test } from "vitest";
import { placeOf, timelineOf } from "./projects-timeline.tsx";

test("SITE-03 PRJ-01 bars are placed between the whole years of the projects, by their start; a project without days has none", () => {
  const { bars, years } = timelineOf([
    { startDate: "2026-01-01", endDate: "2026-12-31" },
    { startDate: "2024-07-01", endDate: "2024-12-31" },
    { startDate: "", endDate: "2025-01-01" },
    { startDate: "2026-02-01", endDate: "2026-01-01" },
  ]);
  expect(years).toEqual([2024, 2025, 2026]);
  expect(bars.map(({ start, length }) => [start, length])).toEqual([
    [16.6, 16.7],
    [66.7, 33.2],
  ]);
  expect(timelineOf([])).toEqual({ bars: [], years: [] });
});

test("SITE-03 PRJ-01 a title stays inside the drawing, before or after its bar", () => {
  expect(placeOf(60, 10)).toEqual({ insetInlineEnd: "41%", maxInlineSize: "59%" });
  expect(placeOf(10, 20)).toEqual({ insetInlineStart: "31%", maxInlineSize: "69%" });
});
