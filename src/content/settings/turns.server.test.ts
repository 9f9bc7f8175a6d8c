import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { turner } from "./turns.server.ts";

describe.each(databases)("turns on %s", (database) => {
  test("OWN-02 SURV-08 the content version rises once when an announcement begins and once when it ends, also after a start", async () => {
    let time = "2026-12-01T06:00:00.000Z";
    const kernel = await testKernel({ database, session: testSession, now: () => new Date(time) });
    const call = caller(createApi(kernel));
    await call("PUT", "/api/settings", {
      announcement: "نستقبل طلبات رمضان",
      announcementFrom: "2026-12-01T07:00:00.000Z",
      announcementUntil: "2026-12-02T07:00:00.000Z",
    });
    const [one, other] = [turner(kernel), turner(kernel)];
    /** By how much the version rises while both processes look twice. */
    const rises = async (...looks: (() => Promise<void>)[]) => {
      const before = kernel.contentVersion.current();
      for (const look of [...looks, ...looks]) await look();
      return kernel.contentVersion.current() - before;
    };
    expect(await rises(one, other)).toBe(0);
    time = "2026-12-01T07:00:00.500Z"; // a slower clock may not have reached the moment yet
    expect(await rises(one, other)).toBe(0);
    time = "2026-12-01T07:00:01.000Z";
    expect(await rises(one, other)).toBe(1);
    time = "2026-12-03T00:00:00.000Z"; // no process ran when it ended
    expect(await rises(turner(kernel))).toBe(1);
    expect(await rises(turner(kernel), one)).toBe(0);
    const stored = await call("GET", "/api/settings");
    expect(stored.body).not.toHaveProperty("turned");
  });

  test("OWN-02 SURV-08 the content version rises at each midnight of Riyadh while a holiday is told of, and once after it", async () => {
    let time = "2026-08-20T20:59:59.000Z";
    const kernel = await testKernel({ database, session: testSession, now: () => new Date(time) });
    const holiday = {
      key: "a",
      name: "اليوم الوطني",
      from: "2026-09-23",
      until: "2026-09-24",
      repeats: "once",
    };
    await caller(createApi(kernel))("PUT", "/api/settings", { holidays: [holiday] });
    const look = turner(kernel);
    const risesAt = async (moment: string) => {
      time = moment;
      const before = kernel.contentVersion.current();
      for (let times = 0; times < 3; times++) await look();
      return kernel.contentVersion.current() - before;
    };
    expect(await risesAt("2026-08-20T21:00:02.000Z")).toBe(0); // 33 days before
    expect(await risesAt("2026-09-22T20:59:59.000Z")).toBe(1);
    expect(await risesAt("2026-09-22T21:00:00.500Z")).toBe(0);
    expect(await risesAt("2026-09-22T21:00:01.000Z")).toBe(1);
    expect(await risesAt("2026-09-23T20:59:00.000Z")).toBe(0);
    expect(await risesAt("2026-09-23T21:00:01.000Z")).toBe(1);
    expect(await risesAt("2026-09-24T21:00:01.000Z")).toBe(1); // the first day after it
    expect(await risesAt("2026-09-25T21:00:01.000Z")).toBe(0);
  });
});
