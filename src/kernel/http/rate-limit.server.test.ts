import { beforeAll, describe, expect, test } from "vitest";
import type { Kernel } from "../process/kernel.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { clearHits, consume, isFirst, refund, tidyLimits } from "./rate-limit.server.ts";

const limit = { limit: 5, windowSeconds: 900 };

describe.each(databases)("rate limit on %s", (database) => {
  let kernel: Kernel;
  let clock = Date.parse("2026-11-21T08:00:00.000Z");
  beforeAll(async () => {
    kernel = await testKernel({ database });
    kernel.config = { ...kernel.config, rateLimit: true };
    kernel.now = () => new Date(clock);
  });

  test("SEC-03 refuses the sixth hit of a window, says for how long, and then starts a new window", async () => {
    for (let count = 0; count < 5; count++)
      expect((await consume(kernel, "window", limit)).allowed).toBe(true);
    clock += 300_000;
    expect(await consume(kernel, "window", limit)).toEqual({
      allowed: false,
      isFirstRefusal: true,
      retryAfter: 600,
    });
    clock += 600_000;
    expect(await consume(kernel, "window", limit)).toEqual({
      allowed: true,
      isFirstRefusal: false,
      retryAfter: 900,
    });
  });

  test("SEC-03 counts hits that arrive together", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => consume(kernel, "together", limit)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  test("SEC-03 counts each key separately, refunds one hit, and forgets a key", async () => {
    for (let count = 0; count < 6; count++) await consume(kernel, "mine", limit);
    expect((await consume(kernel, "yours", limit)).allowed).toBe(true);
    await refund(kernel, "mine");
    await refund(kernel, "mine");
    expect((await consume(kernel, "mine", limit)).allowed).toBe(true);
    expect((await consume(kernel, "mine", limit)).allowed).toBe(false);
    await clearHits(kernel, "mine");
    expect((await consume(kernel, "mine", limit)).allowed).toBe(true);
  });

  test("SEC-03 keeps neither addresses nor e-mails, and no window longer than a day", async () => {
    await consume(kernel, "sign-in 203.0.113.9 layla@example.com", limit);
    clock += 25 * 60 * 60 * 1000;
    await consume(kernel, "fresh", limit);
    const rows = await kernel.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|layla|fresh/);
  });

  test("SEC-03 a window's row is removed when the window is over, not a day later", async () => {
    const short = { limit: 5, windowSeconds: 900 };
    for (let count = 0; count < 10; count++) await consume(kernel, `guess ${count}`, short);
    await isFirst({ db: kernel.db, at: new Date(clock).toISOString() }, "once a day", 24 * 60 * 60);
    clock += 901_000;
    await consume(kernel, "later", short);
    const rows = await kernel.db.selectFrom("rate_limits").select("ends_at").execute();
    const now = clock / 1000;
    expect(rows.map(({ ends_at }) => Number(ends_at) - now).sort((a, b) => a - b)).toEqual([
      900,
      24 * 60 * 60 - 901,
    ]);
  });

  test("SEC-03 a window begun while the clock was a day ahead is over once the clock is right, but not if clocks differ by seconds", async () => {
    const write = () => ({ db: kernel.db, at: new Date(clock).toISOString() });
    clock += 24 * 60 * 60_000;
    for (let count = 0; count < 6; count++) await consume(kernel, "ahead", limit);
    expect(await isFirst(write(), "first ahead", 3600)).toBe(true);
    await consume(kernel, "never again", limit);
    clock -= 24 * 60 * 60_000;
    expect(await consume(kernel, "ahead", limit)).toEqual({
      allowed: true,
      isFirstRefusal: false,
      retryAfter: 900,
    });
    for (let count = 0; count < 4; count++) await consume(kernel, "ahead", limit);
    expect((await consume(kernel, "ahead", limit)).allowed).toBe(false);
    clock -= 5000; // the clock of another machine is behind
    expect((await consume(kernel, "ahead", limit)).allowed).toBe(false);
    clock += 5000;
    expect(await isFirst(write(), "first ahead", 3600)).toBe(true);
    expect(await isFirst(write(), "first ahead", 3600)).toBe(false);
    await tidyLimits(kernel);
    const rows = await kernel.db.selectFrom("rate_limits").select("window_start").execute();
    expect(rows.filter((row) => Number(row.window_start) > clock / 1000 + 60)).toEqual([]);
  });

  test("SEC-03 a full table drops the windows that end first", async () => {
    clock += 25 * 60 * 60 * 1000;
    const now = Math.floor(clock / 1000);
    const many = Array.from({ length: 100_050 }, (_, index) => ({
      key: `address ${String(index).padStart(6, "0")}`,
      window_start: now,
      ends_at: now + 1000 + index,
      hits: 1,
    }));
    for (let start = 0; start < many.length; start += 5000)
      await kernel.db
        .insertInto("rate_limits")
        .values(many.slice(start, start + 5000))
        .execute();
    await consume(kernel, "one more", { limit: 5, windowSeconds: 24 * 60 * 60 });
    const { total, first } = await kernel.db
      .selectFrom("rate_limits")
      .select((eb) => [eb.fn.countAll().as("total"), eb.fn.min("ends_at").as("first")])
      .executeTakeFirstOrThrow();
    expect([Number(total), Number(first)]).toEqual([100_000, now + 1000 + 51]);
    await kernel.db.deleteFrom("rate_limits").execute();
  });

  test("RUN-05 RATE_LIMIT=off counts nothing", async () => {
    kernel.config = { ...kernel.config, rateLimit: false };
    for (let count = 0; count < 50; count++) expect((await consume(kernel, "off", limit)).allowed).toBe(true);
  });
});
