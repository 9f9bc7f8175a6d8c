import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { up as keepWordsOfSent } from "../../../../migrations/0098-quote-words.ts";
import { createApi } from "../../../api.server.ts";
import { loose } from "../../../kernel/db/database.server.ts";
import type { StaffRole } from "../../../kernel/roles.ts";
import { caller, revisionsOf } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { documentWords, laterWords } from "./document/quote-document.text.ts";
import { findByToken } from "./link-store.server.ts";
import { isOpen } from "./quotes.ts";
import { sumsOf, totalWithOptional } from "./sums.ts";

const path = "/api/quotes";
const request = {
  name: "نورة",
  company_name: "ركن",
  phone: "0551234567",
  email: "n@mail.example",
  message: "",
};
const items = [
  { title: "الباقة المتقدمة", detail: "", quantity: 1, unit_price: 9_000_00 },
  { title: "استضافة", detail: "سنة", quantity: 2, unit_price: 600_50 },
];

const blankItem = { title: "", detail: "", quantity: 1, unitPrice: 0, features: [], isOptional: false };

describe.each(databases)("quotes on %s", (database) => {
  const startApi = async () => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    await call("POST", "/api/project-requests", request);
    const draft = async (values: object = { items }) =>
      (await call("POST", path, { request_id: 1, ...values })).body;
    /** Another process on the same data. */
    const restarted = (environment: Record<string, string> = {}, access: StaffRole = "owner") => {
      const config = { ...kernel.config, linkSecret: environment.LINK_SECRET };
      const session = { ...testSession, user: { ...testSession.user, access } };
      return caller(createApi({ ...kernel, config, authenticate: async () => session }));
    };
    return { kernel, call, draft, restarted, pass: (ms: number) => (clock += ms) };
  };

  test("AREQ-02 a draft takes its customer from the request; amounts are halalas, with discount and tax", async () => {
    const { call, draft } = await startApi();
    const made = await draft({ items, discount: 200_00 });
    // (9,000.00 + 2 × 600.50 - 200.00) and 15 %
    expect(made).toMatchObject({
      state: "draft",
      number: null,
      customer_name: "نورة",
      customer_company: "ركن",
      customer_phone: "+966551234567",
      items,
      total: 1150115,
      valid_until: "2026-12-21",
    });
    expect(made).not.toHaveProperty("token_hash");
    const changed = await call("PUT", `${path}/1`, { discount: 0, terms: "نصف مقدم" });
    expect(changed.body).toMatchObject({ total: 1173115, terms: "نصف مقدم", version: 2 });
    const stale = await call("PUT", `${path}/1`, { discount: 1 }, { headers: { "if-match": '"1"' } });
    expect([stale.status, stale.body.code]).toEqual([412, "precondition-failed"]);
    expect(stale.body.current).toEqual((await call("GET", `${path}/1`)).body);
    const wrong = await call("PUT", `${path}/1`, {
      items: [{ title: " ", quantity: 0, unit_price: 1.5 }],
      valid_until: "soon",
    });
    expect(Object.keys(wrong.body.fields).sort()).toEqual([
      "items.0.quantity",
      "items.0.title",
      "items.0.unit_price",
      "valid_until",
    ]);
    expect((await call("POST", path, { request_id: 99, items })).status).toBe(404);
    expect((await call("GET", `${path}?request_id=1`)).body).toHaveLength(1);
  });

  test("AREQ-02 sending gives the next number of the year and a link whose token is not stored; the request becomes quoted", async () => {
    const { kernel, call, draft } = await startApi();
    await draft();
    const sent = (await call("POST", `${path}/1/send`)).body;
    expect(sent).toMatchObject({ state: "sent", number: "2026-0001", sent_at: "2026-11-21T08:00:00.000Z" });
    expect(sent.path).toMatch(/^\/q\/[\w-]{43}$/);
    const token = sent.path.slice(3);
    const row = await kernel.reads.selectFrom("quotes").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await call("GET", "/api/project-requests/1")).body.status).toBe("quoted");
    expect(
      (await call("GET", "/api/project-requests/1/desk")).body.notes.map(
        (note: { kind: string }) => note.kind,
      ),
    ).toEqual(["status", "sent"]);
    // A sent quote cannot be changed.
    for (const [method, address, body] of [
      ["PUT", `${path}/1`, { discount: 5 }],
      ["POST", `${path}/1/send`],
      ["DELETE", `${path}/1`],
    ] as const)
      expect((await call(method, address, body)).status, address).toBe(409);
    const renewed = (await call("POST", `${path}/1/link`)).body;
    expect(renewed.path).toMatch(/^\/q\/[\w-]{43}$/);
    expect(renewed.path).not.toBe(sent.path);
    expect(renewed).toEqual((await call("GET", `${path}/1`)).body);
    expect((await call("POST", `${path}/1/withdraw`)).body.state).toBe("withdrawn");
    const { notes } = (await call("GET", "/api/project-requests/1/desk")).body;
    expect(notes.map(({ kind, body }: { kind: string; body: string }) => [kind, body])).toContainEqual([
      "withdrawn",
      "2026-0001",
    ]);
    expect((await call("POST", `${path}/1/withdraw`)).status).toBe(409);
    for (const revision of await revisionsOf(kernel, "quotes"))
      expect(revision.before ?? revision.after).toBeNull();
  });

  test("AREQ-02 twenty quotes sent at once get twenty numbers without a gap, and a send that fails uses none", async () => {
    const { call, draft, pass } = await startApi();
    for (let count = 0; count < 20; count++) await draft();
    await draft({});
    expect((await call("POST", `${path}/21/send`)).status).toBe(422); // nothing in it
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => call("POST", `${path}/${index + 1}/send`)),
    );
    const numbers = answers.map(({ body }) => body.number).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `2026-${String(index + 1).padStart(4, "0")}`),
    );
    pass(60 * 24 * 3600_000);
    await draft();
    expect((await call("POST", `${path}/22/send`)).body.number).toBe("2027-0001");
  });

  test("AREQ-02 ADM-07 a draft is deleted and restored", async () => {
    const { call, draft } = await startApi();
    await draft();
    expect((await call("DELETE", `${path}/1`)).status).toBe(204);
    expect((await call("GET", `${path}/1`)).status).toBe(404);
    expect((await call("GET", `${path}?request_id=1`)).body).toEqual([]);
    expect((await call("POST", `${path}/1/restore`)).body.state).toBe("draft");
    expect((await call("GET", `${path}?request_id=1`)).body).toHaveLength(1);
    expect((await call("POST", `${path}/1/restore`)).status).toBe(404);
  });

  test("AREQ-02 API-02 a request lists its own quotes alone, with every field, and a draft may name another customer", async () => {
    const { call, draft } = await startApi();
    await call("POST", "/api/project-requests", { ...request, name: "سعد", email: "s@mail.example" });
    await draft({ items, customer_name: "شركة ركن", customer_company: "", discount: 5, terms: "نصف مقدم" });
    await draft({ items, request_id: 2, valid_until: "2027-01-31" });
    const [first, ...others] = (await call("GET", `${path}?request_id=1`)).body;
    expect(others).toEqual([]);
    expect(first).toEqual({
      id: 1,
      version: 1,
      request_id: 1,
      number: null,
      state: "draft",
      language: "ar",
      customer_name: "شركة ركن",
      customer_company: "",
      customer_email: "n@mail.example",
      customer_phone: "+966551234567",
      customer_address: "",
      customer_vat_number: "",
      items: items.map((item) => ({ ...item, unit: "", period: null, features: [], is_optional: false })),
      chosen: [],
      discount: 5,
      discount_rate: 0,
      vat_rate: 15,
      total: 1173109,
      valid_until: "2026-12-21",
      terms: "نصف مقدم",
      first_share: 0,
      rest_days: 0,
      parts: [],
      receipts: [],
      sent_at: null,
      agency: null,
      sends: [],
      seen_at: null,
      answered_at: null,
      answered_by: "",
      answer_note: "",
      notice_at: null,
      notice_edition: null,
      revises: null,
      edition: 1,
      project_id: null,
      project_at: null,
      path: null,
    });
    expect((await call("GET", `${path}/1`)).body).toEqual(first);
    expect((await call("POST", path, { request_id: 1, items })).status).toBe(201);
    const [second] = (await call("GET", `${path}?request_id=2`)).body;
    expect(second).toMatchObject({
      id: 2,
      customer_name: "سعد",
      valid_until: "2027-01-31",
      discount: 0,
      terms: "",
    });
    for (const query of ["?request_id=0", "?request_id=x", "?request_id=1.5"])
      expect((await call("GET", path + query)).status, query).toBe(400);
    const unknown = { GET: "", PUT: "", DELETE: "", POST: "/send" };
    for (const [method, part] of Object.entries({ ...unknown }))
      expect(
        (await call(method, `${path}/99${part}`, method === "GET" ? undefined : {})).status,
        method,
      ).toBe(404);
    for (const part of ["/link", "/withdraw", "/restore"])
      expect((await call("POST", `${path}/99${part}`)).status, part).toBe(404);
  });

  test("AREQ-02 API-04 each value of a draft is accepted at its bound and refused beyond it, at its field", async () => {
    const { call, draft } = await startApi();
    await draft();
    const item = { title: "س", detail: "", quantity: 1, unit_price: 1 };
    const feature = (length: number) => ({ title: "س".repeat(length), is_included: true });
    const many = (count: number) => Array(count).fill(feature(1));
    const of = (part: object) => ({ items: [{ ...item, ...part }] });
    const most = 10_000_000_000;
    const bounds: [string, object, object][] = [
      ["items.0.quantity", of({ quantity: 10_000 }), of({ quantity: 10_001 })],
      ["items.0.quantity", of({ quantity: 0.001 }), of({ quantity: 0 })],
      ["items.0.quantity", of({ quantity: "٢٫٣٧٥" }), of({ quantity: 2.3755 })],
      ["items.0.period", of({ period: "month" }), of({ period: "week" })],
      ["items.0.unit_price", of({ unit_price: most }), of({ unit_price: most + 1 })],
      ["items.0.unit_price", of({ unit_price: 0 }), of({ unit_price: -1 })],
      ["items.0.title", of({ title: "س".repeat(200) }), of({ title: "س".repeat(201) })],
      ["items.0.detail", of({ detail: "س".repeat(1000) }), of({ detail: "س".repeat(1001) })],
      ["items.0.features", of({ features: many(60) }), of({ features: many(61) })],
      ["items.0.features.0.title", of({ features: [feature(300)] }), of({ features: [feature(301)] })],
      ["items", { items: Array(50).fill(item) }, { items: Array(51).fill(item) }],
      ["items", { items: [item] }, { items: [] }],
      ["discount", of({ unit_price: most }), { discount: most + 1 }],
      ["discount", { discount: most }, { discount: -1 }],
      ["discount", { discount: 0, discount_rate: 100_00 }, { discount: 1 }],
      ["discount_rate", { discount_rate: 0 }, { discount_rate: 100_01 }],
      ["items.0.unit", of({ unit: "س".repeat(200) }), of({ unit: "س".repeat(201) })],
      ["customer_name", { customer_name: "س" }, { customer_name: " " }],
      ["customer_address", { customer_address: "س".repeat(500) }, { customer_address: "س".repeat(501) }],
      ["customer_vat_number", { customer_vat_number: "٣١٠٠٠٠٠٠٠٠٠٠٠٠٣" }, { customer_vat_number: "123" }],
      ["valid_until", { valid_until: "2028-02-29" }, { valid_until: "2027-02-29" }],
    ];
    for (const [field, good, bad] of bounds) {
      expect(
        (await call("PUT", `${path}/1`, good)).status,
        `${field} ${JSON.stringify(good).slice(0, 60)}`,
      ).toBe(200);
      const refused = await call("PUT", `${path}/1`, bad);
      expect([refused.status, Object.keys(refused.body.fields)], field).toEqual([422, [field]]);
    }
    expect((await call("PUT", `${path}/1`, {}, { headers: { "if-match": "x" } })).status).toBe(422);
  });

  test("DESK-02 the link of a sent quote can be read at any time, the same from every process that has the secret", async () => {
    const { kernel, call, draft, restarted } = await startApi();
    await draft();
    await draft();
    const [first, second] = [
      (await call("POST", `${path}/1/send`)).body,
      (await call("POST", `${path}/2/send`)).body,
    ];
    expect(first.path).not.toBe(second.path);
    expect((await call("GET", `${path}/1`)).body.path).toBe(first.path);
    expect(
      (await call("GET", `${path}?request_id=1`)).body.map((quote: { path: string }) => quote.path).sort(),
    ).toEqual([first.path, second.path].sort());
    expect((await restarted()("GET", `${path}/1`)).body.path).toBe(first.path);
    const file = join(kernel.config.dataDir, "link-secret");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secret = readFileSync(file, "utf8");
    expect(secret).toMatch(/^[\w-]{43}$/);
    for (const table of ["quotes", "secrets", "revisions"] as const)
      expect(JSON.stringify(await kernel.reads.selectFrom(table).selectAll().execute())).not.toContain(
        secret,
      );
    // Two links in a row: each dead when the next one is made.
    const renewed = (await call("POST", `${path}/1/link`)).body.path;
    expect((await findByToken(kernel.reads, renewed.slice(3)))?.id).toBe(1);
    expect(await findByToken(kernel.reads, first.path.slice(3))).toBeUndefined();
    // With another secret no link can be shown, but every link still opens its quote.
    const other = restarted({ LINK_SECRET: "x".repeat(32) });
    expect((await other("GET", `${path}/1`)).body.path).toBeNull();
    expect((await findByToken(kernel.reads, renewed.slice(3)))?.id).toBe(1);
    const again = (await other("POST", `${path}/1/link`)).body.path;
    expect((await other("GET", `${path}/1`)).body.path).toBe(again);
  });

  test("DESK-02 a random link from before links were derived opens but cannot be shown; the next one can", async () => {
    const { kernel, call, draft } = await startApi();
    await draft();
    await call("POST", `${path}/1/send`);
    const token = "a".repeat(43);
    const tokenHash = createHash("sha256").update(token).digest("hex");
    await kernel.db.updateTable("quotes").set({ token_hash: tokenHash, link_generation: 0 }).execute();
    expect((await call("GET", `${path}/1`)).body).toMatchObject({ state: "sent", path: null });
    expect((await findByToken(kernel.reads, token))?.id).toBe(1);
    expect((await call("POST", `${path}/1/link`)).body.path).toMatch(/^\/q\/[\w-]{43}$/);
    expect(await findByToken(kernel.reads, token)).toBeUndefined();
  });

  test("DESK-02 a quote whose id another one had before the database was restored gets another link", async () => {
    const { kernel, call, draft, pass } = await startApi();
    await draft();
    const { path: lost } = (await call("POST", `${path}/1/send`)).body;
    await kernel.db.deleteFrom("quotes").execute();
    pass(1000);
    const { id } = await draft();
    await kernel.db.updateTable("quotes").set({ id: 1 }).where("id", "=", id).execute();
    expect((await call("POST", `${path}/1/send`)).body.path).not.toBe(lost);
  });

  test("DESK-02 ROLE-01 a user who may only read quotes gets no link, with which they could answer in the customer's place", async () => {
    const { call, draft, restarted } = await startApi();
    await draft();
    const { path: link } = (await call("POST", `${path}/1/send`)).body;
    const reader = restarted({}, "reader");
    const whole = (await call("GET", `${path}/1`)).body;
    expect(whole.path).toBe(link);
    const read = (await reader("GET", `${path}/1`)).body;
    expect(read).toEqual({ ...whole, path: null });
    expect((await reader("GET", `${path}?request_id=1`)).body).toEqual([read]);
    expect((await restarted({}, "sales")("GET", `${path}/1`)).body.path).toBe(link);
    expect((await reader("POST", `${path}/1/link`)).status).toBe(403);
  });

  test("DESK-02 every letter of a quote is stored and answered as typed, tanwin and vowel marks included", async () => {
    const { call, draft } = await startApi();
    const typed = "يُدفع نصفه مقدمًا، وكلُّ شيءٍ مُتَّفَقٌ عليه";
    const line = { title: typed, detail: typed, quantity: 1, unit_price: 1 };
    await draft({ items: [line], terms: typed, customer_name: "مِسْبَك" });
    await call("POST", `${path}/1/send`);
    expect((await call("GET", `${path}/1`)).body).toMatchObject({
      items: [line],
      terms: typed,
      customer_name: "مِسْبَك",
    });
  });

  test("DESK-02 all quotes are listed in pages, filtered by stage and words and sorted, with the figures of each stage", async () => {
    const { call, draft, pass } = await startApi();
    await call("POST", "/api/project-requests", { ...request, name: "سعد", email: "s@mail.example" });
    await draft({ items, valid_until: "2026-11-21" });
    await draft({ items: [{ title: "س", quantity: 1, unit_price: 100 }], request_id: 2 });
    await draft({ items });
    for (const id of [1, 2]) await call("POST", `${path}/${id}/send`);
    const ids = async (query: string) => {
      const { headers, body } = await call("GET", `${path}${query}`);
      return [headers.get("x-total-count"), ...body.map(({ id }: { id: number }) => id)];
    };
    expect(await ids("")).toEqual(["3", 3, 2, 1]);
    expect(await ids("?limit=1&offset=1")).toEqual(["3", 2]);
    expect(await ids("?q=سعد")).toEqual(["1", 2]);
    expect(await ids("?sort=end")).toEqual(["3", 1, 3, 2]);
    expect((await ids("?sort=-total")).at(-1)).toBe(2);
    expect(await ids("?stage=sent")).toEqual(["2", 2, 1]);
    pass(24 * 3600_000);
    expect(await ids("?stage=sent")).toEqual(["1", 2]);
    expect(await ids("?stage=expired")).toEqual(["1", 1]);
    expect(await ids("?stage=draft")).toEqual(["1", 3]);
    const none = { count: 0, worth: 0 };
    const whole = { count: 1, worth: 1173115 };
    const figures = { draft: whole, sent: { count: 1, worth: 115 }, expired: whole };
    expect((await call("GET", `${path}/summary`)).body).toEqual({
      ...figures,
      accepted: none,
      seen: none,
      declined: none,
      withdrawn: none,
      replaced: none,
    });
    // Lists leave out quotes of a deleted request.
    await call("DELETE", "/api/project-requests/2");
    expect(await ids("?stage=sent")).toEqual(["0"]);
    expect((await call("GET", `${path}?stage=lost`)).status).toBe(400);
  });

  test("DESK-02 TRIAL-01 S2: a discount above the sum of the lines is refused at its field and nothing is stored", async () => {
    const { call, draft } = await startApi();
    const one = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
    const fault = { fields: { discount: "الخصم أكبر من مجموع البنود" } };
    expect(await call("POST", path, { request_id: 1, items: one, discount: 100_01 })).toMatchObject({
      status: 422,
      body: fault,
    });
    expect((await call("GET", path)).body).toEqual([]);
    await draft({ items: one, discount: 100_00 });
    const stored = (await call("GET", `${path}/1`)).body;
    expect(stored).toMatchObject({ discount: 100_00, total: 0 });
    const optional = one.map((item) => ({ ...item, is_optional: true }));
    for (const change of [
      { discount: 100_01 },
      { items: [{ ...one[0], unit_price: 99_99 }] },
      { items: optional },
    ])
      expect(await call("PUT", `${path}/1`, change), JSON.stringify(change)).toMatchObject({
        status: 422,
        body: fault,
      });
    const both = await call("PUT", `${path}/1`, { discount_rate: 10_00 });
    expect([both.status, Object.keys(both.body.fields)]).toEqual([422, ["discount"]]);
    const large = Array(50).fill({ title: "س", quantity: 10_000, unit_price: 10_000_000_000 });
    const beyond = await call("PUT", `${path}/1`, { items: large });
    expect([beyond.status, Object.keys(beyond.body.fields)]).toEqual([422, ["items"]]);
    expect((await call("GET", `${path}/1`)).body).toEqual(stored);
  });

  test("DESK-02 TRIAL-01 S2: a share of the sum follows the lines, and a later edition keeps it", async () => {
    const { call, draft } = await startApi();
    await draft({ items, discount_rate: 10_00 });
    expect((await call("GET", `${path}/1`)).body).toMatchObject({ discount: 0, total: 1_055_804 });
    const one = [{ title: "موقع", quantity: 1, unit_price: 1000_00 }];
    expect((await call("PUT", `${path}/1`, { items: one })).body).toMatchObject({ total: 1035_00 });
    await call("POST", `${path}/1/send`);
    expect((await call("POST", `${path}/1/revise`)).body).toMatchObject({
      discount_rate: 10_00,
      total: 1035_00,
    });
  });

  test("DESK-02 TRIAL-01 S18: the bound of an amount is told in riyals", async () => {
    const { call, draft } = await startApi();
    await draft();
    const beyond = [{ title: "موقع", quantity: 1, unit_price: 10_000_000_001 }];
    expect((await call("PUT", `${path}/1`, { items: beyond, discount: -1 })).body.fields).toEqual({
      "items.0.unit_price": "المبلغ من 0 إلى 100,000,000 ريال",
      discount: "المبلغ من 0 إلى 100,000,000 ريال",
    });
  });

  test("DESK-02 TRIAL-01 S27: the quotes of a list are a file, with sums in riyals and days that a spreadsheet reads", async () => {
    const { kernel, call, draft } = await startApi();
    await draft({ items, discount_rate: 10_00, valid_until: "2026-12-21" });
    await call("POST", `${path}/1/send`);
    await draft();
    const file = async (query = "") => {
      const address = `/quotes/export.csv${query}`;
      const response = await createApi(kernel).request(address, {}, { remoteAddress: "127.0.0.1" });
      return (await response.text()).replace("\uFEFF", "").trim().split("\r\n");
    };
    expect(await file("?stage=sent")).toEqual([
      "الرقم,العميل,الشركة,الحالة,المجموع,الخصم,الخاضع للضريبة,الضريبة,الإجمالي شاملًا الضريبة,تاريخ الإرسال,صالح حتى,تاريخ الردّ",
      "2026-0001,نورة,ركن,أُرسل,10201.00,1020.10,9180.90,1377.14,10558.04,2026-11-21,2026-12-21,",
    ]);
    expect(await file()).toHaveLength(3);
  });

  test("DESK-02 TRIAL-01 R1: a sent quote keeps the agency as it was; a draft and the next edition follow the settings", async () => {
    const { call, draft } = await startApi();
    await draft();
    await call("PUT", "/api/settings", { legalName: "شركة قديمة", vatNumber: "300000000000003" });
    const sent = (await call("POST", `${path}/1/send`)).body;
    expect(sent.agency).toMatchObject({ legalName: "شركة قديمة", vatNumber: "300000000000003" });
    await call("PUT", "/api/settings", { legalName: "شركة جديدة" });
    const named = async (id: number) => (await call("GET", `${path}/${id}/paper`)).body.agency.legalName;
    expect(await named(1)).toBe("شركة قديمة");
    const { id, agency } = (await call("POST", `${path}/1/revise`)).body;
    expect([agency, await named(id)]).toEqual([null, "شركة جديدة"]);
  });

  test("AREQ-02 TRIAL-01 R1: a sent quote keeps the words of its document, a draft has those of this edition, and quotes from before keep those of the upgrade", async () => {
    const { call, draft, kernel } = await startApi();
    await draft();
    const words = async (id: number) => (await call("GET", `${path}/${id}/paper`)).body.words;
    expect(await words(1)).toBeNull();
    const sent = (await call("POST", `${path}/1/send`)).body;
    expect(await words(1)).toEqual({ ...documentWords, ...laterWords });
    expect(Object.keys(sent)).not.toContain("document_words"); // no list carries them
    const older = { ...documentWords, total: "المبلغ النهائي" };
    const set = (document_words: string | null) =>
      kernel.db.updateTable("quotes").set({ document_words }).execute();
    await set(JSON.stringify(older));
    expect(await words(1)).toEqual(older);
    const { id } = (await call("POST", `${path}/1/revise`)).body;
    expect(await words(id)).toBeNull();

    await kernel.db.schema.alterTable("quotes").dropColumn("document_words").execute();
    await keepWordsOfSent(loose(kernel.db));
    expect(await words(1)).toEqual(documentWords);
    expect(await words(id)).toBeNull();
  });

  test("DESK-02 a new quote begins with the tax, the validity and the terms of the settings, and its paper names the agency", async () => {
    const { call, draft } = await startApi();
    const settings = { vatRate: 5, quoteDays: 14, quoteTerms: "نصفه مقدمًا", vatNumber: "300000000000003" };
    await call("PUT", "/api/settings", settings);
    const made = await draft();
    expect(made).toMatchObject({
      vat_rate: 5,
      valid_until: "2026-12-05",
      terms: "نصفه مقدمًا",
      total: 1071105,
    });
    expect((await call("PUT", `${path}/1`, { vat_rate: 0 })).body).toMatchObject({
      vat_rate: 0,
      total: 1020100,
    });
    expect((await call("PUT", `${path}/1`, { vat_rate: 101 })).status).toBe(422);
    const { agency } = (await call("GET", `${path}/1/paper`)).body;
    expect(agency).toMatchObject({ name: "شُرفة", vatNumber: "300000000000003", commercialNumber: "" });
    expect(Object.keys(agency)).not.toContain("notificationEmails");
    expect((await call("GET", `${path}/9/paper`)).status).toBe(404);
  });

  test("AREQ-02 a quote can be sent until its last day; each step needs its own states and raises the version of the inbox", async () => {
    const { kernel, call, draft, pass } = await startApi();
    await draft({ items, valid_until: "2026-11-21" });
    const inboxVersion = () => kernel.contentVersion.inboxVersion();
    const status = async (part: string, id = 1) => (await call("POST", `${path}/${id}/${part}`)).status;
    expect([await status("link"), await status("withdraw")]).toEqual([409, 409]);
    let before = inboxVersion();
    expect(await status("send")).toBe(200);
    expect(inboxVersion()).toBeGreaterThan(before);
    before = inboxVersion();
    expect(await status("link")).toBe(200);
    expect(inboxVersion()).toBeGreaterThan(before);
    before = inboxVersion();
    expect(await status("withdraw")).toBe(200);
    expect(inboxVersion()).toBeGreaterThan(before);
    expect([await status("link"), await status("send"), await status("withdraw")]).toEqual([409, 409, 409]);
    await draft({ items, valid_until: "2026-11-21" });
    pass(24 * 3600_000);
    expect(await status("send", 2)).toBe(422);
    await call("PUT", `${path}/2`, { valid_until: "2026-11-22" });
    expect(await status("send", 2)).toBe(200);
    expect((await call("GET", `${path}/2`)).body.number).toBe("2026-0002");
  });
});

