import { describe, expect, test } from "vitest";
import { runWhenDue } from "./jobs.server.ts";
import { databases, testKernel } from "./test-kernel.ts";

describe.each(databases)("jobs on %s", (database) => {
  test("SURV-06 of many processes one does a job, once in its time; after a failure it is due again sooner", async () => {
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
});
