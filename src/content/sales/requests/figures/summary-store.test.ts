import type { Updateable } from "kysely";
import { describe, expect, test } from "vitest";
import { createApi } from "../../../../api.server.ts";
import type { Tables } from "../../../../kernel/db/database.server.ts";
import { caller } from "../../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const quote = { name: "نورة", phone: "0551234567", email: "n@mail.example" };
const message = { ...quote, requested_services: { reason: "partnership", message: "نتعاون" } };
const none = { new: 0, contacted: 0, quoted: 0, won: 0, lost: 0 };

describe.each(databases)("the figures of the desk on %s", (database) => {
  const startApi = async (start: string) => {
    const clock = { now: Date.parse(start) };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock.now),
      session: testSession,
    });
    const at = kernel.now().toISOString();
    const user = {
      id: 1,
      name: "سارة",
      email: "a@b.c",
      role: "admin" as const,
      access: "owner" as const,
      created_at: at,
      updated_at: at,
    };
    await kernel.db.insertInto("users").values(user).execute();
    const call = caller(createApi(kernel));
    let count = 0;
    const send = async (body: object = quote, desk?: object): Promise<number> => {
      count += 1;
      const { id } = (await call("POST", path, { ...body, company_name: `${count}` })).body;
      if (desk) expect((await call("PUT", `${path}/${id}`, desk)).status).toBe(200);
      return id;
    };
    const figures = async (query = "") => (await call("GET", `${path}/summary${query}`)).body;
    return { kernel, clock, call, send, figures };
  };

  test("AREQ-02 each figure counts either quotes or messages, without deleted ones", async () => {
    const { clock, call, send, figures } = await startApi("2026-11-18T08:00:00Z");
    await send(); // waits
    const oldest = await send(quote, { status: "contacted" });
    clock.now += 60_000;
    const second = await send(quote, { status: "contacted", assignee_id: 1 });
    await send(message);
    await send(message);
    await send(message, { status: "contacted", assignee_id: 1, remind_on: "2026-11-21" });
    clock.now = Date.parse("2026-11-21T08:00:00Z");
    await send(quote, { status: "quoted", remind_on: "2026-11-21" });
    await send(quote, { status: "lost", remind_on: "2026-11-21" });
    await send(quote, { status: "won", assignee_id: 1 });
    await call("POST", `${path}/bulk`, { ids: [second], action: "read" });
    expect(await figures("?kind=quote")).toEqual({
      statuses: { new: 1, contacted: 2, quoted: 1, won: 1, lost: 1 },
      today: 3,
      oldestContacted: "2026-11-18T08:00:00.000Z",
      quotedValue: 0,
      wonValue: 0,
      suspected: 0,
      unread: 1, // who changes a request has seen it
      mine: 2,
      waiting: 1,
      due: 1,
    });
    expect(await figures()).toEqual(await figures("?kind=quote"));
    expect(await figures("?kind=message")).toEqual({
      statuses: { ...none, new: 2, contacted: 1 },
      today: 0,
      oldestContacted: "2026-11-18T08:01:00.000Z",
      quotedValue: 0,
      wonValue: 0,
      suspected: 0,
      unread: 2,
      mine: 1,
      waiting: 2,
      due: 1,
    });
    await call("DELETE", `${path}/${oldest}`);
    expect(await figures()).toMatchObject({
      statuses: { contacted: 1 },
      suspected: 0,
      unread: 1,
      oldestContacted: "2026-11-18T08:01:00.000Z",
    });
    await call("POST", `${path}/bulk`, { ids: [1, second, 7, 8, 9], action: "delete" });
    expect(await figures()).toEqual({
      statuses: none,
      today: 0,
      oldestContacted: null,
      quotedValue: 0,
      wonValue: 0,
      suspected: 0,
      unread: 0,
      mine: 0,
      waiting: 0,
      due: 0,
    });
  });

  test("AREQ-02 today begins at midnight in Riyadh", async () => {
    const { clock, send, figures } = await startApi("2026-11-20T20:59:59.999Z");
    await send();
    expect((await figures()).today).toBe(1);
    clock.now += 1;
    expect((await figures()).today).toBe(0);
    await send();
    clock.now = Date.parse("2026-11-21T20:59:59.999Z");
    expect((await figures()).today).toBe(1);
  });

  test("AREQ-02 quoted sums sent quotes and won sums accepted ones, without drafts, deleted quotes and other stages", async () => {
    const { kernel, call, send, figures } = await startApi("2026-11-21T08:00:00Z");
    const offer = async (request_id: number, unit_price: number) => {
      const items = [{ title: "موقع", quantity: 1, unit_price }];
      return (await call("POST", "/api/quotes", { request_id, items })).body.id;
    };
    const set = (id: number, values: Updateable<Tables["quotes"]>) =>
      kernel.db.updateTable("quotes").set(values).where("id", "=", id).execute();
    const worth = async () => {
      const { quotedValue, wonValue } = await figures();
      return [quotedValue, wonValue];
    };
    const [quoted, won] = [await send(quote, { status: "quoted" }), await send(quote, { status: "won" })];
    const [first, second, third] = [
      await offer(quoted, 100_00),
      await offer(won, 1000_00),
      await offer(won, 10_000_00),
    ];
    expect(await worth()).toEqual([0, 0]); // drafts
    await set(first, { state: "sent" });
    await set(second, { state: "accepted" });
    await set(third, { state: "accepted" });
    expect(await worth()).toEqual([115_00, 12_650_00]);
    await set(third, { state: "sent" }); // does not count, since its request is won
    expect(await worth()).toEqual([115_00, 1150_00]);
    await set(first, { state: "accepted" }); // does not count, since its request is not won
    expect(await worth()).toEqual([0, 1150_00]);
    await set(first, { state: "withdrawn" });
    await set(second, { deleted_at: kernel.now().toISOString() });
    expect(await worth()).toEqual([0, 0]);
  });
});
