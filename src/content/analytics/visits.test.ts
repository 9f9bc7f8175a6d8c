import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { visitCounter } from "./counter.server.ts";
import { forgetOldVisits } from "./store.server.ts";
import { readView } from "./view.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const isPage = (path: string) => ["/", "/services", "/articles/مقال"].includes(path);

test.each([
  [
    "/services\nhttps://www.search.example/?q=x\n390",
    { page: "/services", referrer: "search.example", device: "phone", isEntry: true },
  ],
  [
    "/services/\nhttps://shurfa.example/\n800",
    { page: "/services", referrer: "", device: "tablet", isEntry: false },
  ],
  ["/\n\n1440", { page: "/", referrer: "", device: "desktop", isEntry: true }],
  ["/\njavascript:alert(1)\nx", { page: "/", referrer: "", device: "desktop", isEntry: true }],
  [
    `/articles/${encodeURIComponent("مقال")}\n\n1440`,
    { page: "/articles/مقال", referrer: "", device: "desktop", isEntry: true },
  ],
  ["/articles/%D9\n\n1440", undefined],
  ["/wp-login.php\n\n1440", undefined],
  ["", undefined],
])("AANA-01 the beacon %j is read as a view of a page of the site, or ignored", (body, view) => {
  expect(readView(body === "" ? "/nowhere" : body, "shurfa.example", isPage)).toEqual(view);
});

