import { expect, test } from "vitest";
import { keepTickObject } from "./tick-object.server.ts";

test("SURV-08 the object of a tick is kept alive, and stays the same one", () => {
  const kept = keepTickObject();
  expect(kept).toMatchObject({ callback: expect.any(Function) });
  expect(keepTickObject()).toBe(kept);
});
