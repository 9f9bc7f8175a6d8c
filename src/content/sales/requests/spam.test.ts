import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { runCleanup } from "../../../kernel/background/cleanup.server.ts";
import type { StaffRole } from "../../../kernel/roles.ts";
import { caller, revisionsOf } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const quote = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "تسويق بلا حدود" };
const day = 24 * 60 * 60_000; // ms

describe.each(databases)("spam on %s", (database) => {
  const startApi = async () => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const now = () => new Date(clock);
    const kernel = await testKernel({ database, environment: { RATE_LIMIT: "off" }, now });
    const as = (access: StaffRole) => {
      const session = { ...testSession, user: { ...testSession.user, access } };
      return caller(createApi({ ...kernel, authenticate: async () => session }));
    };
    const visit = caller(createApi(kernel));
    const send = async (values: object = {}): Promise<number> =>
      (await visit("POST", path, { ...quote, ...values })).body.id;
    const call = as("owner");
    const bulk = (action: string, ids: readonly number[], by = call) =>
      by("POST", `${path}/bulk`, { action, ids });
    const trash = async () => (await call("GET", `${path}/trash?kind=quote`)).body;
    const suspected = async () => (await call("GET", `${path}/summary?kind=quote`)).body.suspected;
    return { kernel, as, visit, send, call, bulk, trash, suspected, pass: (ms: number) => (clock += ms) };
  };

  test("SEC-07 DESK-01 what staff put aside as spam lies where a robot's post does, named and for 30 days, and goes then", async () => {
    const { kernel, send, call, bulk, trash, suspected, pass } = await startApi();
    const id = await send();
    pass(day);
    expect((await bulk("spam", [id])).status).toBe(204);
    expect((await call("GET", path)).body).toEqual([]);
    expect((await call("GET", `${path}/${id}`)).status).toBe(404);
    expect(await suspected()).toBe(1);
    const [entry] = await trash();
    expect(entry).toMatchObject({ id, title: "نورة", deletedBy: testSession.user.name, daysLeft: 30 });
    expect(entry.suspect).toContain(quote.message);
    pass(31 * day);
    await runCleanup(kernel);
    expect(await trash()).toEqual([]);
    expect(await kernel.reads.selectFrom("project_requests").select("id").execute()).toEqual([]);
  });

  test("SEC-07 DESK-01 taken back, a request is again as it was, with stage, assignee, news and notes, and deleted later it is no spam", async () => {
    const { kernel, send, call, bulk, trash, suspected, pass } = await startApi();
    const id = await send();
    const changes = { status: "contacted", remind_on: "2026-12-01", expected_value: 4_900_00 };
    await call("PUT", `${path}/${id}`, changes);
    await call("POST", `${path}/${id}/notes`, { text: "يبدو مزعجًا" });
    await bulk("unread", [id]);
    const stored = () => kernel.reads.selectFrom("project_requests").selectAll().executeTakeFirstOrThrow();
    const details = async () => (await call("GET", `${path}/${id}/desk`)).body;
    const [before, told] = [await stored(), await details()];
    pass(1000);
    await bulk("spam", [id]);
    pass(1000);
    expect((await bulk("restore", [id])).status).toBe(204);
    const { version, updated_at } = await stored();
    expect(await stored()).toEqual({ ...before, version, updated_at });
    expect(version).toBe(before.version + 1);
    expect(await details()).toEqual(told);
    expect(await suspected()).toBe(0);
    await call("DELETE", `${path}/${id}`);
    expect(await trash()).toMatchObject([{ id, suspect: null }]);
  });

  test("SEC-07 DESK-01 several are put aside together or not at all, each with one revision, and once more changes nothing", async () => {
    const { kernel, send, call, bulk, suspected } = await startApi();
    const ids = [await send(), await send({ name: "بدر" })];
    expect((await bulk("spam", [...ids, 99])).status).toBe(404);
    expect((await call("GET", path)).body).toHaveLength(2);
    for (let time = 0; time < 2; time++) expect((await bulk("spam", ids)).status).toBe(204);
    expect(await suspected()).toBe(2);
    const told = (await revisionsOf(kernel, "project_requests")).filter(({ action }) => action === "delete");
    expect(told.map(({ record_id, actor_name }) => [record_id, actor_name])).toEqual(
      ids.map((id) => [String(id), testSession.user.name]),
    );
    expect(JSON.stringify(told)).not.toContain(quote.message);
    await bulk("restore", ids);
    await bulk("delete", ids.slice(0, 1));
    expect((await bulk("spam", ids)).status).toBe(404);
    expect((await call("GET", path)).body).toHaveLength(1);
  });

  test("SEC-07 DESK-01 only staff who may write requests put aside, and what they did is not swept away by robots", async () => {
    const { kernel, as, visit, send, bulk, pass } = await startApi();
    const id = await send();
    pass(1000);
    for (const role of ["reader", "editor"] as const)
      expect((await bulk("spam", [id], as(role))).status, role).toBe(403);
    expect((await bulk("spam", [id], visit)).status).toBe(401);
    expect((await bulk("spam", [id], as("sales"))).status).toBe(204);
    pass(day);
    const robot = { ...quote, website: "x" };
    await visit("POST", path, robot);
    const trapped = await kernel.reads
      .selectFrom("project_requests")
      .selectAll()
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const { id: _, ...values } = trapped;
    await kernel.db
      .insertInto("project_requests")
      .values(Array.from({ length: 500 }, () => values))
      .execute();
    await visit("POST", path, { ...robot, message: "آخر" });
    const left = await kernel.reads.selectFrom("project_requests").select("id").orderBy("id").execute();
    expect(left).toHaveLength(501);
    expect(left[0]?.id).toBe(id);
  });
});
