import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/test-kernel.ts";
import { visitCounter } from "./counter.server.ts";
import { readView } from "./view.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const isPage = (path: string) => ["/", "/services"].includes(path);

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
  ["/wp-login.php\n\n1440", undefined],
  ["", undefined],
])("AANA-01 the beacon %j is read as a view of a page of ours, or not at all", (body, view) => {
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

  test("AANA-01 views are summed by day, page, referrer and device; a write each would raise nothing that pages depend on", async () => {
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

  test("AANA-01 robots, staff, unknown pages and floods are not counted, and nobody is told", async () => {
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

  test("AANA-01 periods stand beside the one before; requests make the conversion; the file has a line a day", async () => {
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
    await asStaff(async () => {
      expect((await call("GET", "/api/analytics?days=8")).status).toBe(400);
    });
  });
});
