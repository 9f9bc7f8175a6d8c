import { beforeAll, describe, expect, test } from "vitest";
import type { Kernel } from "./kernel.server.ts";
import { clearHits, hit, takeBack } from "./rate-limit.server.ts";
import { databases, testKernel } from "./test-kernel.ts";

const limit = { limit: 5, windowSeconds: 900 };

describe.each(databases)("rate limit on %s", (database) => {
  let kernel: Kernel;
  let clock = Date.parse("2026-11-21T08:00:00.000Z");
  beforeAll(async () => {
    kernel = await testKernel({ database });
    kernel.config = { ...kernel.config, rateLimit: true };
    kernel.now = () => new Date(clock);
  });

  test("SEC-03 refuses the sixth hit of a window, says for how long, and begins anew afterwards", async () => {
    for (let count = 0; count < 5; count++) expect((await hit(kernel, "window", limit)).allowed).toBe(true);
    clock += 300_000;
    expect(await hit(kernel, "window", limit)).toEqual({
      allowed: false,
      isFirstRefusal: true,
      retryAfter: 600,
    });
    clock += 600_000;
    expect(await hit(kernel, "window", limit)).toEqual({
      allowed: true,
      isFirstRefusal: false,
      retryAfter: 900,
    });
  });

  test("SEC-03 counts hits that arrive together", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => hit(kernel, "together", limit)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  test("SEC-03 counts each key apart, takes one hit back, and forgets a key", async () => {
    for (let count = 0; count < 6; count++) await hit(kernel, "mine", limit);
    expect((await hit(kernel, "yours", limit)).allowed).toBe(true);
    await takeBack(kernel, "mine");
    await takeBack(kernel, "mine");
    expect((await hit(kernel, "mine", limit)).allowed).toBe(true);
    expect((await hit(kernel, "mine", limit)).allowed).toBe(false);
    await clearHits(kernel, "mine");
    expect((await hit(kernel, "mine", limit)).allowed).toBe(true);
  });

  test("SEC-03 keeps neither addresses nor e-mails, and no window longer than a day", async () => {
    await hit(kernel, "sign-in 203.0.113.9 layla@example.com", limit);
    clock += 25 * 60 * 60 * 1000;
    await hit(kernel, "fresh", limit);
    const rows = await kernel.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|layla|fresh/);
  });

  test("RUN-05 RATE_LIMIT=off counts nothing", async () => {
    kernel.config = { ...kernel.config, rateLimit: false };
    for (let count = 0; count < 50; count++) expect((await hit(kernel, "off", limit)).allowed).toBe(true);
  });
});
