import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const quote = { name: "نورة", company_name: "ركن", phone: "0551234567", email: "n@mail.example" };
const contact = { reason: "partnership", message: "نتعاون" };
const day = 24 * 60 * 60_000; // ms
type Card = { id: number };
type Column = { status: string; total: number; requests: Card[] };

describe.each(databases)("the lists of the desk on %s", (database) => {
  const startApi = async (start = "2026-11-21T08:00:00Z") => {
    const clock = { now: Date.parse(start) };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock.now),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    let count = 0;
    /** Sends a request, then changes its staff fields; returns its id. */
    const send = async (values: object = {}, desk?: object): Promise<number> => {
      count += 1;
      const { body } = await call("POST", path, { ...quote, message: `${count}`, ...values });
      if (desk) expect((await call("PUT", `${path}/${body.id}`, desk)).status).toBe(200);
      return body.id;
    };
    const ids = async (query: string): Promise<number[]> =>
      (await call("GET", `${path}?${query}`)).body.map(({ id }: Card) => id);
    const board = async (query: string) =>
      (await call("GET", `${path}/board?${query}`)).body.map(({ status, total, requests }: Column) => [
        status,
        total,
        requests.map(({ id }) => id),
      ]);
    return { kernel, clock, call, send, ids, board };
  };

  test("AREQ-02 a request waits when it is still new after two days; the days of a list are counted back from now", async () => {
    const { clock, call, send, ids } = await startApi();
    const id = await send();
    clock.now += 2 * day;
    expect([await ids("waiting=1"), await ids("days=2")]).toEqual([[], [id]]);
    clock.now += 1;
    expect([await ids("waiting=1"), await ids("days=2"), await ids("days=3")]).toEqual([[id], [], [id]]);
    await call("PUT", `${path}/${id}`, { status: "contacted" });
    expect(await ids("waiting=1")).toEqual([]);
  });

  test("AREQ-02 reminders up to today in Riyadh are due, for quotes and messages that are neither settled nor deleted", async () => {
    const { call, send, ids } = await startApi("2026-11-21T21:30:00Z"); // the 22nd in Riyadh
    const today = { remind_on: "2026-11-22" };
    await send();
    const past = await send({}, { remind_on: "2026-11-20" });
    const quoted = await send({}, { ...today, status: "quoted" });
    await send({}, { remind_on: "2026-11-23" });
    await send({}, { ...today, status: "won" });
    await send({}, { ...today, status: "lost" });
    const message = await send({ requested_services: contact }, today);
    const deleted = await send({}, today);
    expect(await ids("due=1")).toEqual([deleted, message, quoted, past]);
    await call("DELETE", `${path}/${deleted}`);
    expect(await ids("due=1")).toEqual([message, quoted, past]);
    expect(await ids("due=1&kind=message")).toEqual([message]);
  });

  test("DESK-01 the requests before and after one are those of the whole list in each order and filter, also for one that left it", async () => {
    const { call, send, ids } = await startApi();
    const names = ["أ", "ب", "ب", "ت", "ب", "أ"];
    for (const [at, name] of names.entries())
      await send(
        { name },
        at % 2 === 0 ? { remind_on: `2026-12-0${1 + (at % 4)}` } : { status: "contacted" },
      );
    const beside = async (id: number, query: string) =>
      (await call("GET", `${path}/${id}/beside?${query}`)).body;
    const sorts = ["", "-id", "id", "name", "-name", "reminder", "-reminder"].map(
      (sort) => sort && `sort=${sort}`,
    );
    for (const query of [...sorts, "status=contacted", "q=ب&sort=name"]) {
      const list = await ids(query);
      expect(list.length).toBeGreaterThan(1);
      for (const [at, id] of list.entries())
        expect([query, id, await beside(id, query)]).toEqual([
          query,
          id,
          { previous: list[at - 1] ?? null, next: list[at + 1] ?? null },
        ]);
    }
    // The middle one of three is no longer «contacted», and keeps its place between the two others.
    const [newest = 0, middle = 0, oldest = 0] = await ids("status=contacted");
    await call("PUT", `${path}/${middle}`, { status: "quoted" });
    expect(await beside(middle, "status=contacted")).toEqual({ previous: newest, next: oldest });
    await call("DELETE", `${path}/${oldest}`);
    expect(await beside(middle, "status=contacted")).toEqual({ previous: newest, next: null });
    expect(await beside(99_999, "")).toEqual({ previous: null, next: null });
  });

  test("AREQ-01 AREQ-02 each order works both ways, equal requests come newest first, by reminder only those with one", async () => {
    const { send, ids } = await startApi();
    const a = await send({ name: "أ" }, { remind_on: "2026-12-02" });
    const b = await send({ name: "ب" }, { remind_on: "2026-12-01" });
    const c = await send({ name: "ب" });
    const d = await send({ name: "ت" }, { remind_on: "2026-12-01" });
    expect(await ids("sort=id")).toEqual([a, b, c, d]);
    expect(await ids("sort=-id")).toEqual([d, c, b, a]);
    expect(await ids("sort=name")).toEqual([a, c, b, d]);
    expect(await ids("sort=-name")).toEqual([d, c, b, a]);
    expect(await ids("sort=reminder")).toEqual([d, b, a]);
    expect(await ids("sort=-reminder")).toEqual([a, d, b]);
  });

  test("AREQ-02 API-04 each value of a list's query is accepted up to its limit and refused above it", async () => {
    const { call } = await startApi();
    const bounds = [
      ["q", "ن".repeat(200), "ن".repeat(201)],
      ["assignee", "999999999", "9999999999"],
      ["assignee", "none", "nobody"],
      ["unread", "1", "0"],
      ["waiting", "1", "0"],
      ["due", "1", "0"],
      ["days", "1", "0"],
      ["days", "3650", "3651"],
      ["days", "2", "1.5"],
      ["limit", "1", "0"],
      ["limit", "1000", "1001"],
      ["limit", "2", "1.5"],
      ["offset", "0", "-1"],
      ["offset", "2", "1.5"],
      ["kind", "message", "messages"],
      ["stage", "answered", "won"],
    ];
    for (const [name = "", good = "", bad = ""] of bounds) {
      const status = async (value: string) =>
        (await call("GET", `${path}?${new URLSearchParams({ [name]: value })}`)).status;
      expect([await status(good), await status(bad)], `${name} ${bad.slice(0, 20)}`).toEqual([200, 400]);
    }
  });

  test("API-08 AREQ-02 X-Total-Count of a part of a list tells how many match, of a whole list how many it has", async () => {
    const { send, call } = await startApi();
    for (const name of ["أ", "ب", "ت"]) await send({ name });
    await send({ requested_services: contact });
    const total = async (query: string) => {
      const { body, headers } = await call("GET", `${path}?${query}`);
      return [body.length, headers.get("x-total-count")];
    };
    expect(await total("")).toEqual([4, "4"]);
    expect(await total("kind=quote")).toEqual([3, "3"]);
    expect(await total("kind=quote&limit=2")).toEqual([2, "3"]);
    expect(await total("kind=quote&offset=2")).toEqual([1, "3"]);
    expect(await total("kind=quote&offset=5")).toEqual([0, "3"]);
  });

  test("AREQ-02 a column of the board shows its newest twenty and counts all, with a status filter and a search too", async () => {
    const { call, send, board } = await startApi();
    const sent: number[] = [];
    for (let count = 0; count < 22; count++) sent.push(await send({ email: `${count}@mail.example` }));
    const other = await send({ name: "سعد" }, { status: "won", assignee_id: null });
    await send({ requested_services: contact }); // a message, which this board does not show
    const newest = sent.toReversed().slice(0, 20);
    const empty = (status: string) => [status, 0, []];
    expect(await board("kind=quote")).toEqual([
      ["new", 22, newest],
      empty("contacted"),
      empty("quoted"),
      ["won", 1, [other]],
      empty("lost"),
    ]);
    expect(await board("kind=quote&limit=1&offset=3&status=new")).toEqual([["new", 22, newest]]);
    const q = new URLSearchParams({ kind: "quote", q: "نورة" });
    expect((await board(`${q}`)).slice(0, 2)).toEqual([["new", 22, newest], empty("contacted")]);
    expect(await board(`${q}&status=won`)).toEqual([empty("won")]);
    await call("DELETE", `${path}/${sent.at(-1)}`);
    expect(await board(`${q}&status=new`)).toEqual([["new", 21, sent.toReversed().slice(1, 21)]]);
    expect(await board("kind=quote&status=new")).toEqual([["new", 21, sent.toReversed().slice(1, 21)]]);
    const shown = (await call("GET", `${path}/board?kind=quote&status=won`)).body[0].requests[0];
    expect(shown).toEqual({ ...(await call("GET", `${path}/${other}`)).body, worth: 0 });
  });

  test("DESK-01 the board follows the chosen order, with a search too", async () => {
    const { send, board } = await startApi();
    const a = await send({ name: "ب نورة" }, { remind_on: "2026-12-02" });
    const b = await send({ name: "أ نورة" }, { remind_on: "2026-12-01" });
    const c = await send({ name: "ت نورة" });
    const order = async (query: string) => (await board(`kind=quote&status=new&${query}`))[0];
    for (const q of ["", `&${new URLSearchParams({ q: "نورة" })}`]) {
      expect(await order(`sort=id${q}`)).toEqual(["new", 3, [a, b, c]]);
      expect(await order(`sort=name${q}`)).toEqual(["new", 3, [b, a, c]]);
      expect(await order(`sort=-name${q}`)).toEqual(["new", 3, [c, a, b]]);
      expect(await order(`sort=reminder${q}`)).toEqual(["new", 2, [b, a]]);
    }
  });

  test("DESK-01 messages are filtered by their state, which covers several stored statuses", async () => {
    const { send, ids, board } = await startApi();
    const message = (status: string) =>
      send({ requested_services: contact, email: `${status}@mail.example` }, { status });
    const [contacted, quoted, won, lost] = [
      await message("contacted"),
      await message("quoted"),
      await message("won"),
      await message("lost"),
    ];
    const fresh = await send({ requested_services: contact });
    expect(await ids("kind=message&stage=new")).toEqual([fresh]);
    expect(await ids("kind=message&stage=answered")).toEqual([quoted, contacted]);
    expect(await ids("kind=message&stage=closed")).toEqual([lost, won]);
    expect(await board("kind=message&stage=closed")).toEqual([
      ["lost", 1, [lost]],
      ["won", 1, [won]],
    ]);
  });

  test("AREQ-02 a search needs every word in name, company, phone or e-mail; a number also finds the request with that id", async () => {
    const { call, send, ids } = await startApi();
    const find = (q: string, more = "") => ids(`${new URLSearchParams({ q })}${more}`);
    for (let count = 0; count < 11; count++) await send({ phone: `055000000${count % 10}` });
    const one = await send({
      name: "هند",
      company_name: "نخيل",
      phone: "0560003333",
      email: "h@palm.example",
    });
    for (const text of ["هند", "نخيل", "0560003333", "palm.example", "هند نخيل", String(one)])
      expect(await find(text), text).toEqual([one]);
    expect(await find("هند ركن")).toEqual([]);
    expect(await find("هند", "&status=won")).toEqual([]);
    expect(await find("هند", "&kind=message")).toEqual([]);
    expect(await find(`هند ${one}`)).toEqual([one]);
    expect(await find(`هند ${one - 1}`)).toEqual([]);
    expect((await find("  ")).length).toBe(12);
    await call("DELETE", `${path}/${one}`);
    expect([await find("هند"), await find(String(one))]).toEqual([[], []]);
  });

  test("AREQ-02 a request is unread after it arrived and after its sender accepted or declined a quote, until it is read", async () => {
    const { kernel, call, send, ids } = await startApi();
    for (const news of ["arrived", "accepted", "declined"] as const) {
      const id = await send();
      await kernel.db.updateTable("project_requests").set({ news }).where("id", "=", id).execute();
    }
    expect(await ids("unread=1")).toEqual([3, 2, 1]);
    await call("POST", `${path}/bulk`, { ids: [2, 3], action: "read" });
    expect(await ids("unread=1")).toEqual([1]);
  });

  test("AREQ-02 requests are filtered by assignee: the caller, another user, nobody", async () => {
    const { kernel, send, ids } = await startApi();
    const at = kernel.now().toISOString();
    const user = (id: number) => ({
      id,
      name: `م ${id}`,
      email: `${id}@b.c`,
      role: "admin" as const,
      access: "owner" as const,
      created_at: at,
      updated_at: at,
    });
    await kernel.db
      .insertInto("users")
      .values([user(1), user(2)])
      .execute();
    const [mine, theirs, free] = [
      await send({}, { assignee_id: 1 }),
      await send({}, { assignee_id: 2 }),
      await send(),
    ];
    expect(await ids("assignee=me")).toEqual([mine]);
    expect(await ids("assignee=2")).toEqual([theirs]);
    expect(await ids("assignee=none")).toEqual([free]);
  });
});
