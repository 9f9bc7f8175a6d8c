import { expect, test } from "vitest";
import { ToastQueue } from "./toast-queue.ts";

test("ADM-04 success lasts 6 seconds, with an undo too; a failure stays", () => {
  const queue = new ToastQueue();
  queue.success("حُفظت الخدمة");
  queue.success("حُذفت الخدمة", { undo() {} });
  queue.error("فشل في حذف الخدمة");
  expect(queue.read().map(({ lifetime }) => lifetime)).toEqual([6_000, 6_000, null]);
});

test("ADM-04 the same failure twice is one toast, closing removes it, subscribers are told of both", () => {
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

test("ADM-04 messages of one kind are one toast, whose undo reverts all of them, the latest first", async () => {
  const queue = new ToastQueue();
  const undone: string[] = [];
  const words = (count: number) => `حُذفت ${count}`;
  queue.success("حُذفت واحدة", { kind: "delete", words, undo: () => undone.push("أولى") });
  queue.success("أُضيفت", { undo: () => undone.push("أخرى") });
  queue.success("حُذفت اثنتان", { kind: "delete", words, count: 2, undo: () => undone.push("ثانية") });
  expect(queue.read().map(({ message }) => message)).toEqual(["أُضيفت", "حُذفت 3"]);
  expect(await queue.undo()).toBe(true);
  expect(undone).toEqual(["ثانية", "أولى"]);
  expect(queue.read().map(({ message }) => message)).toEqual(["أُضيفت"]);
  queue.success("أُضيفت", { undo: () => undone.push("بعدها") });
  expect(queue.read().map(({ message }) => message)).toEqual(["أُضيفت (2)"]);
});

test("ADM-04 an undo that is under way does not run again; a message that follows meanwhile is a toast of its own", async () => {
  const queue = new ToastQueue();
  const under = Promise.withResolvers<void>();
  let times = 0;
  const id = queue.success("حُذفت", {
    undo: () => {
      times += 1;
      return under.promise;
    },
  });
  const first = queue.undo(id);
  expect(await queue.undo(id)).toBe(false);
  queue.success("حُذفت", { undo() {} });
  expect(queue.read().map(({ message, isUndoing }) => [message, isUndoing ?? false])).toEqual([
    ["حُذفت", true],
    ["حُذفت", false],
  ]);
  under.resolve();
  expect(await first).toBe(true);
  expect([times, queue.read().length]).toEqual([1, 1]);
});
