import { expect, test } from "vitest";
import { keepTickShape } from "./tick-shape.server.ts";

test("SURV-08 the object of a tick is kept alive, and stays the same one", () => {
  const kept = keepTickShape();
  expect(kept).toMatchObject({ callback: expect.any(Function) });
  expect(keepTickShape()).toBe(kept);
});
