import { expect, onTestFinished, test, vi } from "vitest";
import { isoDayAfter } from "../../../../kernel/text/format.ts";
import { openDesk, openedOf, siteWith } from "./test-desk.tsx";

/** Whether a text, wherever it occurs below an element, runs from left to right: its end is right of its beginning. */
function readsFromTheLeft(part: Element, words: string) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: boolean[] = [];
  const leftOf = (node: Node, from: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    return range.getBoundingClientRect().left;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at >= 0) found.push(leftOf(node, at) < leftOf(node, at + words.length - 1));
  }
  return found;
}

test("AREQ-02 SHELL-08 a quote's number reads left to right in the log and in the list of the request", async () => {
  const site = await siteWith({ نورة: {} });
  const { number } = await site.offer(1);
  await openDesk("/1");
  await expect.element(openedOf("نورة").getByText(new RegExp(`^أُرسل عرض السعر ${number}`))).toBeVisible();
  await expect.poll(() => readsFromTheLeft(openedOf("نورة").element(), number)).toEqual([true, true]);
});

test("AREQ-02 the desk shows that a quote has expired once its last day has passed", async () => {
  const site = await siteWith({ نورة: {} });
  await site.offer(1, { valid_until: isoDayAfter(new Date(), 30) });
  vi.setSystemTime(`${isoDayAfter(new Date(), 31)}T09:00:00+03:00`);
  onTestFinished(() => void vi.useRealTimers());
  await openDesk("/1");
  await expect.element(openedOf("نورة").getByRole("link", { name: /انتهى/ })).toBeVisible();
});
