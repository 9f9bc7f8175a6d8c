import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller, revisionsOf } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { parseServiceKeys } from "./asked.ts";
import { forgetThanks, submitRequest } from "./store.server.ts";
import { searchRequestTexts } from "./texts-store.server.ts";

const path = "/api/project-requests";
const quote = {
  name: "منيرة الفوزان",
  company_name: "",
  requested_services: ["serviceWebsite", "serviceUnknown"],
  phone: "٠٥٥١٢٣٤٥٦٧",
  email: "muneera@mail.example",
  message: "أريد متجرًا",
};
const message = {
  name: "سارة",
  company_name: "",
  requested_services: { reason: "other", otherReason: "محاضرة", message: "السلام عليكم" },
  phone: "",
  email: "sara@mail.example",
};

describe.each(databases)("project requests on %s", (database) => {
  const startApi = async (environment: Record<string, string> = { RATE_LIMIT: "off" }) => {
    const kernel = await testKernel({ database, environment });
    const admin = caller(createApi({ ...kernel, authenticate: async () => testSession }));
    return { kernel, visit: caller(createApi(kernel)), admin };
  };

  test("API-05 QUOTE-04 services as a list, a string or nothing mean a quote; both kinds are read back", async () => {
    const { visit, admin } = await startApi();
    const created = await visit("POST", path, quote);
    expect(created.status).toBe(201);
    await visit("POST", path, { ...quote, requested_services: '["serviceSocial"]' });
    await visit("POST", path, { ...quote, requested_services: "serviceWebsite, serviceBranding" });
    await visit("POST", path, { name: "أ", phone: "1", email: "a@b" });
    expect((await visit("POST", path, message)).status).toBe(201);

    const list = (await admin("GET", path)).body;
    expect(list.map((request: { requested_services: unknown }) => request.requested_services)).toEqual([
      message.requested_services,
      [],
      ["serviceWebsite", "serviceBranding"],
      ["serviceSocial"],
      ["serviceWebsite", "serviceUnknown"],
    ]);
    expect((await admin("GET", `${path}?kind=quote`)).body).toHaveLength(4);
    expect((await admin("GET", `${path}?kind=message`)).body).toHaveLength(1);
    expect((await admin("GET", `${path}?kind=other`)).status).toBe(400);
  });

  test("API-05 CONTACT-03 a message needs no phone and takes any text as its reason; a quote takes no field of a message", async () => {
    const { visit, admin } = await startApi();
    const { phone: _, ...withoutPhone } = message;
    const services = { reason: "شكوى قديمة", message: "نص" };
    expect((await visit("POST", path, { ...withoutPhone, requested_services: services })).status).toBe(201);
    expect((await admin("GET", `${path}/1`)).body).toMatchObject({
      kind: "message",
      name: "سارة",
      phone: "",
      email: "sara@mail.example",
      requested_services: services,
      status: "new",
      news: "arrived",
    });
    expect((await visit("POST", path, { ...quote, phone: "" })).body.fields).toEqual({
      phone: "هذا الحقل مطلوب",
    });
    expect((await visit("POST", path, { ...quote, company_name: "ركن" })).body).toMatchObject({
      company_name: "ركن",
      message: "أريد متجرًا",
      phone: "+966551234567",
    });
  });

  test("AR-03 all spellings of a phone are stored alike; an unreadable one stays as typed", async () => {
    const { visit } = await startApi();
    for (const phone of ["٠٥٥١٢٣٤٥٦٧", "0551234567", "00966551234567", "+966 55 123 4567"]) {
      expect((await visit("POST", path, { ...quote, phone, message: phone })).body.phone).toBe(
        "+966551234567",
      );
    }
    expect((await visit("POST", path, { ...quote, phone: "0110000028 تحويلة 12" })).body.phone).toContain(
      "تحويلة",
    );
  });

  test("ADM-02 SURV-01 a request of the largest length is stored in any script, and found by its beginning", async () => {
    const { visit, admin } = await startApi();
    // A folded Korean syllable has three letters of three bytes each, so the text exceeds the size of an index entry.
    const scripts = { korean: [0xac00, 11_172], chinese: [0x4e00, 20_000] } as const;
    for (const [first, count] of Object.values(scripts)) {
      const text = (length: number, from: number) =>
        String.fromCodePoint(
          ...Array.from({ length }, (_, index) => first + (((from + index) * 7919) % count)),
        );
      const long = {
        ...quote,
        name: text(200, 0),
        company_name: text(200, 300),
        email: `${text(300, 600)}@m.example`,
      };
      expect((await visit("POST", path, long)).status).toBe(201);
      const { body } = await admin("GET", `/api/search?q=${encodeURIComponent(text(20, 0))}`);
      expect(body.hits).toHaveLength(1);
    }
  });

  test("QUOTE-02 name, phone and e-mail are required after trimming; without them nothing is stored", async () => {
    const { visit, admin } = await startApi();
    const wrong = await visit("POST", path, { name: "  ", requested_services: [] });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toEqual({
      name: "هذا الحقل مطلوب",
      phone: "هذا الحقل مطلوب",
      email: "هذا الحقل مطلوب",
    });
    const wrongMessage = await visit("POST", path, {
      ...message,
      requested_services: { reason: "", message: "" },
    });
    expect(Object.keys(wrongMessage.body.fields)).toEqual([
      "requested_services.reason",
      "requested_services.message",
    ]);
    const empty = await visit("POST", path, { requested_services: {} });
    expect(empty.body.fields).toEqual({
      name: "هذا الحقل مطلوب",
      email: "هذا الحقل مطلوب",
      "requested_services.reason": "هذا الحقل مطلوب",
      "requested_services.message": "هذا الحقل مطلوب",
    });
    expect((await admin("GET", path)).body).toEqual([]);
  });

  test("QUOTE-02 API-04 each field of a request and of a message is accepted up to its limit and refused above it", async () => {
    const { visit } = await startApi();
    const long = (length: number) => "ن".repeat(length);
    const services = (part: object) => ({
      requested_services: { ...message.requested_services, ...part },
    });
    const both: [string, object, object][] = [
      ["name", { name: long(200) }, { name: long(201) }],
      ["name", { name: "ن" }, { name: " " }],
      ["company_name", { company_name: long(200) }, { company_name: long(201) }],
      ["phone", { phone: "1".repeat(60) }, { phone: "1".repeat(61) }],
      ["email", { email: "e".repeat(320) }, { email: "e".repeat(321) }],
      ["email", { email: "e" }, { email: " " }],
    ];
    const ofQuotes: typeof both = [
      ["message", { message: long(5000) }, { message: long(5001) }],
      ["requested_services", { requested_services: long(100) }, { requested_services: long(5001) }],
      [
        "requested_services",
        { requested_services: Array(50).fill("س") },
        { requested_services: Array(51).fill("س") },
      ],
      ["requested_services", { requested_services: [long(100)] }, { requested_services: [long(101)] }],
    ];
    const ofMessages: typeof both = [
      ["requested_services.reason", services({ reason: long(200) }), services({ reason: long(201) })],
      [
        "requested_services.otherReason",
        services({ otherReason: long(500) }),
        services({ otherReason: long(501) }),
      ],
      ["requested_services.message", services({ message: long(5000) }), services({ message: long(5001) })],
      ["requested_services.message", services({ message: "ن" }), services({ message: " " })],
    ];
    const meet = async (valid: object, bounds: typeof both) => {
      for (const [field, good, bad] of bounds) {
        const hint = `${field} ${JSON.stringify(good).slice(0, 60)}`;
        expect((await visit("POST", path, { ...valid, ...good })).status, hint).toBe(201);
        const refused = await visit("POST", path, { ...valid, ...bad });
        expect([refused.status, Object.keys(refused.body.fields)[0]], hint).toEqual([
          422,
          expect.stringMatching(new RegExp(`^${field}\\b`)),
        ]);
      }
    };
    await meet(quote, [...both, ...ofQuotes]);
    await meet(message, [...both, ...ofMessages]);
  });

  test("QUOTE-04 API-05 optional fields that are left out are stored as empty, and spaces around values are removed", async () => {
    const { visit, admin } = await startApi();
    await visit("POST", path, { name: " نورة ", phone: " 0551234567 ", email: " n@mail.example " });
    const services = { reason: " service ", message: " سؤال " };
    await visit("POST", path, { name: "سعد", email: "s@mail.example", requested_services: services });
    await visit("POST", path, { ...quote, name: "أ", requested_services: null });
    expect((await admin("GET", path)).body).toMatchObject([
      { kind: "quote", name: "أ", requested_services: [] },
      {
        kind: "message",
        name: "سعد",
        company_name: "",
        phone: "",
        email: "s@mail.example",
        message: "",
        requested_services: { reason: "service", message: "سؤال" },
      },
      {
        kind: "quote",
        name: "نورة",
        company_name: "",
        phone: "+966551234567",
        email: "n@mail.example",
        message: "",
        requested_services: [],
      },
    ]);
  });

  test("API-05 SEC-06 the sender is answered what was sent, its number, version and time, and no staff fields", async () => {
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date("2026-11-21T08:00:00Z"),
    });
    const visit = caller(createApi(kernel));
    const sent = { ...quote, phone: "+966551234567" };
    const at = { version: 1, created_at: "2026-11-21T08:00:00.000Z" };
    expect((await visit("POST", path, quote)).body).toEqual({ id: 1, kind: "quote", ...sent, ...at });
    expect((await visit("POST", path, message)).body).toEqual({
      id: 2,
      kind: "message",
      ...message,
      message: "",
      ...at,
    });
    // A robot is answered the same; SEC-07.
    expect((await visit("POST", path, { ...quote, name: "روبوت", website: "x" })).body).toEqual({
      id: 3,
      kind: "quote",
      ...sent,
      name: "روبوت",
      ...at,
    });
  });

  test("SURV-04 a retry after staff deleted the request is answered as before, with its number, and stores nothing", async () => {
    const { visit, admin } = await startApi();
    const headers = { "idempotency-key": "b7e0c7a0-1111-4222-8333-444455556666" };
    const first = await visit("POST", path, quote, { headers });
    await visit("POST", path, { ...quote, name: "أخرى" });
    await admin("DELETE", `${path}/${first.body.id}`);
    const again = await visit("POST", path, quote, { headers });
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ id: first.body.id, name: quote.name, email: quote.email });
    expect((await admin("GET", path)).body).toHaveLength(1);
  });

  test("ADM-07 AREQ-01 a request can be deleted and restored once; a missing one is not found", async () => {
    const { visit, admin } = await startApi();
    await visit("POST", path, quote);
    const status = async (method: string, part: string) => (await admin(method, `${path}/${part}`)).status;
    expect(await status("POST", "1/restore")).toBe(404);
    expect(await status("DELETE", "1")).toBe(204);
    for (const [method, part] of [
      ["GET", "1"],
      ["DELETE", "1"],
      ["GET", "1/desk"],
      ["GET", "9"],
      ["POST", "9/restore"],
    ] as const)
      expect(await status(method, part), `${method} ${part}`).toBe(404);
    expect((await admin("POST", `${path}/1/restore`)).body).toEqual((await admin("GET", `${path}/1`)).body);
  });

  test("SEC-08 AR-05 unusual input gets a clear answer and never a 5xx", async () => {
    const { visit } = await startApi();
    const name = async (name: string) => visit("POST", path, { ...quote, name });
    expect((await name("ن".repeat(200))).status).toBe(201);
    expect((await name("ن".repeat(201))).status).toBe(422);
    expect((await name("نورة 🌙👩🏽‍💻")).body.name).toBe("نورة 🌙👩🏽‍💻");
    expect((await name("\u202Eنورة\u2069")).body.name).toBe("نورة");
    expect((await name("a\0b")).body.fields).toHaveProperty("name");
    expect(
      (await visit("POST", path, JSON.stringify({ ...quote, name: "?" }).replace("?", "\\ud800"))).status,
    ).toBe(422);
    expect((await visit("POST", path, "{broken")).status).toBe(400);
    expect((await visit("POST", path, { ...quote, message: "x".repeat(1_000_000) })).status).toBe(413);
    expect((await visit("POST", path, `{"a":${"[".repeat(20)}${"]".repeat(20)}}`)).status).toBe(400);
    expect((await visit("POST", path, { ...quote, requested_services: Array(201).fill("a") })).status).toBe(
      422,
    );
  });

  test("SURV-04 20 parallel posts with one key make one row and one id", async () => {
    const { visit, admin } = await startApi();
    const headers = { "idempotency-key": "b7e0c7a0-1111-4222-8333-444455556666" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visit("POST", path, quote, { headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await admin("GET", path)).body).toHaveLength(1);
  });

  test("SEC-06 SURV-04 a key used by another sender reveals nothing of their request and does not block a new one", async () => {
    const { visit, admin } = await startApi();
    const headers = { "idempotency-key": "1" };
    const first = await visit("POST", path, quote, { headers });
    const { body } = await visit("POST", path, { ...quote, name: "غريب", email: "x@y.example" }, { headers });
    expect([body.name, body.email]).toEqual(["غريب", "x@y.example"]);
    expect((await visit("POST", path, quote, { headers })).body).toEqual(first.body);
    expect((await admin("GET", path)).body).toHaveLength(2);
  });

  test("SURV-04 without a key, the same content within 10 minutes is one request", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(now),
      session: testSession,
    });
    const visit = caller(createApi(kernel));
    const first = await visit("POST", path, quote);
    expect((await visit("POST", path, quote)).body.id).toBe(first.body.id);
    expect((await visit("POST", path, { ...quote, name: "أخرى" })).body.id).not.toBe(first.body.id);
    now += 10 * 60_000;
    expect((await visit("POST", path, quote)).body.id).toBe(first.body.id);
    now += 1;
    expect((await visit("POST", path, quote)).body.id).not.toBe(first.body.id);
  });

  test("SEC-07 TRIAL-01 F17: a filled honeypot is answered alike and kept in the trash, out of every list, figure, mail and event, for somebody to restore", async () => {
    const { kernel, visit, admin } = await startApi({ SMTP_URL: "smtp://127.0.0.1:9" });
    const before = (await admin("GET", `${path}/summary?kind=quote`)).body;
    const trapped = await visit("POST", path, { ...quote, website: "http://mail.example" });
    expect(trapped.status).toBe(201);
    expect((await admin("GET", path)).body).toEqual([]);
    for (const table of ["outbox", "revisions", "webhook_deliveries"] as const)
      expect(await kernel.reads.selectFrom(table).select("id").execute(), table).toEqual([]);
    expect((await admin("GET", `${path}/summary?kind=quote`)).body).toEqual({ ...before, suspected: 1 });
    expect((await admin("GET", "/api/dashboard")).body.newRequests ?? 0).toBe(0);
    const [kept] = (await admin("GET", `${path}/trash?kind=quote`)).body;
    expect(kept).toMatchObject({ id: trapped.body.id, deletedBy: null, daysLeft: 30 });
    for (const word of [quote.email, quote.message]) expect(kept.suspect).toContain(word);
    const real = await visit("POST", path, quote, { address: "203.0.113.9" });
    expect(Object.keys(trapped.body)).toEqual(Object.keys(real.body));
    expect((await admin("GET", path)).body).toHaveLength(1); // the same words without the honeypot are no repeat
    expect((await admin("POST", `${path}/${trapped.body.id}/restore`)).status).toBe(200);
    const found = (await admin("GET", `${path}?unread=1`)).body;
    expect(found.map(({ id }: { id: number }) => id).sort()).toEqual([trapped.body.id, real.body.id]);
    expect((await admin("GET", `${path}/summary?kind=quote`)).body.suspected).toBe(0);
    await admin("DELETE", `${path}/${real.body.id}`);
    const [deleted] = (await admin("GET", `${path}/trash?kind=quote`)).body;
    expect(deleted).toMatchObject({ id: real.body.id, suspect: null });
  });

  test("SEC-07 TRIAL-01 F17: a restored post is found by its words, and deleted again it is one like any other", async () => {
    const { kernel, visit, admin } = await startApi({});
    const { id } = (await visit("POST", path, { ...quote, website: "x" })).body;
    await admin("POST", `${path}/${id}/restore`);
    expect(await searchRequestTexts(kernel.reads, quote.message, 5)).toMatchObject([{ request: { id } }]);
    await admin("DELETE", `${path}/${id}`);
    expect((await admin("GET", `${path}/summary?kind=quote`)).body.suspected).toBe(0);
    expect((await admin("GET", `${path}/trash?kind=quote`)).body).toMatchObject([{ id, suspect: null }]);
  });

  test("SEC-07 TRIAL-01 F17: robots beyond their limit are answered alike, and no more than 500 posts of theirs are kept", async () => {
    const { kernel, visit } = await startApi({});
    const robot = (n: number) => visit("POST", path, { ...quote, message: `x ${n}`, website: "x" });
    for (let n = 0; n < 8; n++) expect((await robot(n)).status).toBe(201);
    const count = async () =>
      (await kernel.reads.selectFrom("project_requests").select("id").execute()).length;
    expect(await count()).toBe(5);
    const row = await kernel.reads.selectFrom("project_requests").selectAll().executeTakeFirstOrThrow();
    const { id: _, ...values } = row;
    await kernel.db
      .insertInto("project_requests")
      .values(Array.from({ length: 500 }, () => values))
      .execute();
    kernel.config = { ...kernel.config, rateLimit: false };
    await robot(9);
    expect(await count()).toBe(500);
  });

  test("SEC-07 TRIAL-01 F18: limits count by address and by person, and the sentence says when they end", async () => {
    const { visit } = await startApi({});
    const send = (n: number, address = "203.0.113.1", person = {}) =>
      visit("POST", path, { ...quote, message: String(n), ...person }, { address });
    const others = (n: number) => ({ phone: `05511122${10 + n}`, email: `${n}@mail.example` });
    for (let n = 0; n < 10; n++) expect((await send(n, "203.0.113.1", others(n))).status).toBe(201);
    const refused = await send(10, "203.0.113.1", others(10));
    expect([refused.status, refused.body.title]).toEqual([429, "محاولات كثيرة. أعد المحاولة بعد 60 دقيقة."]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    for (let n = 0; n < 10; n++) expect((await send(n, `203.0.113.${100 + n}`)).status).toBe(201);
    expect((await send(11, "203.0.113.150")).status).toBe(429);
    expect((await send(12, "203.0.113.150", others(20))).status).toBe(201);
  });

  test("API-03 PRIV-02 reading and deleting needs a session, and revisions hold names of fields, no values", async () => {
    const { kernel, visit, admin } = await startApi();
    await visit("POST", path, quote);
    expect((await visit("GET", path)).status).toBe(401);
    expect((await visit("GET", `${path}/1`)).status).toBe(401);
    expect((await visit("DELETE", `${path}/1`)).status).toBe(401);
    expect((await admin("DELETE", `${path}/1`)).status).toBe(204);
    expect((await admin("GET", path)).body).toEqual([]);
    expect((await admin("POST", `${path}/1/restore`)).body.name).toBe(quote.name);
    for (const revision of await revisionsOf(kernel, "project_requests")) {
      expect(JSON.stringify(revision)).not.toContain("muneera");
      expect(revision.before ?? revision.after).toBeNull();
    }
  });

  test("SURV-01 SURV-03 with SMTP configured, a request and its outbox rows are one transaction; without it no mail is queued", async () => {
    const silent = await startApi();
    await silent.visit("POST", path, quote);
    expect(await silent.kernel.reads.selectFrom("outbox").selectAll().execute()).toEqual([]);
    const mailing = await startApi({ RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:1" });
    await mailing.visit("POST", path, quote);
    const rows = await mailing.kernel.reads.selectFrom("outbox").selectAll().execute();
    expect(rows.map(({ kind }) => kind)).toEqual(["request-arrived", "request-thanks"]);
    // The outbox holds no personal data.
    for (const { payload } of rows) expect(JSON.parse(String(payload))).toEqual({ id: 1 });
  });

  test("SURV-03 PRIV-02 an e-mail in any case is thanked once a day, an invalid one never, a forgotten one again", async () => {
    const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:1" },
      now: () => new Date(clock.now),
    });
    const visit = caller(createApi(kernel));
    /** The kinds of mails that a request with this e-mail queues. */
    const mails = async (email: string) => {
      await kernel.db.deleteFrom("outbox").execute();
      await visit("POST", path, { ...quote, email, message: `${clock.now} ${email}` });
      const rows = await kernel.reads.selectFrom("outbox").select("kind").orderBy("id").execute();
      return rows.map(({ kind }) => kind);
    };
    const both = ["request-arrived", "request-thanks"];
    expect(await mails(quote.email)).toEqual(both);
    expect(await mails("other@mail.example")).toEqual(both);
    expect(await mails("MUNEERA@mail.example")).toEqual(["request-arrived"]);
    expect(await mails("منيرة")).toEqual(["request-arrived"]);
    clock.now += 24 * 3600_000 - 1000;
    expect(await mails(quote.email)).toEqual(["request-arrived"]);
    clock.now += 1000;
    expect(await mails(quote.email)).toEqual(both);
    clock.now += 1000;
    await forgetThanks(kernel, "Muneera@mail.example");
    expect(await mails(quote.email)).toEqual(both);
  });

  test("AREQ-02 PRIV-01 staff read all of a request: what was sent, the staff fields, and the notice that was shown", async () => {
    const kernel = await testKernel({
      database,
      now: () => new Date("2026-11-21T08:00:00Z"),
      session: testSession,
    });
    const at = "2026-11-21T08:00:00.000Z";
    const arrival = { address: "203.0.113.1" };
    const noticeEdition = async (kind: string) => `7 of ${kind}`;
    await submitRequest(kernel, quote, { ...arrival, noticeEdition });
    await submitRequest(kernel, message, arrival);
    const staff = caller(createApi(kernel));
    expect((await staff("GET", `${path}/1`)).body).toEqual({
      ...quote,
      id: 1,
      version: 1,
      kind: "quote",
      phone: "+966551234567",
      created_at: at,
      status: "new",
      assignee_id: null,
      remind_on: null,
      chosen_package: "",
      news: "arrived",
      news_at: at,
      client_id: null,
      notice_at: at,
      notice_edition: "7 of quote",
      source: "site",
      lost_reason: null,
      lost_note: "",
      expected_value: null,
      own_values: [],
      tags: [],
      form_answers: [],
      form_place: "",
      answered_at: null,
      closed_at: null,
    });
    expect((await staff("GET", `${path}/2`)).body).toMatchObject({ notice_at: at, notice_edition: null });
  });
});

test.each([
  [["serviceWebsite"], ["serviceWebsite"]],
  ['["serviceBranding", "x"]', ["serviceBranding", "x"]],
  ["serviceWebsite, serviceSocial", ["serviceWebsite", "serviceSocial"]],
  ["serviceWebsite، serviceSocial", ["serviceWebsite", "serviceSocial"]],
  [' ["serviceWebsite", " ", 7]', ["serviceWebsite", "7"]],
  ["[1", ["[1"]],
  ['{"a":1}', ['{"a":1}']],
  [{ reason: "service" }, []],
  ["", []],
  [null, []],
  ["[broken", ["[broken"]],
])("AREQ-01 services are read from %j", (value, expected) => {
  expect(parseServiceKeys(value)).toEqual(expected);
});
