import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import type { SalesReport } from "../../content/sales/report/report.ts";
import { write } from "../../kernel/db/write.server.ts";
import { inRequest } from "../../kernel/http/request-context.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { parseCsv } from "../../kernel/resource/csv/csv.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";
import { answerQuoteLink } from "../../site/quote-document/answer-quote.server.ts";

const requests = "/api/project-requests";
const none = { arrived: 0, won: 0, wonWorth: 0, lost: 0, lostWorth: 0 };

describe.each(databases)("the report of sales on %s", (database) => {
  const startApi = async () => {
    const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock.now),
      session: testSession,
    });
    const api = createApi(kernel);
    const call = caller(api);
    let count = 0;
    const send = async (at: string, values: object = {}, staff: object = {}): Promise<number> => {
      count += 1;
      clock.now = Date.parse(at);
      const person = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: `${count}` };
      const source = "source" in values ? "/entered" : "";
      const { status, body } = await call("POST", `${requests}${source}`, { ...person, ...values });
      expect(status).toBe(201);
      if (Object.keys(staff).length > 0) await put(body.id, staff);
      return body.id;
    };
    const put = async (id: number, changes: object, at?: string) => {
      if (at) clock.now = Date.parse(at);
      expect((await call("PUT", `${requests}/${id}`, changes)).status).toBe(200);
    };
    const offer = async (request_id: number, unit_price: number, at: string) => {
      clock.now = Date.parse(at);
      const items = [{ title: "موقع", quantity: 1, unit_price }];
      const { id } = (await call("POST", "/api/quotes", { request_id, items })).body;
      return (await call("POST", `/api/quotes/${id}/send`)).body.path.slice(3);
    };
    const report = async (query = "?from=2026-11-01&to=2026-11-30"): Promise<SalesReport> => {
      const { status, body } = await call("GET", `/api/sales-report${query}`);
      expect(status).toBe(200);
      return body;
    };
    const listed = async (query: Record<string, string>) =>
      (await call("GET", `${requests}?${new URLSearchParams({ kind: "quote", ...query })}`)).body.length;
    return { kernel, api, call, clock, send, put, offer, report, listed };
  };

  /** Requests of two months: won by a quote and without one, lost, open, of several sources, people and services. */
  const startWithSales = async () => {
    const site = await startApi();
    const { kernel, send, put, offer, clock } = site;
    const sara = await storeUser(kernel, "sara", "sales");
    const web = { requested_services: ["serviceWebsite", "serviceBranding", "serviceWebsite"] };
    const first = await send(
      "2026-11-02T08:00:00Z",
      { ...web, chosen_package: "أساسية" },
      { assignee_id: sara },
    );
    const link = await offer(first, 1000_00, "2026-11-02T10:00:00Z");
    clock.now = Date.parse("2026-11-05T10:00:00Z");
    await answerQuoteLink(kernel, link, { decision: "accepted", name: "نورة" });
    const phoned = await send("2026-10-20T08:00:00Z", { source: "phone" }, { expected_value: 500_50 });
    await put(phoned, { status: "won" }, "2026-10-31T20:59:00Z"); // 23:59 of 31 October in Riyadh
    const late = await send("2026-10-20T08:00:00Z", { source: "phone" }, { expected_value: 7_00 });
    await put(late, { status: "won" }, "2026-10-31T21:00:00Z"); // 1 November in Riyadh
    const lost = await send("2026-11-03T08:00:00Z", web, { expected_value: 300_00 });
    await put(lost, { status: "lost", lost_reason: "price" }, "2026-11-04T08:00:00Z");
    const silent = await send("2026-11-06T08:00:00Z");
    await put(silent, { status: "lost" }, "2026-11-07T08:00:00Z");
    await send("2026-11-08T08:00:00Z", web, { expected_value: 100_01 });
    await send("2026-11-09T08:00:00Z", {}, { status: "contacted", expected_value: 10_00 });
    const deleted = await send("2026-11-10T08:00:00Z", web, { status: "won", expected_value: 9_999_00 });
    await site.call("DELETE", `${requests}/${deleted}`);
    await site.call("POST", requests, {
      ...{ name: "هند", phone: "", email: "h@mail.example" },
      requested_services: { reason: "service", message: "سؤال" },
    });
    clock.now = Date.parse("2026-11-21T08:00:00Z");
    return { ...site, sara };
  };

  test("SALES-01 a period counts what arrived and what ended in it by days in Riyadh, beside the same number of days before", async () => {
    const { report } = await startWithSales();
    const { period, before, now, past } = await report();
    expect([period, before]).toEqual([
      { from: "2026-11-01", to: "2026-11-30" },
      { from: "2026-10-02", to: "2026-10-31" },
    ]);
    expect(now).toEqual({ arrived: 5, won: 2, wonWorth: 1157_00, lost: 2, lostWorth: 300_00 });
    expect(past).toEqual({ ...none, arrived: 2, won: 1, wonWorth: 500_50 });
    expect((await report("")).period).toEqual({ from: "2026-11-01", to: "2026-11-21" });
  });

  test("SALES-01 open requests stand by their stage with their value, and weighed by the chances of the settings, to the halala", async () => {
    const { call, report } = await startWithSales();
    expect((await report()).open).toEqual([
      { stage: "new", count: 1, worth: 100_01, chance: 10, weighted: 10_00 },
      { stage: "contacted", count: 1, worth: 10_00, chance: 30, weighted: 3_00 },
      { stage: "quoted", count: 0, worth: 0, chance: 60, weighted: 0 },
    ]);
    await call("PUT", "/api/settings", { chanceNew: 55 });
    expect((await report("?from=2020-01-01&to=2020-01-01")).open[0]).toMatchObject({
      chance: 55,
      weighted: 55_01,
    });
    for (const chanceNew of [-1, 101, 0.5])
      expect((await call("PUT", "/api/settings", { chanceNew })).status).toBe(422);
  });

  test("SALES-01 won and lost stand by source, person, service, package and reason, and each figure leads to as many requests", async () => {
    const { report, listed, sara, put } = await startWithSales();
    const { sources, people, services, packages, reasons, period, now } = await report();
    const shown = <G extends { key: string }>(groups: G[]) =>
      Object.fromEntries(groups.map(({ key, ...rest }) => [key, rest]));
    expect(shown(sources)).toEqual({
      site: { arrived: 5, won: 1, wonWorth: 1150_00, lost: 2, lostWorth: 300_00 },
      phone: { ...none, won: 1, wonWorth: 7_00 },
    });
    expect(sources.map(({ key }) => key)).toEqual(["site", "phone"]);
    expect(shown(people)).toEqual({
      [sara]: { name: "sara", ...none, arrived: 1, won: 1, wonWorth: 1150_00 },
      none: { name: "بلا مسؤول", arrived: 4, won: 1, wonWorth: 7_00, lost: 2, lostWorth: 300_00 },
    });
    const both = { arrived: 3, won: 1, wonWorth: 1150_00, lost: 1, lostWorth: 300_00 };
    expect(shown(services)).toEqual({ serviceWebsite: both, serviceBranding: both });
    expect(shown(packages)).toEqual({ أساسية: { ...none, arrived: 1, won: 1, wonWorth: 1150_00 } });
    expect(shown(reasons)).toEqual({
      price: { lost: 1, lostWorth: 300_00 },
      none: { lost: 1, lostWorth: 0 },
    });
    const days = `${period.from}..${period.to}`;
    const filters: [{ key: string; arrived: number; won: number; lost: number }[], string][] = [
      [sources, "source"],
      [people, "assignee"],
      [services, "service"],
      [packages, "package"],
    ];
    for (const [groups, filter] of filters)
      for (const { key, arrived, won, lost } of groups) {
        expect(await listed({ [filter]: key, arrived: days }), `${filter} ${key}`).toBe(arrived);
        expect(await listed({ [filter]: key, closed: days, status: "won" }), `${filter} ${key}`).toBe(won);
        expect(await listed({ [filter]: key, closed: days, status: "lost" }), `${filter} ${key}`).toBe(lost);
      }
    for (const { key, lost } of reasons)
      expect(await listed({ reason: key, closed: days, status: "lost" })).toBe(lost);
    expect(await listed({ closed: days })).toBe(now.won + now.lost);
    await put(1, { status: "quoted" });
    expect((await report()).now).toEqual({ ...now, won: 1, wonWorth: 7_00 });
  });

  test("SALES-01 each month has what was won and lost in it and its target, which owners set by year", async () => {
    const { call, report } = await startWithSales();
    expect((await call("GET", "/api/sales-targets/2026")).body).toMatchObject({
      id: "2026",
      version: 0,
      november: null,
    });
    const set = async (year: number, body: object, headers = {}) =>
      call("PUT", `/api/sales-targets/${year}`, body, { headers });
    expect((await set(2026, { november: 2000, october: "١٬٠٠٠٫٥٠" })).body).toMatchObject({
      version: 1,
      october: 1000.5,
    });
    expect((await set(2026, { november: 3000 }, { "if-match": '"0"' })).status).toBe(412);
    const { months, target } = await report();
    expect(months).toHaveLength(12);
    expect(months.slice(-2)).toEqual([
      { month: "2026-10", won: 1, wonWorth: 500_50, lost: 0, lostWorth: 0, target: 1000_50 },
      { month: "2026-11", won: 2, wonWorth: 1157_00, lost: 2, lostWorth: 300_00, target: 2000_00 },
    ]);
    expect(target).toBe(2000_00);
    expect((await report("?from=2026-10-01&to=2026-11-30")).target).toBe(3000_50);
    expect((await report("?from=2026-11-02&to=2026-11-30")).target).toBeNull();
    expect((await report("?from=2025-12-01&to=2026-11-21")).months).toHaveLength(12);
    expect((await report("?from=2024-12-01&to=2026-11-21")).months[0]).toMatchObject({
      month: "2024-12",
      target: null,
    });
    for (const [year, body, status] of [
      [1999, {}, 404],
      [2101, {}, 404],
      [2026, { november: -1 }, 422],
      [2026, { november: 100_000_001 }, 422],
      [2026, { november: "كثير" }, 422],
    ] as const)
      expect((await set(year, body)).status).toBe(status);
    expect((await report()).months.at(-1)?.target).toBe(2000_00);
  });

  test("SALES-01 half of the requests waited and took no longer than the middle of their times", async () => {
    const { call, clock, send, put, report } = await startApi();
    const hours = (from: string, count: number) =>
      new Date(Date.parse(from) + count * 3600_000).toISOString();
    const arrived = "2026-11-10T08:00:00Z";
    for (const waited of [1, 4, 100]) {
      const id = await send(arrived);
      clock.now = Date.parse(hours(arrived, waited));
      await call("POST", `${requests}/${id}/replies`, { channel: "whatsapp", text: "أهلًا" });
      await put(id, { status: "won" }, hours(arrived, waited * 2));
    }
    await send(arrived); // nobody has answered
    await send(arrived, { source: "phone" }, { status: "contacted" }); // answered as it came
    const before = await send("2026-10-31T08:00:00Z");
    await put(before, { status: "contacted" }, "2026-10-31T08:00:30Z");
    const { answers, agreements } = await report();
    expect(answers).toEqual({ now: { count: 3, median: 4 * 3600 }, past: { count: 1, median: 30 } });
    expect(agreements).toEqual({ now: { count: 3, median: 8 * 3600 }, past: { count: 0, median: null } });
    await put(await send(arrived), { status: "contacted" }, hours(arrived, 2));
    expect((await report()).answers.now).toEqual({ count: 4, median: 3 * 3600 });
  });

  test("SALES-01 the file has every figure, in riyals", async () => {
    const { api, report } = await startWithSales();
    const { now } = await report();
    const file = await api.request(
      "/sales-report/export.csv?from=2026-11-01&to=2026-11-30",
      {},
      { remoteAddress: "" },
    );
    expect(file.headers.get("content-disposition")).toContain(`filename="sales.csv"`);
    const [head = [], ...rows] = parseCsv(await file.text()) ?? [];
    const cell = (part: string, name: string, column: string) =>
      rows.find((row) => row[0] === part && row[1] === name)?.[head.indexOf(column)];
    expect(cell("الفترة", "2026-11-01 - 2026-11-30", "قيمة ما تم بالريال")).toBe(
      (now.wonWorth / 100).toFixed(2),
    );
    expect(cell("الفترة السابقة", "2026-10-02 - 2026-10-31", "قيمة ما تم بالريال")).toBe("500.50");
    expect(cell("المفتوح الآن", "جديد", "القيمة المرجّحة بالريال")).toBe("10.00");
    expect(cell("المصدر", "مكالمة", "تم الاتفاق")).toBe("1");
    expect(cell("المسؤول", "sara", "قيمة ما تم بالريال")).toBe("1150.00");
    expect(cell("الخدمة", "تصميم موقع إلكتروني", "الطلبات الواردة")).toBe("3");
    expect(cell("الباقة", "أساسية", "تم الاتفاق")).toBe("1");
    expect(cell("سبب عدم الاتفاق", "بلا سبب", "لم يتم الاتفاق")).toBe("1");
    expect(cell("الشهر", "2026-11", "لم يتم الاتفاق")).toBe("2");
    expect(cell("الشهر", "2026-11", "الهدف بالريال")).toBe("");
  });

  test("SALES-01 a period needs two days in their order, five years apart at most", async () => {
    const { call } = await startApi();
    for (const query of [
      "from=2026-11-01",
      "to=2026-11-01",
      "from=2026-11-02&to=2026-11-01",
      "from=2020-01-01&to=2026-11-01",
      "from=2026-02-30&to=2026-03-01",
      "from=x&to=y",
    ])
      expect((await call("GET", `/api/sales-report?${query}`)).status, query).toBe(400);
    expect((await call("GET", "/api/sales-report?from=2022-01-01&to=2026-12-31")).status).toBe(200);
  });

  test("SALES-01 the number of statements stays the same with three thousand requests, and what visitors invent makes no long answer", async () => {
    const { kernel, call, send, report } = await startApi();
    const statements = async () => {
      const request = { id: "report", queries: 0 };
      await inRequest(request, () => call("GET", "/api/sales-report?from=2026-01-01&to=2026-11-30"));
      return request.queries;
    };
    const id = await send("2026-11-02T08:00:00Z", { requested_services: ["a"], chosen_package: "ب" });
    const before = await statements();
    expect(before).toBeLessThanOrEqual(20);
    const row = await kernel.db
      .selectFrom("project_requests")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { id: _, ...copy } = row;
    await write(kernel, system, async (tx) => {
      for (let part = 0; part < 30; part++)
        await tx.db
          .insertInto("project_requests")
          .values(
            Array.from({ length: 100 }, (_, index) => ({
              ...copy,
              requested_services: JSON.stringify([`service ${part} ${index}`]),
              chosen_package: `package ${part} ${index}`,
              status: "won" as const,
              answered_at: "2026-11-03T08:00:00.000Z",
              closed_at: `2026-${String((part % 11) + 1).padStart(2, "0")}-03T08:00:00.000Z`,
              expected_value: 90_000_000_01,
            })),
          )
          .execute();
    });
    expect(await statements()).toBe(before);
    const all = await report("?from=2026-01-01&to=2026-11-30");
    expect(all.now).toMatchObject({ arrived: 3001, won: 3000, wonWorth: 3000 * 90_000_000_01 });
    expect(all.months.reduce((sum, { wonWorth }) => sum + wonWorth, 0)).toBe(all.now.wonWorth);
    expect([all.services.length, all.packages.length, all.isCut]).toEqual([
      30,
      30,
      { services: true, packages: true },
    ]);
    expect(all.sources).toHaveLength(1);
  });

  test("ROLE-01 SALES-01 who reads requests reads the report, owners alone set targets, and readers take no file", async () => {
    const { kernel } = await startApi();
    const statuses = async (access: "owner" | "editor" | "sales" | "reader") => {
      const session = { ...testSession, user: { ...testSession.user, access } };
      const as = createApi({ ...kernel, authenticate: async () => session });
      const get = async (path: string) => (await as.request(path, {}, { remoteAddress: "" })).status;
      const put = (await caller(as)("PUT", "/api/sales-targets/2026", { may: 1 })).status;
      return [await get("/sales-report"), await get("/sales-report/export.csv"), put];
    };
    expect(await statuses("owner")).toEqual([200, 200, 200]);
    expect(await statuses("sales")).toEqual([200, 200, 403]);
    expect(await statuses("reader")).toEqual([200, 403, 403]);
    expect(await statuses("editor")).toEqual([403, 403, 403]);
  });
});
