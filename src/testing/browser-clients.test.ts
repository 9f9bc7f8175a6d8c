import { afterEach, expect, test, vi } from "vitest";
import { accountClient, usersClient } from "../accounts/users/accounts-client.ts";
import { privacyClient } from "../admin/privacy/privacy-client.ts";
import { createApi } from "../api.server.ts";
import { readCatalogue } from "../content/sales/quotes/catalogue.ts";
import {
  createQuote,
  deleteQuote,
  linkOf,
  listQuotes,
  renewLink,
  restoreQuote,
  sendQuote,
  updateQuote,
  withdrawQuote,
} from "../content/sales/quotes/client.ts";
import { quotes } from "../content/sales/quotes/quotes.ts";
import {
  addNote,
  changeRequest,
  changeSeveral,
  choosable,
  deskClient,
  readAssignees,
  readBoard,
  readDetails,
} from "../content/sales/requests/desk-client.ts";
import { toBody } from "../kernel/resource/wire.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";

// Runs the API clients of the screens against the real API, so that a wrong address, method, field name or version fails here.

const origin = "http://localhost:3000";
afterEach(() => vi.unstubAllGlobals());

/** Replaces `fetch`, so that it reaches the API like a page of a signed-in administrator; answers the list of calls made. */
async function startApi(refuse: (path: string) => boolean = () => false) {
  const kernel = await testKernel({
    environment: { RATE_LIMIT: "off" },
    session: testSession,
    now: () => new Date("2026-11-21T08:00:00Z"),
  });
  const api = createApi(kernel);
  const calls: { call: string; body: unknown; ifMatch: string | null }[] = [];
  vi.stubGlobal("window", { location: { origin } });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const request = new Request(origin + path, init);
    request.headers.set("origin", origin);
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ call: `${request.method} ${path}`, body, ifMatch: request.headers.get("if-match") });
    if (refuse(path)) return Response.json({ path });
    const inner = new Request(origin + path.replace(/^\/api/, ""), request);
    return api.fetch(inner, { remoteAddress: "127.0.0.1" });
  });
  const post = async (path: string, body: object) => {
    const headers = { origin, "content-type": "application/json" };
    const sent = new Request(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect((await api.fetch(sent, { remoteAddress: "127.0.0.1" })).status).toBe(201);
  };
  return { calls, post };
}

const visitor = {
  name: "نورة",
  company_name: "ركن",
  phone: "0551234567",
  email: "n@mail.example",
  message: "متجر",
};

test("AREQ-02 the calls of quotes: create, change with the version, send with a full link, withdraw, delete and restore", async () => {
  const { calls, post } = await startApi();
  await post("/project-requests", visitor);
  await post("/project-requests", { ...visitor, name: "سعد" });
  const form = {
    customerName: "نورة",
    customerCompany: "ركن",
    items: [
      {
        title: "موقع",
        detail: "ثلاث صفحات",
        quantity: 2,
        unitPrice: 500_00,
        unit: "",
        features: [],
        isOptional: false,
      },
    ],
    discount: 10_00,
    discountRate: 0,
    validUntil: "2026-12-01",
    terms: "نصف مقدم",
  };
  const made = await createQuote(1, toBody(quotes, form));
  expect(made).toMatchObject({
    ...form,
    id: 1,
    version: 1,
    requestId: 1,
    state: "draft",
    customerPhone: "+966551234567",
  });
  expect(await listQuotes(1)).toEqual([made]);
  expect(await listQuotes(2)).toEqual([]);
  const changed = await updateQuote(made, { terms: "" });
  expect(changed).toMatchObject({ ...form, terms: "", version: 2 });
  expect(calls.at(-1)?.ifMatch).toBe('"1"');
  await expect(updateQuote(made, { terms: "متأخر" })).rejects.toMatchObject({ code: "precondition-failed" });
  await deleteQuote(changed);
  expect(await listQuotes(1)).toEqual([]);
  expect(await restoreQuote(changed)).toMatchObject({ ...form, terms: "", state: "draft" });
  const sent = await sendQuote(changed, { channel: "link", subject: "", message: "" });
  expect(sent).toMatchObject({ number: "2026-0001", state: "sent" });
  expect(linkOf(sent)).toMatch(/^http:\/\/localhost:3000\/q\/[\w-]{43}$/);
  const renewed = await renewLink(changed);
  expect(linkOf(renewed)).toMatch(/^http:\/\/localhost:3000\/q\/[\w-]{43}$/);
  expect(renewed.path).not.toBe(sent.path);
  expect(await withdrawQuote(changed)).toMatchObject({ state: "withdrawn" });
});

