import { expect, onTestFinished, test, vi } from "vitest";
import { repeat } from "./repeat.server.ts";

const log = { warn: vi.fn() } as unknown as Parameters<typeof repeat>[0]["log"];

test("SURV-07 work is repeated one run at a time, a failed run is logged and tried again, and stopping waits for the last", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: ((failure?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((done, fail) => {
      ends.push((failure) => (failure ? fail(failure) : done()));
    });
  const loop = repeat({ log }, work, { every: 100, failed: "it failed", atOnce: true });
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(ends).toHaveLength(1); // the first still runs
  ends[0]?.(new Error("away"));
  await vi.advanceTimersByTimeAsync(100);
  expect(log.warn).toHaveBeenCalledWith({ err: new Error("away") }, "it failed");
  expect(ends).toHaveLength(2);
  let stopped = false;
  const stopping = loop.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(stopped).toBe(false);
  ends[1]?.();
  await stopping;
  await vi.advanceTimersByTimeAsync(500);
  expect(ends).toHaveLength(2);
});
