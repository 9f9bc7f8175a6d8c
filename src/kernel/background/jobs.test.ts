import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { runWhenDue } from "./jobs.server.ts";

describe.each(databases)("jobs on %s", (database) => {
  test("SURV-06 only one of many processes does a job, once per interval; after a failure it is due again sooner", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, now: () => new Date(now) });
    let runs = 0;
    let fails = false;
    const run = async () => {
      runs++;
      if (fails) throw new Error("no room");
    };
    const everywhere = () =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          runWhenDue(kernel, { name: "backup", everySeconds: 3600, retrySeconds: 600, run }),
        ),
      );
    expect((await everywhere()).filter(Boolean)).toHaveLength(1);
    now += 3599_000;
    await everywhere();
    expect(runs).toBe(1);
    fails = true;
    now += 1000;
    await everywhere();
    expect(runs).toBe(2);
    now += 599_000;
    await everywhere();
    expect(runs).toBe(2);
    fails = false;
    now += 1000;
    expect((await everywhere()).filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(3);
  });

  test("SURV-06 another process does a job whose process was ended, soon but not before its retry is due", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, now: () => new Date(now) });
    const job = { name: "backup", everySeconds: 24 * 3600, retrySeconds: 600 };
    const ended = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const first = runWhenDue(kernel, {
      ...job,
      run: () => {
        began.resolve();
        return ended.promise;
      },
    });
    await began.promise;
    const run = async () => {};
    now += 599_000;
    expect(await runWhenDue(kernel, { ...job, run })).toBe(false);
    now += 1000;
    expect(await runWhenDue(kernel, { ...job, run })).toBe(true);
    now += 24 * 3600_000 - 1000;
    expect(await runWhenDue(kernel, { ...job, run })).toBe(false);
    ended.resolve();
    await first;
  });

  test("SURV-06 a job that takes long stays claimed by the process that does it", async () => {
    const kernel = await testKernel({ database });
    const job = { name: "backup", everySeconds: 3600, retrySeconds: 1.5 };
    let ends = 0;
    const run = () => pause(4000).then(() => void ends++);
    const first = runWhenDue(kernel, { ...job, run });
    await pause(500);
    const others: boolean[] = [];
    while (ends === 0) {
      others.push(await runWhenDue(kernel, { ...job, run: async () => {} }));
      await pause(100);
    }
    expect(await first).toBe(true);
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter(Boolean)).toEqual([]);
    expect(await runWhenDue(kernel, { ...job, run })).toBe(false);
  });
});