test("AREQ-02 DESK-02 a quote can offer every saved line, package, hosting package and service, with its features and its price", async () => {
  const { post } = await startApi();
  await post("/packages", { title: "الأساسية", price: 1400, features: ["خمس صفحات", "دعم"] });
  await post("/packages-server", { title: "استضافة", price: 39, price_unit: "شهريًا" });
  await post("/services", { title: "تصميم" });
  await post("/saved-lines", { title: "كتابة", detail: "نص", price: 150, unit: "للصفحة", is_optional: true });
  const offer = { detail: "", features: [], unit: "", period: null, isOptional: false };
  expect(await readCatalogue()).toEqual({
    saved: [{ ...offer, title: "كتابة", detail: "نص", price: 150, unit: "للصفحة", isOptional: true }],
    packages: [{ ...offer, title: "الباقة الأساسية", features: ["خمس صفحات", "دعم"], price: 1400 }],
    hosting: [{ ...offer, title: "استضافة", price: 39, period: "month" }],
    services: [{ ...offer, title: "تصميم", price: null }],
  });
});

test("AREQ-01 AREQ-02 the calls of the desk: board, details, notes, changes of one request and of several", async () => {
  const { calls, post } = await startApi();
  await post("/project-requests", { ...visitor, requested_services: ["serviceWebsite"] });
  await post("/project-requests", { ...visitor, name: "سعد" });
  const contact = { reason: "service", message: "سؤال" };
  await post("/project-requests", { ...visitor, requested_services: contact });
  expect(await deskClient.read(1)).toMatchObject({
    id: 1,
    version: 1,
    kind: "quote",
    name: "نورة",
    companyName: "ركن",
    phone: "+966551234567",
    requestedServices: ["serviceWebsite"],
    status: "new",
    assigneeId: null,
    remindOn: null,
    news: "arrived",
    clientId: null,
  });
  expect(await deskClient.read(3)).toMatchObject({ kind: "message", requestedServices: contact });
  await addNote(1, "اتصلت به");
  const { notes, requests, clients } = await readDetails(1);
  expect(notes).toEqual([
    {
      id: 1,
      version: 1,
      kind: "note",
      body: "اتصلت به",
      delivery: null,
      mentions: [],
      direction: null,
      way: null,
      happenedAt: null,
      quoted: "",
      fromAddress: "",
      isAutomatic: false,
      attached: [],
      authorName: "Test Admin",
      createdAt: "2026-11-21T08:00:00.000Z",
    },
  ]);
  expect(requests.map(({ id }) => id).sort()).toEqual([2, 3]);
  expect(clients).toEqual([]);
  const reminder = { status: "contacted", remindOn: "2026-11-30" } as const;
  expect(await changeRequest(1, reminder)).toMatchObject(reminder);
  expect(calls.at(-1)).toEqual({
    call: "PUT /api/project-requests/1",
    body: { status: "contacted", remind_on: "2026-11-30" },
    ifMatch: null,
  });
  await changeSeveral([1, 2], { action: "status", status: "lost" });
  await changeSeveral([1, 2], { action: "assign", assigneeId: null });
  expect(calls.at(-1)?.body).toEqual({ ids: [1, 2], action: "assign", assignee_id: null });
  const board = await readBoard({ kind: "quote" });
  const lost = board.find(({ status }) => status === "lost");
  expect([lost?.total, lost?.requests.map(({ name }) => name).sort()]).toEqual([2, ["سعد", "نورة"]]);
  await changeSeveral([2], { action: "delete" });
  await expect(deskClient.read(2)).rejects.toMatchObject({ code: "not-found" });
  expect(Array.isArray(await readAssignees())).toBe(true);
  const people = [
    { id: 1, name: "هند", isActive: true },
    { id: 2, name: "فهد", isActive: false },
  ];
  expect([choosable(people), choosable(people, 2)].map((list) => list.length)).toEqual([1, 2]);
});

