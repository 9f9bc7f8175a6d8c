import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import type { Activity, Dashboard } from "./dashboard-answer.ts";

describe.each(databases)("dashboard on %s", (database) => {
  test("ADM-06 figures are counted, with the 30 days before; the latest changes name who did what", async () => {
    let now = new Date("2026-10-01T10:00:00Z");
    const kernel = await testKernel({ database, session: testSession, now: () => now });
    const call = caller(createApi(kernel));
    const read = async () => (await call("GET", "/api/dashboard")).body as Dashboard;
    await call("POST", "/api/projects", { title: "قديم" });
    now = new Date("2026-11-21T10:00:00Z");
    const client = { email: "n@mail.example", phone: "0551234567", company: "رواق", address: "الرياض" };
    for (const name of ["نورة", "هند", "فهد"]) await call("POST", "/api/clients", { ...client, name });
    await call("DELETE", "/api/clients/3");
    const { body: project } = await call("POST", "/api/projects", { title: "جديد" });
    await call("POST", "/api/reviews", { clientName: "هند", rating: 5 });
    await call("POST", "/api/reviews", { clientName: "فهد", rating: 4 });
    await call("POST", "/api/project-requests", {
      name: "نورة",
      phone: "0551234567",
      email: "n@mail.example",
    });
    await call("DELETE", `/api/projects/${project.id}`);

    const { projects, clients, reviews, newRequests, newMessages, activity, weeks } = await read();
    expect(projects).toEqual({ total: 1, recent: 0, before: 1 });
    expect(clients).toEqual({ total: 2, recent: 2, before: 0 });
    expect(reviews).toEqual({ total: 2, recent: 2, before: 0, rating: 4.5 });
    expect([newRequests, newMessages]).toEqual([1, 0]);
    expect(activity[0]).toMatchObject({ action: "delete", screen: "projects", title: "جديد", id: null });
    expect(activity.find(({ screen }) => screen === "quote-requests")).toMatchObject({
      action: "create",
      actor: "visitor",
      title: "نورة",
    });
    expect(activity.find(({ screen }) => screen === "testimonials")).toMatchObject({ actor: "Test Admin" });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ to: "2026-11-21", requests: 1 });
  });

  test("ADM-06 AANA-01 the visitors' figure equals that of the analytics screen, for 30 days and the 30 before", async () => {
    let now = new Date("2026-10-10T10:00:00Z");
    let session: typeof testSession | null = null;
    const kernel = await testKernel({ database, now: () => now, authenticate: async () => session });
    const call = caller(createApi(kernel));
    const headers = {
      "content-type": "text/plain",
      "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/140.0",
    };
    const visit = (page: string) => call("POST", "/api/visits", page, { headers });
    await visit("/\n\n390");
    now = new Date("2026-11-21T10:00:00Z");
    for (const page of ["/\n\n390", "/about\n\n390", "/faq\nhttp://localhost:3000/about\n390"])
      await visit(page);
    session = testSession;
    const { visitors } = (await call("GET", "/api/dashboard")).body as Dashboard;
    expect(visitors).toEqual({ total: 2, recent: 2, before: 1 });
    const { total, before } = (await call("GET", "/api/analytics")).body;
    expect(visitors).toEqual({ total: total.visits, recent: total.visits, before: before.visits });
  });

  test("ADM-06 what one person did to a record within an hour is one entry with old and new values; for people only the fields are named", async () => {
    let now = new Date("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, session: testSession, now: () => now });
    const call = caller(createApi(kernel));
    const latest = async (): Promise<Activity[]> => (await call("GET", "/api/dashboard")).body.activity;
    const { id } = (await call("POST", "/api/services", { title: "هوية", short_description: "قصير" })).body;
    const change = (body: object) => call("PUT", `/api/services/${id}`, body);
    now = new Date("2026-11-21T11:00:00Z");
    await change({ short_description: "أقصر", is_active: 0 });
    now = new Date("2026-11-21T11:30:00Z");
    await change({ short_description: "أطول", title: "هوية كاملة", is_active: 1 });
    await change({ description: "وصف طويل ".repeat(20) });
    const [edited, made] = await latest();
    expect(edited).toMatchObject({ action: "update", count: 3, at: now.toISOString(), title: "هوية كاملة" });
    expect(edited?.changes).toHaveLength(3); // visibility changed and changed back: no change
    expect(edited?.changes).toEqual(
      expect.arrayContaining([
        { label: "وصف قصير", values: { before: "قصير", after: "أطول" } },
        { label: "عنوان الخدمة", values: { before: "هوية", after: "هوية كاملة" } },
        { label: "الوصف", values: null },
      ]),
    );
    expect(made).toMatchObject({ action: "create", count: 1, changes: [] });

    const person = {
      name: "نورة",
      phone: "0551112223",
      email: "n@mail.example",
      company: "رواق",
      address: "الرياض",
    };
    const client = await call("POST", "/api/clients", person);
    now = new Date("2026-11-21T13:30:00Z");
    await call("PUT", `/api/clients/${client.body.id}`, { phone: "0559998887" });
    const [entry] = await latest();
    expect(entry).toMatchObject({ action: "update", changes: [{ label: "رقم الجوال", values: null }] });
    expect(JSON.stringify(await latest())).not.toMatch(/0551112223|0559998887|551112223/);
  });

  test("ADM-06 publishing page texts is among the latest changes, under the name of the section", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const base = homepage.fields[0].content;
    const fields = { heroTitle: { base, value: "عنوان جديد" } };
    await call("PATCH", "/api/content/homepage", { client: "01234567-0123-4123-8123-0123456789ab", fields });
    expect((await call("POST", "/api/content/homepage/publish", {})).status).toBe(200);
    const { activity } = (await call("GET", "/api/dashboard")).body;
    expect(activity[0]).toMatchObject({ action: "publish", screen: "content", actor: "Test Admin" });
    expect(activity[0].title).toBe(homepage.label);
    const { label } = homepage.fields[0];
    expect(activity[0].changes).toEqual([{ label, values: { before: base, after: "عنوان جديد" } }]);
  });

  test("ADM-06 tasks are listed soonest first, done ones last; a blank one is refused, a deleted one can be restored", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const titles = async () =>
      (await call("GET", "/api/tasks")).body.map(({ title }: { title: string }) => title);
    await call("POST", "/api/tasks", { title: "بلا موعد" });
    const late = await call("POST", "/api/tasks", {
      title: "لاحقًا",
      due_date: "2026-12-01",
      priority: "low",
    });
    await call("POST", "/api/tasks", { title: "قريبًا", due_date: "2026-11-22", priority: "high" });
    expect(late.body).toMatchObject({ due_date: "2026-12-01", priority: "low", is_done: false });
    expect(await titles()).toEqual(["قريبًا", "لاحقًا", "بلا موعد"]);
    await call("PUT", "/api/tasks/3", { is_done: true });
    expect(await titles()).toEqual(["لاحقًا", "بلا موعد", "قريبًا"]);
    expect((await call("GET", "/api/tasks/1")).body).toEqual({
      id: 1,
      version: 1,
      title: "بلا موعد",
      priority: "medium",
      due_date: null,
      is_done: false,
      assignee_id: null,
      remind_at: null,
      request_id: null,
      client_id: null,
      project_id: null,
      assignee: null,
      links: [],
    });
    const places = ["high", "medium", "low"];
    for (const priority of places)
      expect((await call("PUT", "/api/tasks/1", { priority })).body.priority).toBe(priority);
    expect((await call("PUT", "/api/tasks/1", { priority: "urgent" })).status).toBe(422);
    expect((await call("POST", "/api/tasks", { title: " " })).status).toBe(422);
    expect((await call("POST", "/api/tasks", { title: "س", due_date: "غدًا" })).status).toBe(422);
    await call("DELETE", "/api/tasks/1");
    expect(await titles()).toHaveLength(2);
    expect((await call("POST", "/api/tasks/1/restore")).status).toBe(200);
    expect(await titles()).toHaveLength(3);
  });
});