test("TRIAL-01 S2: a share of the sum is taken off in whole halalas, also when it is all of it", () => {
  const items = [{ ...blankItem, quantity: 1, unitPrice: 333_33 }];
  const sums = (discountRate: number) => sumsOf({ items, discount: 0, discountRate, vatRate: 15 });
  expect(sums(10_00)).toEqual({ subtotal: 333_33, discount: 33_33, net: 300_00, vat: 45_00, total: 345_00 });
  expect(sums(100_00)).toMatchObject({ discount: 333_33, total: 0 });
});

test("AREQ-02 sums are whole halalas, and a discount is never larger than the sum of the lines", () => {
  const one = (unitPrice: number, quantity = 1) => ({ ...blankItem, quantity, unitPrice });
  expect(sumsOf({ items: [one(333), one(1, 3)], discount: 0, vatRate: 15 })).toEqual({
    subtotal: 336,
    discount: 0,
    net: 336,
    vat: 50,
    total: 386,
  });
  expect(sumsOf({ items: [one(100)], discount: 500, vatRate: 15 })).toMatchObject({
    discount: 100,
    net: 0,
    total: 0,
  });
  expect(sumsOf({ items: [], discount: 0, vatRate: 15 })).toMatchObject({ subtotal: 0, total: 0 });
});

