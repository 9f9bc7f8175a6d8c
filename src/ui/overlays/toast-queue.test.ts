import { expect, test } from "vitest";
import { ToastQueue } from "./toast-queue.ts";

test("ADM-04 success lasts 5 seconds, 10 with an undo; a failure stays", () => {
  const queue = new ToastQueue();
  queue.success("حُفظت الخدمة");
  queue.success("حُذفت الخدمة", { undo() {} });
  queue.error("فشل في حذف الخدمة");
  expect(queue.read().map(({ lifetime }) => lifetime)).toEqual([5_000, 10_000, null]);
});

test("ADM-04 the same failure twice is one toast, closing takes it away, subscribers hear of both", () => {
  const queue = new ToastQueue();
  let heard = 0;
  const stop = queue.subscribe(() => {
    heard += 1;
  });
  queue.error("فشل في حذف الخدمة");
  const id = queue.error("فشل في حذف الخدمة");
  expect(queue.read()).toHaveLength(1);
  queue.close(id);
  expect(queue.read()).toHaveLength(0);
  expect(heard).toBe(3);
  stop();
  queue.error("فشل");
  expect(heard).toBe(3);
});
