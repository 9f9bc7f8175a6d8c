import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createApi } from "../api.server.ts";
import { type CleanupTask, runCleanup, startCleanup } from "../kernel/background/cleanup.server.ts";
import { consume } from "../kernel/http/rate-limit.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

describe.each(databases)("cleanup on %s", (database) => {
  test("ADM-04 a deleted record can be restored for 30 days and is erased after that", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, session: testSession, now: () => new Date(now) });
    const call = caller(createApi(kernel));
    await call("POST", "/api/services", { title: "أ" });
    await call("POST", "/api/services", { title: "ب" });
    await call("DELETE", "/api/services/1");
    const trash = async () => (await call("GET", "/api/services?trash=1")).body.length;
    now += 29 * 86_400_000;
    await runCleanup(kernel);
    expect(await trash()).toBe(1);
    now += 2 * 86_400_000;
    await runCleanup(kernel);
    expect(await trash()).toBe(0);
    expect((await call("POST", "/api/services/1/restore")).status).toBe(404);
    expect((await call("GET", "/api/services")).body).toHaveLength(1);
  });

  test("SURV-04 PRIV-03 the key of a submission is kept for seven days and erased after that", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({
      database,
      now: () => new Date(now),
      environment: { RATE_LIMIT: "off" },
    });
    const visit = caller(createApi(kernel));
    const body = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "متجر" };
    const send = async () =>
      (await visit("POST", "/api/project-requests", body, { headers: { "idempotency-key": "one" } })).body.id;
    const first = await send();
    await visit("POST", "/api/project-requests", body); // without a key, so its content is its key
    const kept = async () => (await kernel.reads.selectFrom("submissions").select("key").execute()).length;
    now += 7 * 86_400_000;
    await runCleanup(kernel);
    expect(await kept()).toBe(2);
    expect(await send()).toBe(first);
    now += 1;
    await runCleanup(kernel);
    expect(await kept()).toBe(0);
    expect(await send()).not.toBe(first);
  });

  test("PRIV-03 cleanup runs at the start, and then every six hours until it is stopped", async () => {
    const kernel = await testKernel({ database });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const task = vi.fn<CleanupTask>().mockRejectedValueOnce(new Error("away")).mockResolvedValue();
    const cleanup = startCleanup(kernel, { before: [task] });
    expect(task).toHaveBeenCalledTimes(1);
    // A run that fails does not end the loop, and the loop waits for a run that is still under way.
    const hour = 3_600_000;
    await vi.advanceTimersByTimeAsync(6 * hour - 1);
    expect(task).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledTimes(2);
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(6 * hour);
        return task.mock.calls.length;
      })
      .toBeGreaterThanOrEqual(4);
    await cleanup.stop();
    const { length } = task.mock.calls;
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(task).toHaveBeenCalledTimes(length);
  });

  test("SEC-03 expired windows of rate limits are deleted, also for callers who never come back", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, now: () => new Date(now) });
    await consume(kernel, "quarter", { limit: 5, windowSeconds: 900 });
    await consume(kernel, "day", { limit: 5, windowSeconds: 86_400 });
    now += 900_000;
    await runCleanup(kernel);
    expect(await kernel.db.selectFrom("rate_limits").selectAll().execute()).toHaveLength(1);
  });
});
