import { describe, expect, test } from "vitest";
import { createApi } from "../../../../api.server.ts";
import type { Session } from "../../../../kernel/process/kernel.server.ts";
import { caller } from "../../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";
import type { Arrivals } from "../arrivals/arrivals.ts";

const path = "/api/project-requests";
const quote = { name: "منيرة", phone: "0551234567", email: "m@mail.example", message: "متجر" };

/** The desk as several users see it, each by their own calls. */
async function startDesk(database: (typeof databases)[number]) {
  const state: { session: Session } = { session: testSession };
  const kernel = await testKernel({ database, environment: { RATE_LIMIT: "off" } });
  kernel.authenticate = async () => state.session;
  const at = kernel.now().toISOString();
  const names = { 1: "سارة العتيبي", 2: "فهد الحربي", 3: "قارئ" };
  for (const [id, name] of Object.entries(names))
    await kernel.db
      .insertInto("users")
      .values({
        id: Number(id),
        name,
        email: `${id}@b.c`,
        role: "admin" as const,
        access: id === "3" ? ("reader" as const) : ("sales" as const),
        created_at: at,
        updated_at: at,
      })
      .execute();
  const raw = caller(createApi(kernel));
  /** The calls of one user. */
  const as =
    (id: 1 | 2 | 3): typeof raw =>
    (...call) => {
      const access = id === 3 ? ("reader" as const) : ("sales" as const);
      state.session = { ...testSession, user: { ...testSession.user, id, name: names[id], access } };
      return raw(...call);
    };
  const send = async (values: object = {}): Promise<number> =>
    (await raw("POST", path, { ...quote, ...values })).body.id;
  const bell = async (id: 1 | 2 | 3): Promise<Arrivals> => (await as(id)("GET", "/api/arrivals")).body;
  const news = async (id: 1 | 2 | 3, request: number) =>
    (await as(id)("GET", `${path}/${request}`)).body.news;
  return { kernel, as, send, bell, news };
}

describe.each(databases)("what users have seen, on %s", (database) => {
  test("DESK-01 TRIAL-01 S10: what one user has seen stays unread for the others, in request, list, board, figures and bell", async () => {
    const { as, send, bell, news } = await startDesk(database);
    const id = await send();
    expect([await news(1, id), await news(2, id)]).toEqual(["arrived", "arrived"]);
    expect((await as(1)("POST", "/api/arrivals/seen", { kind: "quote", id })).status).toBe(204);
    expect([await news(1, id), await news(2, id), await news(3, id)]).toEqual([null, "arrived", "arrived"]);
    const list = async (user: 1 | 2) =>
      (await as(user)("GET", `${path}?unread=1`)).body.map((request: { id: number }) => request.id);
    expect([await list(1), await list(2)]).toEqual([[], [id]]);
    const card = async (user: 1 | 2) => (await as(user)("GET", `${path}/board`)).body[0].requests[0].news;
    expect([await card(1), await card(2)]).toEqual([null, "arrived"]);
    const figure = async (user: 1 | 2) => (await as(user)("GET", `${path}/summary`)).body.unread;
    expect([await figure(1), await figure(2)]).toEqual([0, 1]);
    expect([(await bell(1)).quotes, (await bell(2)).quotes]).toEqual([0, 1]);
    expect([(await bell(1)).latest, (await bell(2)).latest]).toMatchObject([[], [{ id, kind: "quote" }]]);
    expect((await as(3)("POST", "/api/arrivals/seen", { kind: "quote", id })).status).toBe(204);
    expect([await news(3, id), await news(2, id)]).toEqual([null, "arrived"]);
    expect((await as(1)("GET", `${path}/${id}`)).body).toMatchObject({ status: "new", version: 1 });
  });

  test("DESK-01 TRIAL-01 S10: a change is seen by who made it, a reply or a new stage settles the news for all, and unread is own", async () => {
    const { as, send, news } = await startDesk(database);
    const [noted, replied, moved] = [
      await send(),
      await send({ message: "2" }),
      await send({ message: "3" }),
    ];
    await as(1)("PUT", `${path}/${noted}`, { remind_on: "2027-01-01" });
    expect([await news(1, noted), await news(2, noted)]).toEqual([null, "arrived"]);
    await as(1)("POST", `${path}/${replied}/replies`, { channel: "whatsapp", text: "أهلًا" });
    await as(1)("PUT", `${path}/${moved}`, { status: "quoted" });
    for (const id of [replied, moved]) expect([await news(1, id), await news(2, id)]).toEqual([null, null]);
    await as(2)("POST", `${path}/bulk`, { ids: [moved], action: "unread" });
    expect([await news(1, moved), await news(2, moved)]).toEqual([null, "arrived"]);
    await as(2)("POST", `${path}/bulk`, { ids: [moved], action: "read" });
    expect(await news(2, moved)).toBeNull();
  });

  test("DESK-01 TRIAL-01 S10: a restored request is answered to each user with their own news", async () => {
    const { as, send, news } = await startDesk(database);
    const id = await send();
    await as(1)("POST", "/api/arrivals/seen", { kind: "quote", id });
    await as(1)("DELETE", `${path}/${id}`);
    const restored = await as(1)("POST", `${path}/${id}/restore`);
    expect([restored.status, restored.body.news, await news(2, id)]).toEqual([200, null, "arrived"]);
  });

  test("DESK-07 TRIAL-01 S7: being assigned a request or a task rings for the assignee alone, until it is seen", async () => {
    const { as, send, bell } = await startDesk(database);
    const id = await send();
    await as(1)("PUT", `${path}/${id}`, { assignee_id: 2 });
    const task = (await as(1)("POST", "/api/tasks", { title: "اتصل", assignee_id: 2 })).body;
    const own = (await as(1)("POST", "/api/tasks", { title: "لي", assignee_id: 1 })).body;
    expect((await bell(2)).assigned).toMatchObject([
      { kind: "task", id: task.id, title: "اتصل", by: "سارة العتيبي" },
      { kind: "quote", id, title: "منيرة", by: "سارة العتيبي" },
    ]);
    expect((await bell(1)).assigned).toEqual([]);
    await as(2)("POST", "/api/arrivals/seen", { kind: "quote", id });
    await as(1)("POST", "/api/arrivals/seen", { kind: "task", id: task.id }); // not hers
    expect((await bell(2)).assigned).toMatchObject([{ kind: "task", id: task.id }]);
    await as(2)("POST", "/api/arrivals/seen", { kind: "task", id: task.id });
    expect((await bell(2)).assigned).toEqual([]);
    await as(2)("PUT", `/api/tasks/${own.id}`, { assignee_id: 2 }); // taken, not given
    await as(1)("PUT", `/api/tasks/${task.id}`, { title: "اتصل غدًا" }); // changed, not given again
    expect((await bell(2)).assigned).toEqual([]);
    await as(2)("POST", `${path}/bulk`, { ids: [id], action: "assign", assignee_id: 1 });
    expect((await bell(1)).assigned).toMatchObject([{ kind: "quote", id, by: "فهد الحربي" }]);
    await as(1)("PUT", `${path}/${id}`, { status: "contacted" });
    expect((await bell(1)).assigned).toEqual([]);
  });
});
