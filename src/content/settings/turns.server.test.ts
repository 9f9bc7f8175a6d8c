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
});
