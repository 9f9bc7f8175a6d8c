import { expect, test } from "vitest";
import { toasts } from "../ui/overlays/toast-queue.ts";
import { loadedOrSaid } from "./lazy-part.ts";

test("ADM-03 a part that cannot be loaded shows a message and breaks nothing else", async () => {
  await expect(loadedOrSaid(async () => "the dialog")).resolves.toBe("the dialog");
  expect(toasts.read()).toEqual([]);
  const away = loadedOrSaid(async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const settled = await Promise.race([away.then(String, String), new Promise((end) => setTimeout(end, 20))]);
  expect(settled).toBeUndefined();
  expect(toasts.read()).toMatchObject([{ tone: "error", lifetime: null }]);
});
