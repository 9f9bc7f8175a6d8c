import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { followProjects } from "../../content/sales/renewals/renewals-store.server.ts";
import { ringDue } from "../../content/sales/tasks/reminders-store.server.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import { parseCsv } from "../../kernel/resource/csv/csv.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";
import { answerQuoteLink } from "../../site/quote-document/answer-quote.server.ts";

type Wire = { id: number; [name: string]: unknown };
const path = "/api/renewals";
const hosting = { title: "استضافة", amount: 1200, period: "month", next_day: "2027-01-31" };

describe.each(databases)("renewals on %s", (database) => {
  const startApi = async () => {
    const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock.now),
      session: testSession,
      onRevision: followProjects,
    });
    const api = createApi(kernel);
    const call = caller(api);
    const put = async (at: string, body: object) => {
      const answer = await call("PUT", at, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    const project = async (title = "متجر رواق"): Promise<string> =>
      (await call("POST", "/api/projects", { title })).body.id;
    const add = async (project_id: string, values: object = {}): Promise<Wire> => {
      const { status, body } = await call("POST", path, { project_id, ...hosting, ...values });
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    };
    const read = async (id: number): Promise<Wire> => (await call("GET", `${path}/${id}`)).body;
    const tasks = async (query = "is_done=0"): Promise<Wire[]> =>
      (await call("GET", `/api/tasks?${query}`)).body;
    const renew = (id: number, day: string) => call("POST", `${path}/${id}/renew`, { day });
    return { kernel, api, clock, call, put, project, add, read, tasks, renew };
  };

  test("DESK-06 an active renewal has one open task with a reminder, made, moved and ended with it", async () => {
    const { kernel, clock, call, put, project, add, read, tasks } = await startApi();
    const sara = await storeUser(kernel, "sara", "sales");
    const projectId = await project();
    await call("POST", "/api/clients", {
      ...{ name: "نورة", company: "رواق", address: "حائل", phone: "0551234567", email: "n@mail.example" },
    });
    await put(`/api/projects/${projectId}`, { clientId: 1 });
    const { id, task_id } = await add(projectId, { assignee_id: sara });
    expect(await read(id)).toMatchObject({
      anchor_day: 31,
      remind_days: 14,
      state: "active",
      renewed_at: null,
    });
    const [task, ...others] = await tasks();
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      ...{ id: task_id, title: "تجديد استضافة في 31 يناير 2027: 1,200\u00a0ريال", priority: "medium" },
      ...{ due_date: "2027-01-17", remind_at: "2027-01-17T06:00:00.000Z", assignee_id: sara },
      ...{ project_id: projectId, client_id: 1 },
    });
    clock.now = Date.parse("2027-01-17T06:00:01Z");
    expect(await ringDue(kernel)).toEqual([task_id]);

    // What a person changed of the task stays until the renewal says something else of it.
    await put(`/api/tasks/${task_id}`, { priority: "high", remind_at: "2027-01-20T06:00:00.000Z" });
    await put(`${path}/${id}`, { title: "الاستضافة" });
    expect(await tasks()).toMatchObject(
      [
        { id: task_id, title: /^تجديد الاستضافة/, priority: "high", remind_at: "2027-01-20T06:00:00.000Z" },
      ].map((one) => ({ ...one, title: expect.stringMatching(one.title) })),
    );
    await put(`${path}/${id}`, { next_day: "2027-03-10", remind_days: 7, assignee_id: null });
    expect(await tasks()).toMatchObject([
      {
        ...{ id: task_id, due_date: "2027-03-03", remind_at: "2027-03-03T06:00:00.000Z" },
        ...{ assignee_id: null, priority: "high" },
      },
    ]);
    expect(await read(id)).toMatchObject({ anchor_day: 10 });

    await put(`${path}/${id}`, { state: "ended" });
    expect(await tasks("")).toEqual([]);
    await put(`${path}/${id}`, { state: "active" });
    expect(await tasks()).toMatchObject([{ id: task_id, due_date: "2027-03-03" }]);
    expect(await add(projectId, { state: "ended" })).toMatchObject({ task_id: null });
    expect(await tasks()).toHaveLength(1);
  });

  test("DESK-06 renewing moves the day by its anchor, once for each day that was seen, and makes the next task; it is taken back whole", async () => {
    const { call, put, project, add, read, tasks, renew } = await startApi();
    const made = await add(await project());
    const { id } = made;
    const first = await read(id);
    // Of two people who renew at once one renews, and the other learns of it.
    const both = await Promise.all([renew(id, "2027-01-31"), renew(id, "2027-01-31")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = await read(id);
    expect(second).toMatchObject({
      ...{ next_day: "2027-02-28", anchor_day: 31, renewed_at: "2026-11-21T08:00:00.000Z", amount: 1200 },
    });
    expect(await tasks("is_done=1")).toMatchObject([{ id: first.task_id }]);
    expect(await tasks()).toMatchObject([{ id: second.task_id, due_date: "2027-02-14" }]);

    const takeBack = (day: string) => call("POST", `${path}/${id}/renew/take-back`, { day });
    expect((await takeBack("2027-01-31")).status).toBe(409);
    expect((await takeBack("2027-02-28")).body).toMatchObject({ ...first, version: 3 });
    expect(await tasks("")).toMatchObject([{ id: first.task_id, is_done: false, due_date: "2027-01-17" }]);
    expect((await takeBack("2027-01-31")).status).toBe(409);

    expect((await renew(id, "2027-01-31")).body).toMatchObject({ next_day: "2027-02-28" });
    expect((await renew(id, "2027-02-28")).body).toMatchObject({ next_day: "2027-03-31" });
    await put(`${path}/${id}`, { title: "أخرى" });
    expect((await takeBack("2027-03-31")).status).toBe(409);
    await put(`${path}/${id}`, { state: "ended" });
    expect((await renew(id, "2027-03-31")).status).toBe(409);
    expect((await renew(999, "2027-03-31")).status).toBe(404);
    expect((await renew(id, "غدًا")).status).toBe(422);
  });

  test("DESK-06 a person who finishes or deletes the task renews nothing, and is reminded of the next day", async () => {
    const { call, put, project, add, read, tasks, renew } = await startApi();
    const { id, task_id } = await add(await project());
    await put(`/api/tasks/${task_id}`, { is_done: true });
    await put(`${path}/${id}`, { title: "الاستضافة" });
    expect([await tasks(), await read(id)]).toMatchObject([[], { next_day: "2027-01-31", renewed_at: null }]);
    await renew(id, "2027-01-31");
    const [next] = await tasks();
    expect(next).toMatchObject({ due_date: "2027-02-14" });
    await call("DELETE", `/api/tasks/${next?.id}`);
    await put(`${path}/${id}`, { amount: 5 });
    expect(await tasks()).toEqual([]);
    await put(`${path}/${id}`, { next_day: "2027-05-31" });
    expect(await tasks()).toMatchObject([{ id: next?.id, due_date: "2027-05-17" }]);
  });

  test("DESK-06 DESK-04 a renewal in the trash reminds of nothing, nor do those of a project there; both come back with their task", async () => {
    const { kernel, clock, call, put, project, add, read, tasks } = await startApi();
    const [shop, other] = [await project(), await project("موقع آخر")];
    const { id, task_id } = await add(shop);
    await add(other, { title: "نطاق" });
    const titles = async () => (await tasks()).map(({ project_id }) => project_id);
    await call("DELETE", `${path}/${id}`);
    expect(await titles()).toEqual([other]);
    await call("POST", `${path}/${id}/restore`);
    expect(await read(id)).toMatchObject({ task_id });
    expect(await titles()).toEqual([shop, other]);
    await call("POST", `${path}/bulk`, { ids: [id], action: "delete" });
    expect(await titles()).toEqual([other]);
    await call("POST", `${path}/bulk`, { ids: [id], action: "restore" });

    await call("DELETE", `/api/projects/${shop}`);
    expect(await titles()).toEqual([other]);
    await put(`${path}/${id}`, { next_day: "2027-02-20" });
    expect(await titles()).toEqual([other]);
    await call("POST", `/api/projects/${shop}/restore`);
    expect(await tasks(`is_done=0&project_id=${shop}`)).toMatchObject([
      { id: task_id, due_date: "2027-02-06" },
    ]);
    expect((await call("POST", path, { ...hosting, project_id: "none" })).body.fields).toHaveProperty(
      "project_id",
    );
    expect((await call("POST", path, { ...hosting, project_id: "" })).status).toBe(422);

    await call("DELETE", `/api/projects/${shop}`);
    clock.now += 31 * 86_400_000;
    await runCleanup(kernel);
    expect((await call("GET", path)).body).toMatchObject([{ title: "نطاق" }]);
    expect(await titles()).toEqual([other]);
  });

  test("DESK-06 a list is filtered by the client of the projects: those in the trash have none, and a value that is no id has nothing", async () => {
    const { call, put, project, add } = await startApi();
    const person = { address: "حائل", phone: "0551234567", email: "n@mail.example" };
    for (const name of ["رواق", "ركن"])
      await call("POST", "/api/clients", {
        ...person,
        name,
        company: name,
        email: `${name.length}@mail.example`,
      });
    const [shop, blog, gone, other, own] = [
      await project("متجر"),
      await project("مدونة"),
      await project("محذوف"),
      await project("لغيره"),
      await project("بلا عميل"),
    ];
    for (const id of [shop, blog, gone]) await put(`/api/projects/${id}`, { clientId: 1 });
    await put(`/api/projects/${other}`, { clientId: 2 });
    await add(shop, { title: "نطاق", next_day: "2027-03-01" });
    await add(blog, { title: "عناية", next_day: "2027-01-05" });
    await add(shop, { title: "منتهٍ", state: "ended" });
    await add(gone, { title: "محذوف" });
    await add(other, { title: "لغيره" });
    await add(own, { title: "بلا عميل" });
    await call("DELETE", `/api/projects/${gone}`);
    const titles = async (query: string): Promise<unknown[]> =>
      (await call("GET", `${path}?${query}`)).body.map(({ title }: Wire) => title);
    expect(await titles("client_id=1")).toEqual(["عناية", "نطاق", "منتهٍ"]);
    expect(await titles("client_id=1&state=active&limit=1&offset=1")).toEqual(["نطاق"]);
    expect(await titles(`client_id=1&project_id=${other}`)).toEqual([]);
    expect(await titles("client_id=2")).toEqual(["لغيره"]);
    for (const none of ["3", "9007199254740993", "no"])
      expect([none, await titles(`client_id=${none}`)]).toEqual([none, []]);
    expect(await titles("client_id=all")).toHaveLength(6);
  });

  test("DESK-02 an accepted quote makes one renewal for each period that it asks for, with tax, one period after the acceptance, once", async () => {
    const { kernel, clock, call, put, tasks } = await startApi();
    const sara = await storeUser(kernel, "sara", "sales");
    const person = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "" };
    const request = (await call("POST", "/api/project-requests", person)).body.id;
    await put(`/api/project-requests/${request}`, { assignee_id: sara });
    const line = (title: string, unit_price: number, values: object = {}) => ({
      ...{ title, quantity: 1, unit_price, ...values },
    });
    const items = [
      line("موقع", 5000_00),
      line("استضافة", 100_00, { period: "month" }),
      line("عناية", 50_00, { period: "month" }),
      line("نسخ إضافي", 30_00, { period: "month", is_optional: true }),
      line("نطاق", 99_99, { period: "year" }),
    ];
    const { id } = (await call("POST", "/api/quotes", { request_id: request, items })).body;
    const token = (await call("POST", `/api/quotes/${id}/send`)).body.path.slice(3);
    clock.now = Date.parse("2026-12-30T22:00:00Z"); // 31 December in Riyadh
    await kernel.db.updateTable("quotes").set({ valid_until: "2027-01-30" }).execute();
    await answerQuoteLink(kernel, token, { decision: "accepted", name: "نورة" });
    clock.now = Date.parse("2027-01-04T08:00:00Z");
    const wishes = { name: "نورة", company: "ركن", address: "الرياض", title: "متجر ركن", category: "other" };
    const convert = async () =>
      (await call("POST", `/api/quotes/${id}/project`, { ...wishes, startDate: "", endDate: "" })).body;
    const [{ projectId }] = [await convert(), await convert()];
    const common = {
      quote_id: id,
      project_id: projectId,
      assignee_id: sara,
      anchor_day: 31,
      state: "active",
    };
    expect((await call("GET", path)).body).toMatchObject([
      { ...common, title: "استضافة، عناية", period: "month", amount: 172.5, next_day: "2027-01-31" },
      { ...common, title: "نطاق", period: "year", amount: 114.99, next_day: "2027-12-31" },
    ]);
    expect(
      (await tasks(`project_id=${projectId}`)).map(({ due_date, assignee_id }) => [due_date, assignee_id]),
    ).toEqual([
      ["2027-01-17", sara],
      ["2027-12-17", sara],
    ]);
  });

  test("SALES-01 the report sums what falls due in the next ninety days, each time that it does, and names the projects", async () => {
    const { api, call, project, add } = await startApi();
    const [shop, gone] = [await project(), await project("محذوف")];
    await add(shop, { next_day: "2026-11-30", amount: 100.5 }); // and on the last of December and January
    await add(shop, { title: "متأخر", next_day: "2026-11-01", amount: 7, period: "year" });
    await add(shop, { title: "آخر يوم", next_day: "2027-02-19", amount: null, period: "quarter" });
    await add(shop, { title: "بعدها", next_day: "2027-02-20" });
    await add(shop, { title: "منتهٍ", state: "ended", next_day: "2026-12-01" });
    await add(gone, { next_day: "2026-12-01" });
    const deleted = await add(shop, { next_day: "2026-12-01" });
    await call("DELETE", `${path}/${deleted.id}`);
    await call("DELETE", `/api/projects/${gone}`);
    const report = async () => (await call("GET", "/api/sales-report")).body.renewals;
    const common = { projectId: shop, project: "متجر رواق" };
    expect(await report()).toMatchObject({
      ...{ until: "2027-02-19", count: 3, worth: 308_50 },
      rows: [
        { ...common, title: "متأخر", nextDay: "2026-11-01", period: "year", amount: 7_00, worth: 7_00 },
        { ...common, title: "استضافة", nextDay: "2026-11-30", amount: 100_50, worth: 301_50 },
        { ...common, title: "آخر يوم", nextDay: "2027-02-19", amount: null, worth: 0 },
      ],
    });
    const file = await (await api.request("/sales-report/export.csv", {}, { remoteAddress: "" })).text();
    const rows = parseCsv(file) ?? [];
    expect(
      rows
        .filter(([part]) => part === "التجديد القادم")
        .map((row) => [row[1], row[rows[0]?.indexOf("قيمة التجديد بالريال") ?? -1]]),
    ).toEqual([
      ["متأخر، متجر رواق، 2026-11-01", "7.00"],
      ["استضافة، متجر رواق، 2026-11-30", "301.50"],
      ["آخر يوم، متجر رواق، 2027-02-19", "0.00"],
      ["كل التجديدات إلى 2027-02-19", "308.50"],
    ]);
  });
});