describe.each(databases)("visits on %s", (database) => {
  async function site(
    now = () => new Date("2026-11-21T10:00:00Z"),
    session = testSession as typeof testSession | null,
  ) {
    let current: typeof session = null;
    const kernel = await testKernel({ database, now, authenticate: async () => current });
    const call = caller(createApi(kernel));
    const visit = (body: string, headers: Record<string, string> = {}, address = "203.0.113.9") =>
      call("POST", "/api/visits", body, {
        headers: { "content-type": "text/plain", "user-agent": browser, ...headers },
        address,
      });
    const asStaff = async <Result>(run: () => Promise<Result>) => {
      current = session;
      return run().finally(() => {
        current = null;
      });
    };
    const report = (days = 30) =>
      asStaff(async () => (await call("GET", `/api/analytics?days=${days}`)).body);
    return { kernel, call, visit, asStaff, report };
  }

  test("AANA-01 views are summed by day, page, referrer and device, without raising the content version", async () => {
    const { kernel, visit, report } = await site();
    const version = kernel.contentVersion.current();
    expect((await visit("/services\nhttps://www.search.example/\n390")).status).toBe(204);
    await visit("/services\nhttps://search.example/page\n390");
    await visit("/quote\nhttp://localhost:3000/services\n390");
    await visit("/\n\n1440");
    expect(await kernel.reads.selectFrom("visits").selectAll().execute()).toEqual([]);
    const { total, days, pages, referrers, devices } = await report();
    expect(total).toEqual({ views: 4, visits: 3, requests: 0 });
    expect(days.at(-1)).toMatchObject({ day: "2026-11-21", views: 4, visits: 3 });
    expect(days).toHaveLength(30);
    expect(pages[0]).toEqual({ page: "/services", views: 2, visits: 2, viewsBefore: 0 });
    expect(referrers).toEqual([
      { referrer: "search.example", visits: 2 },
      { referrer: "", visits: 1 },
    ]);
    expect(devices[0]).toEqual({ device: "phone", visits: 2 });
    await visit("/services\nhttps://search.example/\n390");
    await visitCounter(kernel).flush();
    const rows = await kernel.reads
      .selectFrom("visits")
      .selectAll()
      .where("page", "=", "/services")
      .execute();
    expect(rows).toEqual([
      {
        day: "2026-11-21",
        page: "/services",
        referrer: "search.example",
        device: "phone",
        views: 3,
        visits: 3,
      },
    ]);
    expect(kernel.contentVersion.current()).toBe(version);
  });

  test("AANA-01 robots, staff, unknown pages and floods are not counted but get the same answer", async () => {
    const { visit, asStaff, report } = await site();
    expect((await visit("/\n\n1440", { "user-agent": "Googlebot/2.1" })).status).toBe(204);
    expect((await asStaff(() => visit("/\n\n1440"))).status).toBe(204);
    for (const page of ["/admin/clients", "constructor", "__proto__"])
      expect((await visit(`${page}\n\n1440`)).status).toBe(204);
    expect((await visit("x".repeat(3000))).status).toBe(413);
    expect((await report()).total).toEqual({ views: 0, visits: 0, requests: 0 });
    for (let index = 0; index < 80; index += 1) await visit("/\n\n1440", {}, "198.51.100.7");
    expect((await report()).total.views).toBe(60);
  });

  test("AANA-01 SEC-08 nothing is stored for pages that do not exist, such as invented and deleted projects", async () => {
    const { kernel, call, visit, asStaff } = await site();
    await asStaff(async () => {
      for (const id of ["real", "gone"]) await call("POST", "/api/projects", { id, title: id });
      await call("DELETE", "/api/projects/gone");
    });
    for (let index = 0; index < 40; index++)
      expect((await visit(`/projects/invented-${index}\n\n390`)).status).toBe(204);
    for (const path of ["/projects/gone", "/projects/real", "/projects/real/", "/uploads/logo.png", "/admin"])
      await visit(`${path}\n\n390`, {}, "203.0.113.77");
    await visitCounter(kernel).flush();
    const rows = await kernel.reads.selectFrom("visits").select(["page", "views"]).execute();
    expect(rows).toEqual([{ page: "/projects/real", views: 2 }]);
  });

  test("AANA-01 SEC-08 a day stores at most a thousand rows with hosts; further hosts are counted together", async () => {
    const { kernel, visit, report } = await site();
    const from = (index: number) => `203.0.${Math.floor(index / 200)}.${index % 200}`;
    await visit("/services\nhttps://known.example/\n390");
    for (let round = 0; round < 4; round++) {
      for (let index = 0; index < 400; index++) {
        const host = `h${round}-${index}.example`;
        await visit(`/services\nhttps://${host}/\n390`, {}, from(400 * round + index));
      }
      await visitCounter(kernel).flush();
    }
    await visit("/services\nhttps://known.example/\n390");
    await visit("/services\n\n390");
    await visit("/\nhttps://late.example/\n390");
    const { total, referrers } = await report();
    const rows = await kernel.reads.selectFrom("visits").selectAll().execute();
    // The thousand rows, one of direct visits, and one of other hosts for each of two pages.
    expect(rows).toHaveLength(1003);
    expect(total.views).toBe(1 + 1600 + 3);
    expect(referrers.slice(0, 2)).toEqual([
      { referrer: "*", visits: 601 + 1 },
      { referrer: "known.example", visits: 2 },
    ]);
  });

  test("AANA-01 SURV-02 the counts in memory are bounded too, and no view is lost", async () => {
    const { kernel, visit, report } = await site();
    for (let index = 0; index < 1100; index++)
      await visit(
        `/\nhttps://h${index}.example/\n390`,
        {},
        `203.0.${Math.floor(index / 200)}.${index % 200}`,
      );
    const { total, referrers } = await report();
    expect(total.views).toBe(1100);
    expect(referrers[0]).toEqual({ referrer: "*", visits: 100 });
    expect(await kernel.reads.selectFrom("visits").selectAll().execute()).toHaveLength(1001);
  });

  test("AANA-01 PRIV-03 days that are older than any report are deleted", async () => {
    let now = new Date("2024-11-22T10:00:00Z");
    const { kernel, visit } = await site(() => now);
    for (const day of ["2024-11-21", "2024-11-22", "2024-11-23"]) {
      now = new Date(`${day}T10:00:00Z`);
      await visit("/\n\n390");
      await visitCounter(kernel).flush();
    }
    now = new Date("2026-11-21T10:00:00Z");
    await runCleanup(kernel, { after: [forgetOldVisits] });
    const rows = await kernel.reads.selectFrom("visits").select("day").orderBy("day").execute();
    expect(rows.map(({ day }) => day)).toEqual(["2024-11-22", "2024-11-23"]);
  });

  test("AANA-01 the report compares with the period before and counts requests; the file has a line for each day", async () => {
    let now = new Date("2026-11-10T10:00:00Z");
    const { kernel, call, visit, asStaff, report } = await site(() => now);
    await visit("/\n\n1440");
    await visitCounter(kernel).flush();
    now = new Date("2026-11-20T22:30:00Z"); // the 21st in Riyadh
    await visit("/\n\n1440");
    await visit("/\n\n390");
    await call("POST", "/api/project-requests", {
      name: "نورة",
      phone: "0551234567",
      email: "n@mail.example",
    });
    const week = await report(7);
    expect(week.total).toEqual({ views: 2, visits: 2, requests: 1 });
    expect(week.before).toEqual({ views: 1, visits: 1, requests: 0 });
    expect(week.days.at(-1)).toMatchObject({ day: "2026-11-21", visits: 2, requests: 1 });
    await visit("/about\nhttp://localhost:3000/\n390"); // a view, but not the begin of a visit
    await asStaff(async () => {
      const file = await new Hono<ApiEnv>()
        .route("/api", createApi(kernel))
        .fetch(new Request("http://localhost:3000/api/analytics/export.csv?days=7"), {
          remoteAddress: "::1",
        });
      expect(file.headers.get("content-disposition")).toBe('attachment; filename="analytics.csv"');
      // Compares bytes, since a text decoder would remove the byte order mark that Excel needs.
      expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(
        [
          "\uFEFFاليوم,الزيارات,الصفحات,طلبات العروض",
          ...[15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day},0,0,0`),
          "2026-11-21,2,3,1",
          "",
        ].join("\r\n"),
      );
      expect((await call("GET", "/api/analytics?days=8")).status).toBe(400);
    });
  });
});
