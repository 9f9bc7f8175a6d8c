import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { answerQuoteLink } from "../site/quote-document/answer-quote.server.ts";

// docs/figures.md defines each figure. Figures that mean the same on two screens are compared here.

const yes = { decision: "accepted", name: "نورة" };

describe.each(databases)("figures on %s", (database) => {
  const startApi = async () => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    const get = async (path: string) => (await call("GET", path)).body;
    let arrived = 0;
    const send = async (path = "/api/project-requests", values: object = {}) => {
      arrived += 1;
      const visitor = {
        name: `زائر ${arrived}`,
        phone: `055123456${arrived}`,
        email: `v${arrived}@mail.example`,
      };
      const { status, body } = await call("POST", path, { ...visitor, message: "", ...values });
      expect(status, JSON.stringify(body)).toBe(201);
      return Number(body.id);
    };
    /** Sends a quote for a new request. */
    const offer = async (unit_price: number, values: object = {}) => {
      const request_id = await send();
      const items = [{ title: "موقع", quantity: 1, unit_price }];
      const { id } = (await call("POST", "/api/quotes", { request_id, items, ...values })).body;
      return (await call("POST", `/api/quotes/${id}/send`)).body;
    };
    return { kernel, call, get, send, offer, pass: (days: number) => (clock += days * 24 * 3600_000) };
  };

  test("TRIAL-01 S8: S9: the money of open and of accepted quotes is the same above the desk and above the list of quotes; expired ones are not open", async () => {
    const { kernel, get, offer, pass } = await startApi();
    const seen = await offer(100_00);
    await kernel.db
      .updateTable("quotes")
      .set({ seen_at: kernel.now().toISOString() })
      .where("id", "=", seen.id)
      .execute();
    await offer(200_00);
    await offer(4000_00, { valid_until: "2026-11-22" });
    await answerQuoteLink(kernel, (await offer(1000_00)).path.slice(3), yes);
    pass(2);
    const desk = await get("/api/project-requests/summary?kind=quote");
    const list = await get("/api/quotes/summary");
    expect([list.sent.worth, list.seen.worth, list.expired.worth]).toEqual([230_00, 115_00, 4600_00]);
    expect(desk.quotedValue).toBe(list.sent.worth + list.seen.worth);
    expect(desk.wonValue).toBe(list.accepted.worth);
    expect(desk.wonValue).toBe(1150_00);
    const { open, now } = await get("/api/sales-report");
    const quoted = open.find(({ stage }: { stage: string }) => stage === "quoted");
    expect([quoted.worth, now.wonWorth]).toEqual([desk.quotedValue, desk.wonValue]);
    const board: { status: string; worth: number }[] = await get("/api/project-requests/board?kind=quote");
    expect(board.find(({ status }) => status === "won")?.worth).toBe(now.wonWorth);
    for (const [stage, { count }] of Object.entries<{ count: number }>(list))
      expect((await get(`/api/quotes?stage=${stage}`)).length, stage).toBe(count);
  });

  test("TRIAL-01 S9: a project is worth its quote without tax, its client the sum of its projects, and all clients the sum of theirs", async () => {
    const { kernel, call, get, offer } = await startApi();
    const sent = await offer(1000_00, { discount: 100_50 });
    await answerQuoteLink(kernel, sent.path.slice(3), yes);
    const body = { name: "نورة", company: "ركن", address: "الرياض", title: "متجر", category: "commercial" };
    const made = (
      await call("POST", `/api/quotes/${sent.id}/project`, { ...body, startDate: "2026-11-21", endDate: "" })
    ).body;
    const project = await get(`/api/projects/${made.projectId}`);
    expect([project.valueAmount, project.value]).toEqual([899.5, "899.50\u00a0ريال"]);
    const [client] = await get("/api/clients");
    expect(client.totalValue).toBe(project.valueAmount);
    expect((await get("/api/clients/summary")).value).toBe(project.valueAmount);
  });

  test("TRIAL-01 S9: clients are new on the day they joined, on the dashboard as on their own screen, not on the day somebody typed them", async () => {
    const { call, get } = await startApi();
    const add = (name: string, joinDate: string) =>
      call("POST", "/api/clients", {
        name,
        company: name,
        email: `${joinDate}@mail.example`,
        phone: "0551234567",
        address: "الرياض",
        joinDate,
      });
    const days = ["2026-11-01", "2026-11-21", "2026-10-23", "2026-10-22", "2024-05-01"];
    for (const day of days) expect((await add(day, day)).status).toBe(201);
    expect((await get("/api/clients/summary")).joined).toBe(2);
    // 30 days with today: from 23 October. The 30 days before begin on 23 September.
    expect((await get("/api/dashboard")).clients).toEqual({ total: 5, recent: 3, before: 1 });
  });

  test("TRIAL-01 S9: requests that staff enter are no part of the site's conversion, and the weeks of the dashboard agree with the visits report", async () => {
    const { get, send } = await startApi();
    await send();
    await send();
    await send("/api/project-requests/entered", { source: "phone" });
    const report = await get("/api/analytics?days=30");
    expect(report.total.requests).toBe(2);
    const weeks: { requests: number }[] = (await get("/api/dashboard")).weeks;
    expect(weeks.reduce((sum, { requests }) => sum + requests, 0)).toBe(report.total.requests);
    expect((await get("/api/project-requests?kind=quote")).length).toBe(3);
  });
});
