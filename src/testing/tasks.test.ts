import { describe, expect, test } from "vitest";
import { createUser } from "../accounts/users/store.server.ts";
import { createApi } from "../api.server.ts";
import type { Arrivals } from "../content/sales/requests/arrivals/arrivals.ts";
import { ringDue } from "../content/sales/tasks/reminders-store.server.ts";
import { write } from "../kernel/db/write.server.ts";
import { type Session, system } from "../kernel/process/kernel.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

type Wire = { id: number; title: string };
const person = { name: "نورة", phone: "0551234567", email: "n@mail.example" };

describe.each(databases)("tasks on %s", (database) => {
  const startApi = async () => {
    const state = { now: new Date("2026-11-22T09:00:00Z"), session: testSession as Session };
    const kernel = await testKernel({
      database,
      now: () => state.now,
      authenticate: async () => state.session,
      environment: { RATE_LIMIT: "off" },
    });
    const call = caller(createApi(kernel));
    const add = async (task: object): Promise<Wire> => (await call("POST", "/api/tasks", task)).body;
    const titles = async (query: string) =>
      (await call("GET", `/api/tasks?${query}`)).body.map(({ title }: Wire) => title);
    const bell = async () => ((await call("GET", "/api/arrivals")).body as Arrivals).reminders;
    return { state, kernel, call, add, titles, bell };
  };

  test("DESK-06 a task names its assignee and the records it is about, except deleted ones", async () => {
    const { call, add, kernel } = await startApi();
    const client = { ...person, company: "رواق", address: "الرياض" };
    await call("POST", "/api/clients", client);
    await call("POST", "/api/project-requests", { ...person, company_name: "خُطى" });
    const { body: project } = await call("POST", "/api/projects", { title: "متجر رواق" });
    const hind = { name: "هند", email: "h@mail.example", access: "sales", passwordHash: "" } as const;
    const user = await write(kernel, system, (tx) => createUser(tx, hind));
    const links = { request_id: 1, client_id: 1, project_id: project.id };
    const { id } = await add({ title: "مكالمة", assignee_id: user.id, ...links });
    const read = async () => (await call("GET", `/api/tasks/${id}`)).body;
    expect(await read()).toMatchObject({
      ...links,
      assignee: "هند",
      links: [
        { kind: "request", id: "1", name: "خُطى" },
        { kind: "client", id: "1", name: "نورة" },
        { kind: "project", id: project.id, name: "متجر رواق" },
      ],
    });
    await call("DELETE", "/api/clients/1");
    expect((await read()).links.map(({ kind }: { kind: string }) => kind)).toEqual(["request", "project"]);
    for (const wrong of [{ client_id: "x" }, { remind_at: "غدًا" }, { remind_at: "2026-11-25" }])
      expect((await call("PUT", `/api/tasks/${id}`, wrong)).status, JSON.stringify(wrong)).toBe(422);
  });

  test("DESK-06 tasks are filtered by state, person, record and days; a task without a day is in no range", async () => {
    const { call, add, titles } = await startApi();
    await add({ title: "أمس", due_date: "2026-11-21", request_id: 4 });
    await add({ title: "اليوم", due_date: "2026-11-22", assignee_id: 1 });
    await add({ title: "غدًا", due_date: "2026-11-23", project_id: "a" });
    await add({ title: "بلا موعد", client_id: 3 });
    await call("PUT", "/api/tasks/3", { is_done: true });
    expect(await titles("is_done=0")).toEqual(["أمس", "اليوم", "بلا موعد"]);
    expect(await titles("is_done=1")).toEqual(["غدًا"]);
    expect(await titles("is_done=0&due_date_to=2026-11-21")).toEqual(["أمس"]);
    expect(await titles("due_date_from=2026-11-22&due_date_to=2026-11-23")).toEqual(["اليوم", "غدًا"]);
    expect(await titles("assignee_id=1")).toEqual(["اليوم"]);
    for (const [query, title] of [
      ["request_id=4", "أمس"],
      ["project_id=a", "غدًا"],
      ["client_id=3", "بلا موعد"],
    ])
      expect(await titles(query ?? ""), query).toEqual([title]);
    expect((await call("GET", "/api/tasks?due_date_from=غدًا")).status).toBe(400);
    expect((await call("GET", "/api/tasks/summary")).body).toEqual({
      total: 4,
      open: 3,
      overdue: 1,
      done: 1,
    });
    const page = await call("GET", "/api/tasks?due_date_to=2026-11-23&limit=1");
    expect(page.headers.get("x-total-count")).toBe("3");
  });

  test("DESK-06 a reminder rings once at its time, for its assignee or for all, and again when it is moved", async () => {
    const { state, kernel, call, add, bell } = await startApi();
    const own = await add({
      title: "لي",
      remind_at: "2026-11-22T10:00:00.000Z",
      assignee_id: testSession.user.id,
    });
    await add({
      title: "لغيري",
      remind_at: "2026-11-22T10:00:00.000Z",
      assignee_id: testSession.user.id + 1,
    });
    await add({ title: "للكل", remind_at: "2026-11-22T10:00:00.000Z" });
    expect([await ringDue(kernel), await bell()]).toEqual([[], []]);
    state.now = new Date("2026-11-22T10:00:01Z");
    const version = kernel.contentVersion.inboxVersion();
    // Two processes run at once; each reminder is rung by only one of them.
    const rung = (await Promise.all([ringDue(kernel), ringDue(kernel)])).flat();
    expect(rung.sort()).toEqual([1, 2, 3]);
    expect(kernel.contentVersion.inboxVersion()).toBeGreaterThan(version);
    expect((await bell()).map(({ title, at }) => [title, at])).toEqual([
      ["للكل", "2026-11-22T10:00:00.000Z"],
      ["لي", "2026-11-22T10:00:00.000Z"],
    ]);
    expect(await ringDue(kernel)).toEqual([]);
    // A reminder that is snoozed for an hour leaves the bell, and rings again after the hour.
    await call("PUT", `/api/tasks/${own.id}`, { remind_at: "2026-11-22T11:00:00.000Z" });
    expect((await bell()).map(({ title }) => title)).toEqual(["للكل"]);
    state.now = new Date("2026-11-22T11:00:00Z");
    expect(await ringDue(kernel)).toEqual([own.id]);
    expect((await bell()).map(({ title }) => title)).toEqual(["لي", "للكل"]);
  });

  test("DESK-06 reminders of done and deleted tasks do not ring, and leave the bell", async () => {
    const { state, kernel, call, add, bell } = await startApi();
    for (const title of ["منجزة", "محذوفة", "رنّت ثم أُنجزت", "رنّت ثم حُذفت"])
      await add({ title, remind_at: "2026-11-22T10:00:00.000Z" });
    await call("PUT", "/api/tasks/1", { is_done: true });
    await call("DELETE", "/api/tasks/2");
    state.now = new Date("2026-11-22T12:00:00Z");
    expect((await ringDue(kernel)).sort()).toEqual([3, 4]);
    await call("PUT", "/api/tasks/3", { is_done: true });
    await call("DELETE", "/api/tasks/4");
    expect(await bell()).toEqual([]);
    // A restored task is in the bell as before, and does not ring a second time.
    await call("POST", "/api/tasks/4/restore");
    expect([await ringDue(kernel), (await bell()).map(({ id }) => id)]).toEqual([[], [4]]);
  });
});
