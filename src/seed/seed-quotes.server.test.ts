import { expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { seedDemo } from "./seed.server.ts";

const now = () => new Date("2026-11-27T08:00:00Z");
type Line = Record<string, unknown>;

test.each(databases)(
  "RUN-04 AREQ-02 TRIAL-01 S27: the demo has a quote at each stage that agrees with its request, its project and every figure, on %s",
  async (database) => {
    const kernel = await testKernel({ database, environment: { DEMO: "1" }, session: testSession, now });
    await seedDemo(kernel);
    const call = caller(createApi(kernel));
    const get = async (path: string) => (await call("GET", path)).body;

    const quotes: Line[] = await get("/api/quotes?limit=20");
    const told = quotes.map(({ number, state, customer_company, total }) => [
      number,
      state,
      customer_company,
      total,
    ]);
    expect(told.reverse()).toEqual([
      ["2026-0001", "declined", "استوديو سِدرة للتصوير", 9_545_00],
      ["2026-0002", "accepted", "مصنع مِسبك للمعادن", 104_650_00],
      ["2026-0003", "sent", "نادي خطوة للمشي", 2_668_00],
      ["2026-0004", "sent", "روضة زهرة المرجان", 6_095_00],
      [null, "draft", "ورشة تروس للسيارات", 3_335_00],
    ]);

    const statuses = { declined: "lost", accepted: "won", sent: "quoted", draft: "contacted" };
    for (const { id, state, request_id } of quotes) {
      const { status, notes } = await get(`/api/project-requests/${request_id}/desk`).then(
        async ({ notes }) => ({
          notes,
          ...(await get(`/api/project-requests/${request_id}`)),
        }),
      );
      expect([id, status]).toEqual([id, statuses[String(state) as keyof typeof statuses]]);
      const kinds = notes.map(({ kind }: Line) => kind);
      expect(kinds.includes("sent"), String(state)).toBe(state !== "draft");
    }

    const list = await get("/api/quotes/summary");
    const desk = await get("/api/project-requests/summary?kind=quote");
    expect([list.sent, list.seen].map(({ count }) => count)).toEqual([1, 1]);
    expect(desk.quotedValue).toBe(list.sent.worth + list.seen.worth);
    expect([desk.wonValue, list.accepted.worth]).toEqual([104_650_00, 104_650_00]);
    // The project that was made of the accepted quote is worth it without tax.
    const accepted = quotes.find(({ state }) => state === "accepted");
    const project = await get(`/api/projects/${accepted?.project_id}`);
    expect([project.title, project.value]).toEqual(["بوابة مورّدي مصنع مِسبك", "91,000 ريال"]);

    const settings = await get("/api/settings");
    expect(settings.vatNumber).toMatch(/^3\d{13}3$/);
    const paper = await get(`/api/quotes/${accepted?.id}/paper`);
    expect(paper.agency.vatNumber ?? paper.agency.vat_number).toBe(settings.vatNumber);
    for (const { state, path } of quotes) expect([state, path !== null]).toEqual([state, state !== "draft"]);
  },
);
