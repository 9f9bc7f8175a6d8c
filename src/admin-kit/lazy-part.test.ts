import { expect, test } from "vitest";
import { toasts } from "../ui/toast-queue.ts";
import { untilLoaded } from "./lazy-part.ts";

test("ADM-03 a part that cannot be fetched is asked for again, with longer pauses, and said once", async () => {
  const pauses: number[] = [];
  const told: number[] = [];
  let calls = 0;
  const part = await untilLoaded(
    async () => {
      calls += 1;
      if (calls < 7) throw new TypeError("Failed to fetch dynamically imported module");
      return "the dialog";
    },
    async (ms) => {
      pauses.push(ms);
      told.push(toasts.read().length);
    },
  );
  expect(part).toBe("the dialog");
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(told).toEqual([1, 1, 1, 1, 1, 1]);
  expect(toasts.read()).toEqual([]);
});
