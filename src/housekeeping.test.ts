import { describe, expect, test } from "vitest";
import { createApi } from "./api.server.ts";
import { keepHouse } from "./kernel/housekeeping.server.ts";
import { hit } from "./kernel/rate-limit.server.ts";
import { caller } from "./kernel/test-api.ts";
import { databases, testKernel, testSession } from "./kernel/test-kernel.ts";

describe.each(databases)("housekeeping on %s", (database) => {
  test("ADM-04 a deleted record can be taken back for 30 days and is gone after", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, session: testSession, now: () => new Date(now) });
    const call = caller(createApi(kernel));
    await call("POST", "/api/services", { title: "أ" });
    await call("POST", "/api/services", { title: "ب" });
    await call("DELETE", "/api/services/1");
    const trash = async () => (await call("GET", "/api/services?trash=1")).body.length;
    now += 29 * 86_400_000;
    await keepHouse(kernel);
    expect(await trash()).toBe(1);
    now += 2 * 86_400_000;
    await keepHouse(kernel);
    expect(await trash()).toBe(0);
    expect((await call("POST", "/api/services/1/restore")).status).toBe(404);
    expect((await call("GET", "/api/services")).body).toHaveLength(1);
  });

  test("SEC-03 the windows of limits that are over go, also where nobody calls any more", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, now: () => new Date(now) });
    await hit(kernel, "quarter", { limit: 5, windowSeconds: 900 });
    await hit(kernel, "day", { limit: 5, windowSeconds: 86_400 });
    now += 900_000;
    await keepHouse(kernel);
    expect(await kernel.db.selectFrom("rate_limits").selectAll().execute()).toHaveLength(1);
  });
});
