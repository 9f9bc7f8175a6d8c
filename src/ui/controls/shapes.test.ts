import { expect, test } from "vitest";
import { cluster, parapet, rhombus, triangle } from "./shapes.ts";

test("SHELL-01 the brand shapes are closed paths with rounded numbers", () => {
  expect(rhombus(10, 10, 5)).toBe("M10 5l5 5-5 5-5-5z");
  expect(triangle(10, 0, 20)).toBe("M10 0l10 17.2h-20z");
  expect(parapet(0, 10, 10, 10, 4)).toMatch(/^M0 10H1V9H2\.2V8.*z$/);
  expect(cluster(0, 0, 10)).toHaveLength(6);
});
