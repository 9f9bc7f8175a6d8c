import { lazy } from "react";
import { toasts } from "../ui/toast-queue.ts";
import { text } from "./admin-kit.text.ts";

/**
 * `lazy` for a part of a screen that comes when it is wanted: a dialog, the board. Where the network or the server is away
 * it says so once and asks again until it is there; what is on the screen, and typed into it, stays; requirement ADM-03.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilLoaded(load));

const longestPause = 10_000; // ms

/** Answers what `load` brings, however often it fails before. */
export async function untilLoaded<Part>(
  load: () => Promise<Part>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Part> {
  let notice: number | undefined;
  for (let next = 1000; ; next = Math.min(2 * next, longestPause)) {
    try {
      const part = await load();
      if (notice !== undefined) toasts.close(notice);
      return part;
    } catch {
      notice ??= toasts.error(text.partAway);
      await wait(next);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
