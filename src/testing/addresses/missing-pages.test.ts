import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { missingPages } from "../../content/redirects/missing/missing-pages.server.ts";
import { missingPath } from "../../content/redirects/missing/missing-path.ts";
import { addMissing, listMissing } from "../../content/redirects/missing/missing-store.server.ts";
import { nearestAddress } from "../../content/redirects/missing/nearest-address.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { addDays } from "../../kernel/text/format.ts";
import { countMissing } from "../../site/loading/moved-pages.server.ts";

test.each([
  ["/Old-Page/", "/old-page"],
  ["/%D8%B9%D9%85%D9%84", "/عمل"],
  ["/about.php", "/about.php"],
  ["/projects/1732345678901", "/projects/1732345678901"],
  [`/${"ا".repeat(300)}`, `/${"ا".repeat(199)}`],
  ["/wp-login.php", undefined],
  ["/blog/wp-admin/setup.php", undefined],
  ["/.env", undefined],
  ["/.git/config", undefined],
  ["/backup.sql", undefined],
  ["/cgi-bin/luci", undefined],
  ["/assets/app.js.map", undefined],
  ["/faq.data", undefined],
  ["/apple-touch-icon-precomposed.png", undefined],
  ["/leave/nora@mail.example", undefined],
  ["/reset/3f2a9c1b7d5e8f0a4b6c2d1e9f8a7b6c", undefined],
  ["/0551234567", undefined],
  ["/call/٠٥٥١٢٣٤٥٦٧", undefined],
  ["/tel/+966551234567", undefined],
  ["/q/secret", undefined],
  ["/<script>", undefined],
  ["/%E0", undefined],
])("ADDR-01 a request for the missing page %s is counted as %s", (asked, counted) => {
  expect(missingPath(asked)).toBe(counted);
});

test("ADDR-01 the nearest address shares words or letters with the path; without such an address there is none", () => {
  const addresses = ["/", "/services", "/about", "/articles/%D9%83%D9%8A%D9%81-%D8%AA%D9%83%D8%AA%D8%A8"];
  expect(nearestAddress("/service.html", addresses)).toBe("/services");
  expect(nearestAddress("/en/about-us", addresses)).toBe("/about");
  expect(nearestAddress("/blog/كيف-تكتب-موجزا", addresses)).toBe("/articles/كيف-تكتب");
  expect(nearestAddress("/xyzzy", addresses)).toBeUndefined();
});

describe.each(databases)("missing pages on %s", (database) => {
  async function site() {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const ask = (path: string, method = "GET") =>
      countMissing(kernel, new Request(`http://localhost:3000${path}`, { method }));
    const told = async () =>
      (await call("GET", "/api/missing-pages")).body.map((one: Record<string, unknown>) => [
        one.path,
        one.hits,
      ]);
    return { kernel, call, ask, told };
  }

  test("ADDR-01 requests for missing pages are counted without query and caller, listed most frequent first, and can get a redirect", async () => {
    const { kernel, call, ask, told } = await site();
    for (const path of ["/old?phone=0551234567", "/Old/", "/ancient", "/wp-login.php"]) ask(path);
    ask("/old", "HEAD");
    expect(await told()).toEqual([
      ["/old", 2],
      ["/ancient", 1],
    ]);
    expect(
      Object.keys((await kernel.reads.selectFrom("missing_pages").selectAll().execute())[0] ?? {}),
    ).toEqual(["path", "day", "hits"]);
    expect((await call("GET", "/api/missing-pages/nearest?path=/servicess")).body).toEqual({
      address: "/services",
    });
    expect((await call("GET", "/api/missing-pages/nearest?path=/zzzz")).body).toEqual({ address: null });
    await call("POST", "/api/redirects", { fromPath: "/old", target: "/services" });
    expect(await told()).toEqual([["/ancient", 1]]);
    expect((await call("DELETE", "/api/missing-pages?path=/ancient")).status).toBe(204);
    expect(await told()).toEqual([]);
  });

  test("ADDR-01 500 addresses of 30 days are kept: rare and old ones are removed", async () => {
    const { kernel } = await site();
    const now = new Date("2026-11-24T09:00:00Z");
    const day = (ago: number) => addDays(now, -ago).toISOString().slice(0, 10);
    await addMissing(
      kernel.db,
      [
        { path: "/wanted", day: day(2), hits: 2 },
        { path: "/rare", day: day(1), hits: 1 },
        { path: "/past", day: day(30), hits: 9 },
      ],
      now,
    );
    const flood = Array.from({ length: 500 }, (_, index) => ({ path: `/n${index}`, day: day(0), hits: 1 }));
    await addMissing(kernel.db, flood, now);
    const kept = await listMissing(kernel.reads, now);
    expect(kept).toHaveLength(500);
    expect(kept[0]).toEqual({ path: "/wanted", hits: 2, last: day(2) });
    expect(kept.map(({ path }) => path)).not.toContain("/rare");
    expect(kept.map(({ path }) => path)).not.toContain("/past");
    await addMissing(kernel.db, [{ path: "/wanted", day: day(2), hits: 3 }], now);
    expect((await listMissing(kernel.reads, now))[0]?.hits).toBe(5);
  });

  test("ADDR-01 counts that could not be stored are kept until the database is available", async () => {
    const { kernel, ask, told } = await site();
    ask("/late");
    const { db } = kernel;
    kernel.db = { transaction: () => ({ execute: async () => Promise.reject(new Error("away")) }) } as never;
    await missingPages.flush(kernel);
    kernel.db = db;
    ask("/late");
    expect(await told()).toEqual([["/late", 2]]);
  });
});
