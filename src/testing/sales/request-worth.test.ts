import { describe, expect, test } from "vitest";
import { up } from "../../../migrations/0133-sales-report.ts";
import { createApi } from "../../api.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { answerQuoteLink } from "../../site/quote-document/answer-quote.server.ts";

const path = "/api/project-requests";

describe.each(databases)("what requests are worth, on %s", (database) => {
  const startApi = async () => {
    const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock.now),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    let count = 0;
    const send = async (values: object = {}): Promise<number> => {
      count += 1;
      const person = { name: "نورة", phone: "0551234567", email: "n@mail.example" };
      return (await call("POST", path, { ...person, message: `${count}`, ...values })).body.id;
    };
    const put = async (id: number, changes: object) => (await call("PUT", `${path}/${id}`, changes)).body;
    const offer = async (request_id: number, unit_price: number) => {
      const items = [{ title: "موقع", quantity: 1, unit_price }];
      const { id } = (await call("POST", "/api/quotes", { request_id, items, valid_until: "2026-11-30" }))
        .body;
      return (await call("POST", `/api/quotes/${id}/send`)).body;
    };
    /** What the board says of a status: of the whole column, and of its cards together. */
    const board = async (status: string) => {
      const columns: { status: string; worth: number; requests: { worth: number }[] }[] = (
        await call("GET", `${path}/board?kind=quote`)
      ).body;
      const { worth = -1, requests = [] } = columns.find((column) => column.status === status) ?? {};
      expect(requests.reduce((sum, card) => sum + card.worth, 0)).toBe(worth);
      return worth;
    };
    const above = async () => (await call("GET", `${path}/summary?kind=quote`)).body;
    return { kernel, call, clock, send, put, offer, board, above };
  };

  test("SALES-01 a request is worth what staff expect until a quote stands, on the board, above the desk and in its file", async () => {
    const { call, clock, send, put, offer, board, above, kernel } = await startApi();
    const id = await send();
    expect((await put(id, { expected_value: 1234_56 })).expected_value).toBe(1234_56);
    await put(await send(), { expected_value: 1 });
    expect(await board("new")).toBe(1234_57);
    const quote = await offer(id, 1000_00);
    expect([await board("new"), await board("quoted"), (await above()).quotedValue]).toEqual([
      1, 1150_00, 1150_00,
    ]);
    clock.now += 10 * 24 * 3600_000; // the quote is over
    expect([await board("quoted"), (await above()).quotedValue]).toEqual([1234_56, 1234_56]);
    clock.now -= 10 * 24 * 3600_000;
    await answerQuoteLink(kernel, quote.path.slice(3), { decision: "accepted", name: "نورة" });
    expect([await board("won"), (await above()).wonValue]).toEqual([1150_00, 1150_00]);
    const message = await send({ requested_services: { reason: "service", message: "سؤال" } });
    await put(message, { expected_value: 7_00 });
    expect(await board("new")).toBe(1);
    const file = await createApi(kernel).request(`/project-requests/export.csv`, {}, { remoteAddress: "" });
    expect(await file.text()).toContain(",1150,");
    expect((await call("PUT", `${path}/${id}`, { expected_value: null })).body.expected_value).toBeNull();
  });

  test("SALES-01 a request that was won without a quote is worth what was expected, and a lost one what was offered", async () => {
    const { send, put, offer, board, kernel } = await startApi();
    const [won, lost, declined] = [await send(), await send(), await send()];
    await put(won, { expected_value: 500_00, status: "won" });
    expect(await board("won")).toBe(500_00);
    await put(lost, { expected_value: 300_00, status: "lost", lost_reason: "price" });
    expect(await board("lost")).toBe(300_00);
    const quote = await offer(declined, 100_00);
    await answerQuoteLink(kernel, quote.path.slice(3), { decision: "declined", name: "نورة" });
    expect(await board("quoted")).toBe(0);
    await put(declined, { status: "lost" });
    expect(await board("lost")).toBe(415_00);
  });

  test.each([
    [-1, "المبلغ من 0 إلى 100,000,000 ريال"],
    [100_000_000_01, "المبلغ من 0 إلى 100,000,000 ريال"],
    [0.5, undefined],
    ["كثير", undefined],
  ])(
    "SALES-01 an expected value of %j is refused and nothing is stored",
    async (expected_value, sentence) => {
      const { call, send } = await startApi();
      const id = await send();
      const { status, body } = await call("PUT", `${path}/${id}`, { expected_value });
      expect(status).toBe(422);
      if (sentence) expect(body.fields.expected_value).toBe(sentence);
      expect((await call("GET", `${path}/${id}`)).body).toMatchObject({ version: 1, expected_value: null });
    },
  );

  test("SALES-01 it is noted when a request was first answered, and when it was won or lost, as long as it is", async () => {
    const { call, clock, send, put } = await startApi();
    const id = await send();
    const at = () => new Date(clock.now).toISOString();
    const pass = () => {
      clock.now += 3600_000;
      return at();
    };
    const moments = ({ answered_at, closed_at }: Record<string, unknown>) => [answered_at, closed_at];
    pass();
    expect(moments(await put(id, { assignee_id: null, remind_on: "2026-12-01" }))).toEqual([null, null]);
    const answered = pass();
    await call("POST", `${path}/${id}/replies`, { channel: "whatsapp", text: "أهلًا" });
    expect(moments((await call("GET", `${path}/${id}`)).body)).toEqual([answered, null]);
    const lost = pass();
    expect(moments(await put(id, { status: "lost" }))).toEqual([answered, lost]);
    pass();
    expect(moments(await put(id, { lost_reason: "time" }))).toEqual([answered, lost]);
    pass();
    expect(moments(await put(id, { status: "quoted" }))).toEqual([answered, null]);
    const won = pass();
    expect(moments(await put(id, { status: "won" }))).toEqual([answered, won]);
    const moved = pass();
    expect(moments(await put(id, { status: "lost" }))).toEqual([answered, moved]);
    const [other, late] = [await send(), pass()];
    expect(moments(await put(other, { status: "lost" }))).toEqual([null, late]);
    const reply = pass();
    await call("POST", `${path}/${other}/replies`, { channel: "mail", text: "عذرًا" });
    expect(moments((await call("GET", `${path}/${other}`)).body)).toEqual([reply, late]);
    expect((await put(other, { closed_at: "2020-01-01T00:00:00Z", answered_at: null })).closed_at).toBe(late);
  });

  test("SALES-01 of two merged requests the first answer counts, and the end of the one whose stage is kept", async () => {
    const { call, clock, send, put } = await startApi();
    const [kept, other] = [await send(), await send()];
    const answered = new Date(clock.now).toISOString();
    await put(other, { status: "won", expected_value: 5_00 });
    clock.now += 3600_000;
    await put(kept, { status: "contacted" });
    clock.now += 3600_000;
    const merged = (await call("POST", `${path}/${kept}/merge`, { from: other })).body;
    expect(merged).toMatchObject({
      status: "won",
      answered_at: answered,
      closed_at: answered,
      expected_value: 5_00,
    });
  });

  test("SALES-01 the moments of requests of before follow from their log", async () => {
    const { kernel, call, clock, send, put } = await startApi();
    const hour = () => {
      clock.now += 3600_000;
      return new Date(clock.now).toISOString();
    };
    const ids = [await send(), await send(), await send()];
    const [answered, won, lost] = [hour(), hour(), hour()];
    const at = (time: string) => (clock.now = Date.parse(time));
    at(answered);
    await put(ids[0] ?? 0, { status: "contacted" });
    at(won);
    await put(ids[0] ?? 0, { status: "won" });
    at(lost);
    await put(ids[1] ?? 0, { status: "lost" });
    const read = async () =>
      Promise.all(
        ids.map(async (id) => {
          const { answered_at, closed_at } = (await call("GET", `${path}/${id}`)).body;
          return [answered_at, closed_at];
        }),
      );
    const before = await read();
    expect(before).toEqual([
      [answered, won],
      [null, lost],
      [null, null],
    ]);
    const { schema } = kernel.db;
    await schema.dropIndex("project_requests_closed").execute();
    await schema.dropIndex("project_requests_expected").execute();
    for (const column of ["expected_value", "answered_at", "closed_at"])
      await schema.alterTable("project_requests").dropColumn(column).execute();
    await up(loose(kernel.db));
    expect(await read()).toEqual(before);
  });

  test("SALES-01 lists and files take the filters of the report, by days in Riyadh", async () => {
    const { call, clock, send, put } = await startApi();
    const ids = async (query: Record<string, string>) => {
      const { status, body } = await call(
        "GET",
        `${path}?${new URLSearchParams({ kind: "quote", ...query })}`,
      );
      return status === 200 ? body.map(({ id }: { id: number }) => id).sort() : status;
    };
    clock.now = Date.parse("2026-11-21T20:59:00Z"); // 23:59 of the 21st
    const web = await send({
      requested_services: ["serviceWebsite", 'a"b'],
      selected_package_title: "أساسية",
    });
    clock.now = Date.parse("2026-11-21T21:00:00Z"); // the 22nd
    const shop = await send({ requested_services: ["serviceWebsite2"], chosen_package: "أساسية" });
    const phoned = (
      await call("POST", `${path}/entered`, { name: "هند", phone: "0551234599", source: "phone" })
    ).body.id;
    await put(phoned, { status: "lost", lost_reason: "price" });
    await put(shop, { status: "contacted" });
    expect(await ids({ arrived: "2026-11-21..2026-11-21" })).toEqual([web]);
    expect(await ids({ arrived: "2026-11-22..2026-11-22" })).toEqual([shop, phoned]);
    expect(await ids({ closed: "2026-11-22..2026-12-22" })).toEqual([phoned]);
    expect(await ids({ closed: "2026-11-21..2026-11-21" })).toEqual([]);
    expect(await ids({ open: "1" })).toEqual([web, shop]);
    expect(await ids({ answered: "1" })).toEqual([shop]);
    expect(await ids({ source: "phone" })).toEqual([phoned]);
    expect(await ids({ service: "serviceWebsite" })).toEqual([web]);
    expect(await ids({ service: 'a"b' })).toEqual([web]);
    expect(await ids({ service: "b" })).toEqual([]);
    expect(await ids({ package: "أساسية" })).toEqual([shop]);
    expect(await ids({ reason: "price" })).toEqual([phoned]);
    expect(await ids({ reason: "none", open: "1" })).toEqual([web, shop]);
    for (const arrived of [
      "2026-11-21",
      "2026-02-30..2026-03-01",
      "..",
      "2026-11-21..2026-11-22..2026-11-23",
    ])
      expect(await ids({ arrived })).toBe(400);
  });
});