test("PRIV-02 PRIV-03 the calls of the privacy desk: find, export, correct, erase, register and close", async () => {
  const { post } = await startApi();
  await post("/project-requests", visitor);
  const found = await privacyClient.find("n@mail.example");
  expect(JSON.stringify(found)).toContain("نورة");
  expect(JSON.stringify(await privacyClient.export("n@mail.example"))).toContain("متجر");
  expect((await privacyClient.correct("n@mail.example", { name: "نورة سعد" })).changed).toBe(1);
  expect(JSON.stringify(await privacyClient.find("n@mail.example"))).toContain("نورة سعد");
  const request = await privacyClient.add({
    kind: "access",
    contact: "n@mail.example",
    receivedOn: "2026-11-20",
  });
  expect((await privacyClient.requests()).map(({ id }) => id)).toContain(request.id);
  await privacyClient.close(request.id);
  await expect(privacyClient.erase("n@mail.example", "x@mail.example", [])).rejects.toMatchObject({
    code: "invalid",
  });
  await privacyClient.erase("n@mail.example", "n@mail.example", []);
  expect(JSON.stringify(await privacyClient.find("n@mail.example"))).not.toContain("نورة");
  expect((await privacyClient.reads()).length).toBeGreaterThan(0);
});

test("AUSR-01 the calls of users and of the own account go to their addresses", async () => {
  const { calls } = await startApi(() => true);
  await usersClient.list();
  await usersClient.invite({ name: "هند", email: "h@mail.example" });
  await usersClient.update(2, { name: "هند", access: "sales" });
  await usersClient.remove(3);
  await usersClient.makeLink(2);
  await usersClient.turn(2, true);
  await usersClient.turn(2, false);
  await accountClient.read();
  await accountClient.update({ name: "ليلى", avatar: null });
  await accountClient.changePassword({ current: "a", password: "b" });
  await accountClient.endSession("s1");
  await accountClient.endOtherSessions();
  await accountClient.beginTotp();
  await accountClient.confirmTotp("123456");
  await accountClient.endTotp();
  await accountClient.makeRecoveryCodes();
  await accountClient.renamePasskey("k1", "حاسوب");
  await accountClient.removePasskey("k1");
  expect(calls.map(({ call, body }) => (body ? `${call} ${JSON.stringify(body)}` : call))).toEqual([
    "GET /api/users",
    'POST /api/users {"name":"هند","email":"h@mail.example"}',
    'PUT /api/users/2 {"name":"هند","access":"sales"}',
    "DELETE /api/users/3",
    "POST /api/users/2/link",
    "POST /api/users/2/enable",
    "POST /api/users/2/disable",
    "GET /api/account",
    'PUT /api/account {"name":"ليلى","avatar":null}',
    'POST /api/account/password {"current":"a","password":"b"}',
    "DELETE /api/account/sessions/s1",
    "DELETE /api/account/sessions",
    "POST /api/account/totp",
    'POST /api/account/totp/confirm {"code":"123456"}',
    "DELETE /api/account/totp",
    "POST /api/account/recovery-codes",
    'PUT /api/account/passkeys/k1 {"name":"حاسوب"}',
    "DELETE /api/account/passkeys/k1",
  ]);
});