test("DESK-02 optional lines are not part of the total, and a second total includes them", () => {
  const items = [
    { ...blankItem, unitPrice: 100_00 },
    { ...blankItem, unitPrice: 50_00, quantity: 2, isOptional: true },
  ];
  const quote = { items, discount: 10_00, vatRate: 15 };
  expect(sumsOf(quote)).toMatchObject({ subtotal: 100_00, total: 103_50 });
  expect(totalWithOptional(quote)).toBe(218_50);
  expect(totalWithOptional({ ...quote, items: items.slice(0, 1) })).toBeNull();
});

// 15 % of 3 halalas is 0.45, of 10 is 1.50, of 13 is 1.95.
test.each([
  [3, 0],
  [10, 2],
  [13, 2],
  [9_999_99, 1_500_00],
])("AREQ-02 the tax of %i halalas is %i: rounded to the nearest, half up, once for the whole", (net, vat) => {
  const line = { ...blankItem, unitPrice: net };
  expect(sumsOf({ items: [line], discount: 0, vatRate: 15 })).toMatchObject({ net, vat, total: net + vat });
  // The sum is taxed, not each line: ten lines of 1 are taxed like one of 10.
  const lines = Array.from({ length: net }, () => ({ ...line, unitPrice: 1 }));
  if (net < 100) expect(sumsOf({ items: lines, discount: 0, vatRate: 15 }).vat).toBe(vat);
});

test.each([
  ["sent", "2026-12-20", true],
  ["sent", "2026-12-21", true],
  ["sent", "2026-12-22", false],
  ["draft", "2026-12-20", false],
  ["accepted", "2026-12-20", false],
  ["declined", "2026-12-20", false],
  ["withdrawn", "2026-12-20", false],
] as const)(
  "AREQ-02 a quote that is %s and good until the 21st can be answered on %s: %s",
  (state, today, open) => {
    expect(isOpen({ state, validUntil: "2026-12-21" }, today)).toBe(open);
  },
);
