import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { Hono } from "hono";
import sharp from "sharp";
import { expect, test } from "vitest";
import { softwarePasskey } from "../accounts/factors/test-passkey.ts";
import { authenticate } from "../accounts/sessions/session.server.ts";
import { hashPassword } from "../accounts/sign-in/password.server.ts";
import { codeOf } from "../accounts/testing/test-accounts.ts";
import { createUser } from "../accounts/users/store.server.ts";
import { callAreas, createApi } from "../api.server.ts";
import { unplacedTable } from "../content/sales/requests/answers/take-up-store.server.ts";
import { noteSetup } from "../content/settings/setup-notes.server.ts";
import { createRecord, write } from "../kernel/db/write.server.ts";
import { signatureHeader, signDoctorCall } from "../kernel/doctor/doctor-call.server.ts";
import type { ApiEnv } from "../kernel/http/http.server.ts";
import { type Kernel, system } from "../kernel/process/kernel.server.ts";
import { linkSecret } from "../kernel/process/link-secret.server.ts";
import type { Field } from "../kernel/resource/field.ts";
import { type Resource, writtenFields } from "../kernel/resource/resource.ts";
import { wireNameOf } from "../kernel/resource/wire.ts";
import { type Area, may, staffRoles } from "../kernel/roles.ts";
import { documentChecker, readAnswer } from "../kernel/testing/test-document.ts";
import { testKernel } from "../kernel/testing/test-kernel.ts";
import { described, resources } from "../resources.server.ts";

/*
 * Makes every call of the API, as a browser does, and compares each answer with the OpenAPI document. The test fails for a
 * call that is not made here, and for an answer with a name that the document does not have.
 */

type Asked = {
  /** The values for the parameters of the address, in their order. */
  at?: readonly (string | number)[];
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Whose browser makes the call; the administrator's when left out. `nobody` has no session. */
  as?: string;
  status?: number;
};
// Answers have no type here, because the test compares their content with the document.
// biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what the test checks
type Answer = any;
type Call = (call: string, asked?: Asked) => Promise<Answer>;

const origin = "http://localhost:3000";
const email = "layla@example.com";
const password = "طويلة بما يكفي 2026";
/** A version tag that no record has. */
const older = { "if-match": '"77"' };
const person = { name: "نورة", phone: "0551234567", email: "n@mail.example" };

async function startApi() {
  const clock = { now: Date.parse("2026-11-22T09:00:00Z") };
  const kernel = await testKernel({
    now: () => new Date(clock.now),
    environment: { RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@b.example" },
    authenticate: (kernel, request, options) => authenticate(kernel, request, options),
  });
  const passwordHash = await hashPassword(password);
  await write(kernel, system, (change) =>
    createUser(change, { name: "ليلى", email, access: "owner", passwordHash }),
  );
  const api = new Hono<ApiEnv>().route("/api", createApi(kernel));
  const document = await (await api.request(`${origin}/api/openapi.json`, {}, { remoteAddress: "" })).json();
  const checker = documentChecker(document);
  const made = new Set<string>();
  const faults: string[] = [];
  const trail = new Map<string, Set<string>>();
  const reads = new Map<string, Set<string>>();
  const showing = new Set<string>();
  const cookies = new Map<string, string>();

  const call: Call = async (name, { at = [], query, body, headers, as = "admin", status } = {}) => {
    clock.now += 100;
    const [method = "", template = ""] = name.split(" ");
    const values = [...at];
    const path = template.replace(/\{\w+\}/g, () => encodeURIComponent(String(values.shift())));
    const before = await lastRevision(kernel);
    await kernel.db.deleteFrom("personal_reads").execute();
    const isRaw = typeof body === "string" || body instanceof FormData;
    const response = await api.request(
      `${origin}/api${path}${query ? `?${new URLSearchParams(query)}` : ""}`,
      {
        method,
        headers: {
          origin,
          cookie: cookies.get(as) ?? "",
          ...(body !== undefined && !isRaw && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
      },
      { remoteAddress: "127.0.0.1" },
    );
    const cookie = response.headers.get("set-cookie")?.split(";")[0];
    if (cookie) cookies.set(as, cookie);
    const answer = await readAnswer(response);
    const { status: answered, type, text } = answer;
    expect([name, answered, text]).toEqual([name, status ?? expect.toSatisfy(isSuccess), text]);
    faults.push(...checker.faults(name, answer).map((fault) => `${name} ${answered}: ${fault}`));
    if (isSuccess(answered)) made.add(`${name} ${answered}`);
    if (isSuccess(answered) && method !== "GET" && as !== "nobody")
      trail.set(name, new Set([...(trail.get(name) ?? []), ...(await revisedSince(kernel, before))]));
    const answerOf = `${name} ${answered}${query?.dry ? " dry" : ""}`;
    for (const read of await readsNoted(kernel, at)) put(reads, answerOf, read);
    if (as === "admin" && someoneIn.test(text)) showing.add(answerOf);
    if (isSuccess(answered) && body !== undefined && !isRaw)
      faults.push(...checker.bodyFaults(name, body).map((fault) => `${name} takes: ${fault}`));
    return type.endsWith("json") ? JSON.parse(text) : text;
  };
  return { call, checker, made, faults, clock, kernel, trail, reads, showing };
}

/** The phone and the mails of the people whom the samples store. */
const someoneIn = /551234567|[an]@mail\.example/;

/** The lines that a call left in the log of reads; `{id}` stands for the record of its address. */
async function readsNoted({ db }: Kernel, [id]: readonly (string | number)[]): Promise<string[]> {
  const rows = await db.selectFrom("personal_reads").selectAll().execute();
  return rows.map(({ resource, action, record_id }) =>
    `${resource} ${action} ${record_id === String(id) ? "{id}" : record_id}`.trim(),
  );
}

const put = (map: Map<string, Set<string>>, key: string, value: string) =>
  map.set(key, new Set([...(map.get(key) ?? []), value]));

async function lastRevision({ db }: Kernel): Promise<number> {
  const last = await db.selectFrom("revisions").select("id").orderBy("id", "desc").executeTakeFirst();
  return last?.id ?? 0;
}

/** The resources of which the audit trail got entries after one. */
async function revisedSince({ db }: Kernel, id: number): Promise<string[]> {
  const rows = await db.selectFrom("revisions").select("resource").where("id", ">", id).execute();
  return rows.map(({ resource }) => resource);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

let addresses = 0;
/** A value of each kind, as a body contains it. A new kind needs an entry. */
const samples: Record<string, (field: Field) => unknown> = {
  text: () => "عيّنة",
  paragraphs: () => "فقرة\nثانية",
  texts: () => ["أول", "ثان"],
  choice: ({ choices }) => choices?.[0] ?? "general",
  flag: () => true,
  number: (field) => field.initial({ count: 3, today: "" }) ?? field.options.min,
  price: () => 12.5,
  percentage: () => 40,
  day: () => "2026-12-01",
  moment: () => "2025-12-01T09:00:00.000Z",
  phone: () => "0551234567",
  email: () => "a@mail.example",
  vatNumber: () => "310000000000003",
  link: () => "https://mail.example/a",
  sitePath: () => `/old-${randomUUID()}`, // must be unique
  picture: () => "/uploads/a.webp",
  gallery: () => [
    {
      image: "/uploads/b.webp",
      caption: "أ",
      title: "ب",
      notes: [{ x: 12.5, y: 40, title: "ج", text: "د" }],
    },
  ],
  list: ({ items = {} }) => [
    Object.fromEntries(Object.entries(items).map(([name, item]) => [name, samples[item.kind]?.(item)])),
  ],
  reference: ({ stored }) => (stored === "text" ? "1" : 1),
  position: () => 2,
  richText: () => "<p>فقرة</p>",
  address: () => `page-${++addresses}`, // must be unique
};

function bodiesOf(resource: Resource) {
  const written = writtenFields(resource);
  const body = (fields: typeof written) =>
    Object.fromEntries(
      fields.map(([name, field]) => [wireNameOf(resource, name), samples[field.kind]?.(field)]),
    );
  const unknown = written.filter(([, { kind }]) => !samples[kind]).map(([, { kind }]) => kind);
  expect(unknown, "kinds without a sample").toEqual([]);
  return { full: body(written), least: body(written.filter(([, { options }]) => options.required)) };
}

async function callResource(call: Call, resource: Resource) {
  if (resource.path === "clients")
    await call("POST /own-fields", { body: { subject: "client", title: "أ", kind: "text" } }); // of its values
  const path = `/${resource.path}`;
  const { full, least } = bodiesOf(resource);
  if (resource.anonymousSees !== "nothing")
    for (const [name, value] of Object.entries(resource.anonymousSees))
      full[wireNameOf(resource, name)] = value;
  const create = (fields: object) =>
    call(`POST ${path}`, { body: resource.id === "text" ? { id: randomUUID(), ...fields } : fields });
  const { id, version } = await create(full);
  const other = await create(least);
  await call(`POST ${path}`, { body: full, as: "nobody", status: 401 });
  await call(`GET ${path}`, { query: { limit: "1" } });
  await call(`GET ${path}/{id}`, { at: [id] });
  const anonymous = resource.anonymousSees === "nothing" ? { status: 401 } : {};
  await call(`GET ${path}`, { as: "nobody", ...anonymous });
  await call(`GET ${path}/{id}`, { at: [id], as: "nobody", ...anonymous });
  await call(`PUT ${path}/{id}`, { at: [id], body: full, headers: { "if-match": `"${version}"` } });
  await call(`PUT ${path}/{id}`, { at: [id], body: least, headers: older, status: 412 });
  const [last] = await call(`GET ${path}/{id}/history`, { at: [id] });
  if (resource.holds !== "people")
    await call(`POST ${path}/{id}/history/{revision}/restore`, { at: [id, last.id] });
  await call(`POST ${path}/bulk`, { body: { ids: [other.id], action: "delete" } });
  if (writtenFields(resource).some(([, { kind }]) => kind === "position")) {
    const all: { id: unknown }[] = await call(`GET ${path}`);
    await call(`POST ${path}/reorder`, { body: { ids: all.map(({ id }) => id).reverse() } });
  }
  await call(`DELETE ${path}/{id}`, { at: [id] });
  await call(`GET ${path}/{id}`, { at: [id], status: 404 });
  await call(`GET ${path}/trash`);
  await call(`POST ${path}/{id}/restore`, { at: [id] });
  if (resource.hasFiles === false) return;
  const file: string = await call(`GET ${path}/export.csv`);
  const changed = {
    body: file.replace("عيّنة", "أخرى").replace("/old-", "/other-"),
    headers: { "content-type": "text/csv" },
  };
  await call(`POST ${path}/import`, { ...changed, query: { dry: "1" } });
  await call(`POST ${path}/import`, changed);
  await call(`POST ${path}/import/columns`, changed);
}

async function callRenewals(call: Call) {
  const body = { project_id: "1", title: "الاستضافة", next_day: "2026-12-31", period: "month" };
  const { id } = await call("POST /renewals", { body });
  const at = [id];
  await call("POST /renewals/{id}/renew", { at, body: { day: "2026-12-31" } });
  await call("POST /renewals/{id}/renew", { at, body: { day: "2026-12-31" }, status: 409 });
  await call("POST /renewals/{id}/renew/take-back", { at, body: { day: "2027-01-31" } });
  await call("POST /renewals/{id}/renew/take-back", { at, body: { day: "2027-01-31" }, status: 409 });
}

async function callProcess(call: Call, kernel: Kernel) {
  await call("GET /health", { as: "nobody" });
  await call("GET /doctor", { as: "nobody", status: 404 });
  const headers = { [signatureHeader]: signDoctorCall(await linkSecret(kernel), kernel.now()) };
  await call("GET /doctor", { as: "nobody", headers });
  await call("GET /ready", { as: "nobody" });
  await call("GET /ready");
  await call("GET /form-token", { as: "nobody" });
  await call("GET /openapi.json", { as: "nobody" });
  await call("GET /docs");
  await call("GET /docs", { as: "nobody", status: 401 });
  await call("POST /visits", {
    as: "nobody",
    body: "/services\n\n400",
    headers: { "user-agent": "Firefox/140" },
  });
  await call("GET /redirects/summary");
  await call("GET /site-export");
  await call("POST /site-export", { status: 202 });
  await expect.poll(async () => (await call("GET /site-export")).state, { timeout: 60_000 }).toBe("ready");
  await call("POST /site-export/opened", { status: 204 });
  await call("GET /site-export/file");
  await call("DELETE /site-export", { status: 204 });
  await call("GET /site-pages");
  await call("PUT /site-pages/{key}", { at: ["vision2030"], body: { isHidden: true } });
  await call("GET /broken-links");
  await call("GET /link-targets", { query: { q: "/services" } });
  await call("POST /broken-links/check");
  await call("GET /articles/summary");
  await call("GET /missing-pages");
  await call("GET /missing-pages/nearest", { query: { path: "/service" } });
  await call("DELETE /missing-pages", { query: { path: "/service" } });
  await call("GET /analytics", { query: { days: "7" } });
  await call("GET /analytics", { query: { days: "8" }, status: 400 });
  await call("GET /analytics/export.csv");
  await call("GET /privacy/processing");
  await call("GET /privacy/processing/export.csv");
  await call("GET /sales-report");
  await call("GET /sales-report", { query: { from: "2026-11-01", to: "2026-10-01" }, status: 400 });
  await call("GET /sales-report/export.csv", { query: { from: "2026-11-01", to: "2026-11-22" } });
  await call("GET /sales-targets/{id}", { at: [2026] });
  await call("PUT /sales-targets/{id}", { at: [2026], body: { november: 1000 } });
  await call("PUT /sales-targets/{id}", {
    at: [2026],
    body: { november: 2000 },
    headers: older,
    status: 412,
  });
}

async function callAccounts(call: Call, clock: { now: number }) {
  const credentials = { email, password };
  await call("POST /auth/sign-in/email", { body: credentials });
  await call("POST /auth/sign-in/email", { body: { email, password: "x" }, as: "nobody", status: 401 });
  await call("GET /auth/session");
  await call("PUT /account", { body: { name: "ليلى الأولى" } });
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  await call("POST /account/notices/devices", { body: { endpoint: "https://push.example/x", keys } });
  await call("PUT /account/notices/devices", { body: { endpoint: "https://push.example/x" } });
  const { devices } = await call("GET /account/notices");
  await call("POST /account/notices/devices/{id}/test", { at: [devices[0].id] });
  await call("DELETE /account/notices/devices/{id}", { at: [devices[0].id] });
  await call("POST /account/notices/calendar");
  await call("DELETE /account/notices/calendar");
  await call("PUT /account/notices", { body: { channels: { due: { mail: true } } } });
  await call("POST /account/proof", { body: { password } });
  await call("POST /account/proof", { body: { password: "x" }, status: 422 });
  await call("POST /auth/sign-in/email", { body: credentials, as: "other" });
  const { sessions } = await call("GET /account");
  await call("DELETE /account/sessions/{id}", { at: [sessions.find((one: Answer) => !one.isThis).id] });
  await call("POST /auth/sign-in/email", { body: credentials, as: "other" });
  await call("DELETE /account/sessions");
  const changed = "أطول من الأولى 2027";
  await call("POST /account/password", { body: { current: password, password: changed } });
  await call("POST /account/password", { body: { current: changed, password } });

  const { secret } = await call("POST /account/totp");
  const code = () => codeOf(secret, Math.floor(clock.now / 30_000));
  await call("POST /account/totp/confirm", { body: { code: code() } });
  await call("POST /account/recovery-codes");
  clock.now += 60_000;
  const { ticket } = await call("POST /auth/sign-in/email", { body: credentials, as: "other", status: 202 });
  await call("POST /auth/sign-in/code", { body: { ticket, code: code() }, as: "other" });
  await call("POST /auth/sign-out", { as: "other" });

  const passkey = softwarePasskey();
  const question = await call("POST /account/passkeys/options");
  const response = passkey.register(question.options);
  await call("POST /account/passkeys", { body: { name: "حاسوب", ticket: question.ticket, response } });
  await call("PUT /account/passkeys/{id}", { at: [passkey.id], body: { name: "هاتف" } });
  const asked = await call("POST /auth/sign-in/passkey/options", { as: "other" });
  const signed = { ticket: asked.ticket, response: passkey.signIn(asked.options) };
  await call("POST /auth/sign-in/passkey", { body: signed, as: "other" });
  await call("GET /account");
  await call("DELETE /account/passkeys/{id}", { at: [passkey.id] });
  await call("DELETE /account/totp");

  const invited = await call("POST /users", {
    body: { name: "فهد", email: "fahad@example.com", access: "reader" },
  });
  const token = invited.link.split("=")[1];
  await call("POST /auth/link", { body: { token }, as: "nobody" });
  await call("POST /auth/link/arrive", { body: { token, password: "كلمة جديدة طويلة" }, as: "nobody" });
  const at = [invited.user.id];
  await call("POST /users/{id}/link", { at });
  await call("POST /users/{id}/disable", { at });
  await call("POST /users/{id}/enable", { at });
  await call("PUT /users/{id}", { at, body: { name: "فهد العلي", access: "sales" } });
  await call("GET /users");
  await call("DELETE /users/{id}", { at });
  await call("GET /tokens/scopes");
  const made = await call("POST /tokens", { body: { name: "متجر", scopes: ["services:read"], days: 30 } });
  await call("POST /tokens", { body: { name: "متجر", scopes: [], days: 30 }, status: 422 });
  await call("GET /tokens");
  await call("DELETE /tokens/{id}", { at: [made.token.id] });
  await call("GET /audit", { query: { limit: "200" } });
  await call("GET /audit/tables");
  await call("GET /audit/export.csv");
}

async function callWebhooks(call: Call, { db }: Kernel) {
  await call("GET /webhooks/resources");
  const hook = {
    name: "متجر",
    address: "https://hook.example/a",
    events: ["request.created"],
    resources: [],
  };
  const body = { ...hook, isActive: true };
  const { webhook } = await call("POST /webhooks", { body });
  const at = [webhook.id];
  await call("POST /webhooks", { body: { ...body, address: "http://hook.example" }, status: 422 });
  await call("GET /webhooks");
  await call("POST /webhooks/{id}/secret", { at });
  await call("POST /webhooks/{id}/test", { at });
  const [delivery] = await call("GET /webhooks/{id}/deliveries", { at });
  const resend = "POST /webhooks/{id}/deliveries/{delivery}/resend";
  await call(resend, { at: [...at, delivery.id], status: 409 });
  await db.updateTable("webhook_deliveries").set({ state: "failed" }).execute();
  await call(resend, { at: [...at, delivery.id] });
  await call("PUT /webhooks/{id}", { at, body: { ...body, isActive: false } });
  await call("POST /webhooks/{id}/test", { at, status: 409 });
  await call("DELETE /webhooks/{id}", { at });
}

async function callDesk(call: Call, kernel: Kernel) {
  const quote = { ...person, requested_services: ["serviceWebsite"], message: "متجر" };
  const { id } = await call("POST /project-requests", { body: quote, as: "nobody" });
  await call("POST /project-requests", { body: { name: "" }, as: "nobody", status: 422 });
  const reason = { reason: "other", otherReason: "سؤال", message: "متى؟" };
  const message = { ...person, requested_services: reason };
  const sent = await call("POST /project-requests", { body: message, as: "nobody" });
  const noMail = { name: "هند", phone: "0551234567", source: "phone", requested_services: [] };
  await call("POST /project-requests/entered", { body: noMail });
  await call("PUT /project-requests/{id}", { at: [id], body: { tags: ["مهم"] } });
  await call("GET /project-requests/tags");
  await call("GET /project-requests/same-person", { query: { phone: "0551234567" } });
  const at = [id];
  await call("GET /project-requests", { query: { kind: "quote", limit: "5" } });
  await call("GET /project-requests/{id}", { at });
  await call("GET /project-requests/{id}", { at: [sent.id] });
  await call("GET /project-requests/asked-choices");
  const [assignee] = await call("GET /project-requests/assignees");
  const body = { status: "contacted", assignee_id: assignee.id, remind_on: "2026-12-01" };
  await call("PUT /project-requests/{id}", { at, body });
  await call("PUT /project-requests/{id}", { at, body, headers: older, status: 412 });
  await call("POST /project-requests/{id}/notes", { at, body: { text: "اتصلنا، @ليلى الأولى" } });
  await call("POST /project-requests/{id}/mentions/seen", { at });
  await call("GET /project-requests/colleagues");
  await call("POST /project-requests/{id}/replies", { at, body: { channel: "mail", text: "أهلًا" } });
  const contact = { direction: "in", way: "phone", text: "اتصل يسأل", at: "2026-11-20T08:00:00Z" };
  const said = await call("POST /project-requests/{id}/contacts", { at, body: contact });
  await call("DELETE /project-requests/{id}/contacts/{note}", { at: [id, said.id] });
  await call("POST /project-requests/{id}/contacts/{note}/restore", { at: [id, said.id] });
  await callMails(call, kernel, id);
  await callFiles(call, "/project-requests", id);
  await call("GET /project-requests/{id}/desk", { at });
  await call("GET /project-requests/{id}/beside", { at, query: { kind: "quote" } });
  const twice = await call("POST /project-requests", { body: { ...quote, message: "أيضًا" }, as: "nobody" });
  await call("POST /project-requests/{id}/merge", { at, body: { from: twice.id } });
  await call("POST /arrivals/seen", { body: { kind: "quote", id } });
  await call("GET /project-requests/board");
  await call("GET /project-requests/summary");
  await call("GET /project-requests/export.csv");
  await call("GET /arrivals");
  await call("GET /arrivals/stream");
  const tab = "5f0c2c9e-6d0f-4a3c-9f43-7d1b0a6f7c11";
  await call("POST /presence", { body: { tab, place: "services/1", isEditing: true, field: "" } });
  await call("POST /presence/leave", { body: { tab } });
  await call("POST /project-requests/bulk", { body: { ids: [sent.id], action: "unread" } });
  await call("DELETE /project-requests/{id}", { at: [sent.id] });
  await call("GET /project-requests/trash", { query: { kind: "quote" } });
  await call("POST /project-requests/{id}/restore", { at: [sent.id] });

  const draft = await call("POST /quotes", { body: { request_id: id } });
  await call("GET /quotes/export.csv");
  const items = [{ title: "تصميم", detail: "", quantity: 1, unit_price: 900_000 }];
  await call("PUT /quotes/{id}", { at: [draft.id], body: { items } });
  await call("PUT /quotes/{id}", { at: [draft.id], body: {}, headers: older, status: 412 });
  await call("GET /quotes/{id}", { at: [draft.id] });
  await callFiles(call, "/quotes", draft.id);
  await call("POST /quotes/{id}/send", { at: [draft.id] });
  await call("POST /quotes/{id}/send-again", { at: [draft.id], body: { channel: "whatsapp" } });
  await call("GET /quotes/{id}/file", { at: [draft.id] });
  const revision = await call("POST /quotes/{id}/revise", { at: [draft.id] });
  await call("DELETE /quotes/{id}", { at: [revision.id] });
  await call("POST /quotes/{id}/link", { at: [draft.id] });
  await call("DELETE /quotes/{id}", { at: [draft.id], status: 409 });
  await call("POST /quotes/{id}/withdraw", { at: [draft.id] });
  const second = await call("POST /quotes", { body: { request_id: id } });
  await call("DELETE /quotes/{id}", { at: [second.id] });
  await call("POST /quotes/{id}/restore", { at: [second.id] });
  await call("GET /quotes/summary");
  await call("GET /quotes/{id}/paper", { at: [second.id] });
  await call("GET /quotes", { query: { request_id: String(id) } });

  const client = { ...person, company: "ركن", address: "الرياض" };
  const made = await call("POST /project-requests/{id}/client", { at, body: client });
  await kernel.db
    .updateTable("quotes")
    .set({ state: "accepted" })
    .where("id", "=", Number(second.id))
    .execute();
  const wishes = { name: "نورة", company: "ركن", address: "الرياض", title: "متجر", category: "other" };
  const project = { ...wishes, startDate: "", endDate: "" };
  await call("POST /quotes/{id}/project", { at: [second.id], body: project });
  await kernel.db.updateTable("quotes").set({ total: 100_00 }).where("id", "=", Number(second.id)).execute();
  const receipt = { day: "2026-11-23", amount: 60_00, method: "transfer" };
  await call("POST /quotes/{id}/receipts", { at: [second.id], body: receipt });
  await call("POST /quotes/{id}/receipts/take-back", { at: [second.id], body: { id: 1 } });
  await call("POST /project-requests/{id}/client", { at, body: client, status: 409 });
  await call("GET /clients/{id}/timeline", { at: [made.id] });
  await call("GET /clients/summary");
  await call("PUT /clients/{id}", { at: [made.id], body: { tags: ["مهم"] } });
  await call("GET /clients/tags");
  await call("GET /tasks/summary");
  await call("GET /reviews/summary");
  await call("POST /registrations", {
    body: { ...client, email: "b@mail.example", consent: true, marketing: true },
    as: "nobody",
  });
  const [registered] = await call("GET /clients");
  await call("GET /clients/{id}/marketing-link", { at: [registered.id] });
  await call("POST /clients/{id}/marketing-end", { at: [registered.id] });
  await call("POST /clients/{id}/marketing-resume", { at: [registered.id] });
  const [{ consentEdition }] = await call("GET /clients");
  await call("GET /registrations/consent", { query: { edition: consentEdition } });
  await call("GET /search", { query: { q: "نورة" } });
  await call("GET /dashboard");
}

async function callMails(call: Call, kernel: Kernel, request: number) {
  const blank = { name: "سعد", email: "a@mail.example", subject: "", body: "سؤال", quoted: "", sentAt: null };
  const ids = await write(kernel, system, async (tx) => [
    (await createRecord(tx, unplacedTable, blank)).id,
    (await createRecord(tx, unplacedTable, blank)).id,
  ]);
  const [first = 0, second = 0] = ids;
  await call("GET /unplaced-mails");
  await call("DELETE /unplaced-mails/{id}", { at: [first] });
  await call("POST /unplaced-mails/{id}/restore", { at: [first] });
  await call("POST /unplaced-mails/{id}/place", { at: [first], body: { request } });
  await call("POST /unplaced-mails/{id}/message", { at: [second] });
}

async function callFiles(call: Call, path: string, id: number) {
  const body = new FormData();
  body.append("file", new File(["كلام"], "كلام.txt"));
  const at = [id, (await call(`POST ${path}/{id}/attachments`, { at: [id], body })).id];
  await call(`GET ${path}/{id}/attachments`, { at: [id] });
  await call(`GET ${path}/{id}/attachments/{attachment}`, { at });
  await call(`DELETE ${path}/{id}/attachments/{attachment}`, { at });
  await call(`POST ${path}/{id}/attachments/{attachment}/restore`, { at });
}

async function callPictures(call: Call) {
  const picture = async (background: string) => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background } });
    const body = new FormData();
    body.append("image", new File([new Uint8Array(await image.png().toBuffer())], "a.png"));
    return call("POST /upload", { body });
  };
  const [first, second] = [await picture("#123"), await picture("#456")];
  const at = [first.id];
  await call("POST /services", { body: { title: "بصورة", image: first.path } });
  await call("PUT /settings", { body: { logo: first.path } });
  await call("PUT /account", { body: { name: "ليلى الأولى", avatar: first.path } });
  await call("GET /media", { query: { state: "all" } });
  await call("GET /media/{id}", { at });
  await call("GET /media/{id}/uses", { at });
  await call("PUT /media/{id}", { at, body: { alt: "مكتب" } });
  await call("PUT /media/{id}", { at, body: { alt: "بيت" }, headers: older, status: 412 });
  await call("POST /media/{id}/crop", { at, body: { x: 0, y: 0, width: 0.5, height: 1 } });
  await call("DELETE /media/{id}", { at, status: 409 });
  await call("POST /media/{id}/replace", { at, body: { by: second.id } });
  await call("DELETE /media/{id}", { at });
  await call("POST /media/{id}/restore", { at });
}

async function callSetup(call: Call, kernel: Kernel) {
  await call("GET /setup");
  await call("GET /setup/kinds");
  await call("POST /setup/finish", { status: 409 });
  await write(kernel, system, (tx) => noteSetup(tx, { begunAt: tx.at }));
  await call("PUT /setup/step", { body: { step: "name" } });
  await call("PUT /setup/offer", { body: { kind: "law", records: [], parts: ["why"] } });
  await call("POST /setup/done", { body: { done: "privacy-read" } });
  await call("GET /dashboard");
  await call("POST /setup/demo", { status: 409 }); // refused, because there are clients
  await kernel.db.deleteFrom("revisions").where("resource", "in", ["clients", "team_members"]).execute();
  await call("POST /setup/demo");
  await call("POST /setup/finish");
}

async function callSite(call: Call) {
  await call("PUT /settings", { body: { notificationEmails: ["a@mail.example"], tagline: "قبل" } });
  await call("PUT /settings", { body: { tagline: "بعد" }, headers: older, status: 412 });
  await call("GET /settings");
  await call("PUT /settings", { body: { tagline: "غيرها" } });
  const last = (await call("GET /settings/site/history"))[1];
  await call("POST /settings/site/history/{revision}/restore", { at: [last.id] });
  await call("GET /settings/mail");
  const { id } = await call("POST /settings/test-mail");
  await call("GET /settings/test-mail/{id}", { at: [id] });

  await call("POST /faq-categories", { body: { key: "other", label: "غيرها" } });
  await call("PUT /faq-categories/{key}", { at: ["other"], body: { label: "أخرى" } });
  await call("GET /faq-categories", { as: "nobody" });
  await call("DELETE /faq-categories/{key}", { at: ["other"] });

  const at = ["homepage"];
  const { published } = await call("GET /content/{section}", { at });
  const edit = (base: unknown, value: string) =>
    call("PATCH /content/{section}", {
      at,
      body: { client: "editor-one", fields: { heroTitle: { base, value } } },
    });
  await edit(published.heroTitle, "أول");
  await call("PATCH /content/{section}", {
    at,
    body: { client: "editor-two", fields: { heroTitle: { base: "غيره", value: "ثان" } } },
    status: 412,
  });
  await call("POST /content/{section}/publish", { at, body: {}, headers: older, status: 412 });
  await call("GET /content");
  await call("GET /content/{section}/check", { at });
  await call("GET /content/{section}/newer", { at });
  await call("PUT /content/{section}/schedule", { at, body: { at: "2027-01-01T09:00:00Z" } });
  await call("GET /content/{section}", { at });
  await call("DELETE /content/{section}/schedule", { at });
  await call("POST /content/{section}/publish", { at, body: {} });
  await call("POST /content/{section}/publish", { at, body: {}, status: 409 });
  const phone = { "settings/site/phone": { base: (await call("GET /settings")).phone, value: "0551234567" } };
  await call("PATCH /content/{section}", { at, body: { client: "editor-one", fields: phone } });
  await call("POST /content/{section}/records", { at, body: { fields: ["settings/site/phone"] } });
  await call("POST /content/{section}/records", {
    at,
    body: { fields: ["settings/site/phone"] },
    status: 409,
  });
  await call("GET /content/{section}/versions", { at });
  await call("GET /content/{section}/versions/{number}", { at: [...at, 1] });
  await call("POST /content/{section}/versions/{number}/restore", { at: [...at, 1], body: { as: "draft" } });
  await call("DELETE /content/{section}/draft", { at });
  const share = await call("POST /content/{section}/shares", { at });
  await call("GET /content/{section}/shares", { at });
  await call("DELETE /content/{section}/shares/{id}", { at: [...at, share.id] });
  await callReview(call, at);
  // Every section, so that fields of all kinds are read: texts, pictures and lists.
  for (const { section } of await call("GET /content"))
    await call("GET /content/{section}", { at: [section] });
}

/** What guests and the team say about a draft. */
async function callReview(call: Call, at: readonly string[]) {
  const as = "nobody";
  const headers = { "x-guest": "a-browser-of-a-guest" };
  const body = { grants: "approve", days: 3, name: person.name, email: person.email };
  const { token } = await call("POST /content/{section}/shares", { at, body });
  const remark = { address: `pages/${at[0]}/heroTitle`, text: "أقصر", name: person.name };
  const { remarks } = await call("POST /review/{token}/remarks", { at: [token], body: remark, headers, as });
  const [{ id }] = remarks;
  const said = { at: [token, id], headers, as };
  await call("PATCH /review/{token}/remarks/{id}", { ...said, body: { text: "أوضح" } });
  await call("POST /content/{section}/remarks/{id}/replies", { at: [...at, id], body: { text: "نعم" } });
  const reply = { text: "شكرًا", name: person.name };
  await call("POST /review/{token}/remarks/{id}/replies", { ...said, body: reply });
  await call("PATCH /content/{section}/remarks/{id}", { at: [...at, id], body: { done: true } });
  const other = { at: [token], body: { ...remark, text: "أخرى" }, headers, as };
  const [, { id: own }] = (await call("POST /review/{token}/remarks", other)).remarks;
  await call("DELETE /review/{token}/remarks/{id}", { ...said, at: [token, own] });
  const { draft } = await call("GET /review/{token}", { at: [token], as });
  const answer = { answer: "approved", digest: draft.digest, name: person.name, position: "", note: "" };
  await call("POST /review/{token}/answers", { at: [token], body: answer, headers, as });
  await call("GET /content/{section}/review", { at });
  await call("DELETE /content/{section}/remarks/{id}", { at: [...at, id] });
}

async function callPrivacy(call: Call) {
  const { phone: contact } = person;
  await call("POST /privacy/find", { body: { contact } });
  await call("POST /privacy/export", { body: { contact } });
  await call("POST /privacy/readable", { body: { contact } });
  await call("POST /privacy/correct", { body: { contact, name: "نورة بنت فهد" } });
  const entry = await call("POST /privacy/requests", { body: { kind: "access", contact } });
  await call("POST /privacy/requests/{id}/done", { at: [entry.id] });
  await call("GET /privacy/requests");
  await call("POST /privacy/erase", { body: { contact, confirmation: contact } });
  await call("GET /privacy/reads");
}

// The test makes some four hundred calls one after the other, with passwords, passkeys and pictures.
const longTest = 600_000; // ms

let made: ReturnType<typeof makeEveryCall> | undefined;
const everyCall = () => {
  made ??= makeEveryCall();
  return made;
};

async function makeEveryCall() {
  const site = await startApi();
  const { call, clock, kernel } = site;
  await callAccounts(call, clock);
  await call("POST /projects", { body: { id: "1", title: "مشروع" } }); // that of the renewals
  for (const { resource } of resources) await callResource(call, resource);
  await callWebhooks(call, kernel);
  await callRenewals(call);
  await callDesk(call, kernel);
  await callPictures(call);
  await callSite(call);
  await callSetup(call, kernel);
  await callProcess(call, kernel);
  await callPrivacy(call);
  return site;
}

test(
  "RES-03 API-06 every call accepts and answers exactly what the OpenAPI document says",
  async () => {
    const { checker, made, faults } = await everyCall();
    expect(faults).toEqual([]);
    const unmade = checker.calls.flatMap(({ call, successes }) =>
      successes.map((status) => `${call} ${status}`).filter((answer) => !made.has(answer)),
    );
    expect(unmade, "calls without a sample").toEqual([]);
  },
  longTest,
);

const importing = resources.filter(({ resource }) => resource.hasFiles !== false);

/** Calls of staff that leave no entry in the audit trail, each with its reason. */
const withoutTrail: Record<string, string> = {
  "PATCH /content/{section}": "saved with its author as it is typed; publishing leaves an entry",
  "POST /account/passkeys/options": "changes nothing yet",
  "POST /account/proof": "changes nothing; a failed one leaves an entry",
  "POST /account/totp": "changes nothing until it is confirmed",
  "POST /arrivals/seen": "what the caller has seen",
  ...Object.fromEntries(
    importing.map(({ resource }) => [
      `POST /${resource.path}/import/columns`,
      "reads the headings of a file, and changes nothing",
    ]),
  ),
  "POST /auth/sign-in/passkey/options": "changes nothing yet",
  "POST /broken-links/check": "looks, and changes nothing",
  "POST /presence": "who has what open, for seconds",
  "POST /presence/leave": "who has what open, for seconds",
  "POST /privacy/export": "a read, in the log of reads",
  "POST /privacy/find": "a read, in the log of reads",
  "POST /privacy/readable": "a read, in the log of reads",
  "POST /project-requests/bulk": "whether a request counts as read is no change of it",
  "POST /project-requests/{id}/mentions/seen": "what the caller has seen",
  "POST /setup/done": "kept with its time in the notes of the set-up",
  "POST /account/notices/devices/{id}/test": "a trial on the caller's own device",
  "PUT /account/notices": "what the caller wants to be told",
  "PUT /account/notices/devices": "with which session the caller's own device ends",
  "PUT /setup/step": "kept with its time in the notes of the set-up",
};

test(
  "SEC-12 TRIAL-01 X9: every call of staff that writes leaves an entry in the audit trail",
  async () => {
    const { trail } = await everyCall();
    const silent = [...trail].filter(([, resources]) => resources.size === 0).map(([call]) => call);
    expect(silent.sort()).toEqual(Object.keys(withoutTrail).sort());
  },
  longTest,
);

/** What each call leaves in the log of reads, whether it is a list, a file, one record or a glance. */
const notedReads: Record<string, string> = {
  "GET /arrivals 200": "project_requests glance",
  "GET /arrivals/stream 200": "project_requests glance",
  "GET /clients 200": "clients list",
  "GET /clients/export.csv 200": "clients export",
  "GET /clients/summary 200": "clients list",
  "GET /clients/tags 200": "clients list",
  "GET /clients/trash 200": "clients list",
  "GET /clients/{id} 200": "clients read {id}",
  "GET /clients/{id}/history 200": "clients read {id}",
  "GET /clients/{id}/marketing-link 200": "clients read {id}",
  "GET /clients/{id}/timeline 200": "clients read {id}",
  "GET /dashboard 200": "project_requests glance",
  "GET /privacy/requests 200": "privacy_requests list",
  "GET /project-requests 200": "project_requests list",
  "GET /project-requests/asked-choices 200": "project_requests list",
  "GET /project-requests/assignees 200": "project_requests list",
  "GET /project-requests/board 200": "project_requests list",
  "GET /project-requests/colleagues 200": "project_requests list",
  "GET /project-requests/export.csv 200": "project_requests export",
  "GET /project-requests/same-person 200": "project_requests list",
  "GET /project-requests/summary 200": "project_requests list",
  "GET /project-requests/tags 200": "project_requests list",
  "GET /project-requests/trash 200": "project_requests list",
  "GET /project-requests/{id} 200": "project_requests read {id}",
  "GET /project-requests/{id}/beside 200": "project_requests read {id}",
  "GET /project-requests/{id}/desk 200": "project_requests read {id}",
  "GET /quotes 200": "quotes list",
  "GET /quotes/export.csv 200": "quotes export",
  "GET /quotes/summary 200": "quotes list",
  "GET /quotes/{id} 200": "quotes read {id}",
  "GET /quotes/{id}/file 200": "quotes read {id}",
  "GET /quotes/{id}/paper 200": "quotes read {id}",
  "GET /search 200": "clients find, project_requests find, quotes find",
  "POST /clients/import 200": "clients compare",
  "POST /clients/import 200 dry": "clients compare",
  "POST /clients/import/columns 200": "clients compare",
  "POST /clients/{id}/restore 200": "clients read {id}",
  "POST /privacy/correct 200": "privacy correct",
  "POST /privacy/erase 200": "privacy erase",
  "POST /privacy/export 200": "privacy export",
  "POST /privacy/find 200": "privacy find",
  "POST /privacy/readable 200": "privacy export",
  "POST /project-requests/{id}/client 201": "project_requests read {id}",
  "POST /project-requests/{id}/merge 200": "project_requests read {id}",
  "POST /project-requests/{id}/contacts 201": "project_requests read {id}",
  "POST /project-requests/{id}/contacts/{note}/restore 200": "project_requests read {id}",
  "POST /project-requests/{id}/replies 201": "project_requests read {id}",
  "POST /project-requests/{id}/restore 200": "project_requests read {id}",
  "POST /quotes 201": "quotes read",
  "POST /quotes/{id}/link 200": "quotes read {id}",
  "POST /quotes/{id}/project 200": "quotes read {id}",
  "POST /quotes/{id}/receipts 200": "quotes read {id}",
  "POST /quotes/{id}/receipts/take-back 200": "quotes read {id}",
  "POST /quotes/{id}/restore 200": "quotes read {id}",
  "POST /quotes/{id}/revise 200": "quotes read {id}",
  "POST /quotes/{id}/send 200": "quotes read {id}",
  "POST /quotes/{id}/send-again 200": "quotes read {id}",
  "POST /quotes/{id}/withdraw 200": "quotes read {id}",
  "GET /project-requests/{id}/attachments 200": "project_requests read {id}",
  "GET /project-requests/{id}/attachments/{attachment} 200": "project_requests read {id}",
  "POST /project-requests/{id}/attachments 201": "project_requests read {id}",
  "POST /project-requests/{id}/attachments/{attachment}/restore 200": "project_requests read {id}",
  "GET /quotes/{id}/attachments 200": "quotes read {id}",
  "GET /quotes/{id}/attachments/{attachment} 200": "quotes read {id}",
  "POST /quotes/{id}/attachments 201": "quotes read {id}",
  "POST /quotes/{id}/attachments/{attachment}/restore 200": "quotes read {id}",
  "GET /unplaced-mails 200": "unplaced_mails list",
  "POST /unplaced-mails/{id}/restore 200": "unplaced_mails read {id}",
  "POST /unplaced-mails/{id}/message 201": "unplaced_mails read {id}",
  "PUT /clients/{id} 200": "clients read {id}",
  "PUT /clients/{id} 412": "clients read {id}",
  "PUT /project-requests/{id} 200": "project_requests read {id}",
  "PUT /project-requests/{id} 412": "project_requests read {id}",
  "PUT /quotes/{id} 200": "quotes read {id}",
  "PUT /quotes/{id} 412": "quotes read {id}",
};

const theirOwn = "only what the caller has just typed";
/** Answers with a person in them that need no note, each with its reason. */
const notNoted: Record<string, string> = {
  "POST /clients 201": theirOwn,
  "POST /privacy/requests 201": theirOwn,
  "POST /project-requests/entered 201": theirOwn,
};
/** Their phones and mails are those of the agency and its team, which the site shows. */
const shownToAll = /^\w+ \/(settings|team-members|content)\b/;

test(
  "PRIV-03 TRIAL-01 R7: every call that answers with a person's data notes it, each as what it is",
  async () => {
    const { reads, showing } = await everyCall();
    const noted = [...reads].map(([call, lines]) => [call, [...lines].sort().join(", ")]);
    expect(Object.fromEntries(noted)).toEqual(notedReads);
    const silent = [...showing].filter((call) => !reads.has(call) && !shownToAll.test(call));
    expect(silent.sort()).toEqual(Object.keys(notNoted).sort());
  },
  longTest,
);

/** The areas of tables that no resource describes. */
const otherAreas: Record<string, Area> = {
  page_texts: "site",
  missing_pages: "site",
};

const ownAccount = "the caller's own account";
/** What a call writes although some of its callers may not write there otherwise, each with its reason. */
const consequences: Record<string, string> = {
  "DELETE /account/notices/devices/{id} → users": ownAccount,
  "POST /account/notices/devices → users": ownAccount,
  "POST /account/notices/calendar → users": ownAccount,
  "DELETE /account/notices/calendar → users": ownAccount,
  "DELETE /account/passkeys/{id} → users": ownAccount,
  "DELETE /account/sessions → users": ownAccount,
  "DELETE /account/sessions/{id} → users": ownAccount,
  "DELETE /account/totp → users": ownAccount,
  "POST /account/passkeys → users": ownAccount,
  "POST /account/password → users": ownAccount,
  "POST /account/recovery-codes → users": ownAccount,
  "POST /account/totp/confirm → users": ownAccount,
  "POST /auth/sign-in/code → sessions": ownAccount,
  "POST /auth/sign-in/email → sessions": ownAccount,
  "POST /auth/sign-in/passkey → sessions": ownAccount,
  "POST /auth/sign-out → sessions": ownAccount,
  "POST /content/{section}/records → settings": "asks for the right of each field: records-on-pages.test.ts",
  "POST /media/{id}/replace → settings": "asks for the right of each place: library.test.ts",
  "POST /media/{id}/replace → users": "asks for the right of each place: library.test.ts",
  "POST /upload → media": "a picture for a record that the caller may write",
  "PUT /account → users": ownAccount,
  "PUT /account/passkeys/{id} → users": ownAccount,
  "PUT /site-pages/{key} → settings": "writes which pages visitors find, and no other setting",
};

test(
  "ROLE-01 TRIAL-01 X3: a role that may make a call may also write everything that the call writes",
  async () => {
    const { trail } = await everyCall();
    const areaOfTable = new Map(described.map(({ resource, table }) => [table.name, resource.area]));
    const found = [...trail].flatMap(([call, written]) => {
      const own = callAreas[call.split("/")[1] ?? ""] ?? "house";
      return [...written].flatMap((table) => {
        const area = areaOfTable.get(table) ?? otherAreas[table] ?? "house";
        const roles = staffRoles.filter((role) => may(role, "write", own) && !may(role, "write", area));
        return roles.length > 0 ? [`${call} → ${table}`] : [];
      });
    });
    expect(found.sort()).toEqual(Object.keys(consequences).sort());
  },
  longTest,
);

test("RES-03 the comparison finds an extra name, a missing name, another type and an undocumented call", () => {
  const schema = {
    type: "object",
    properties: { id: { type: "integer" }, on: { type: "boolean" } },
    required: ["id"],
  };
  const responses = { 200: { content: { "application/json": { schema } } }, 204: {} };
  const checker = documentChecker({ paths: { "/a/{id}": { get: { responses } } } });
  const faults = (body: unknown, status = 200) =>
    checker.faults("GET /a/{id}", { status, type: "application/json", text: JSON.stringify(body) }).length;
  expect(faults({ id: 1, on: true })).toBe(0);
  for (const wrong of [{ id: 1, more: 1 }, { on: true }, { id: 1, on: 1 }, [], null])
    expect(faults(wrong), JSON.stringify(wrong)).toBe(1);
  expect(faults({ id: 1 }, 201)).toBe(1);
  expect(checker.bodyFaults("GET /a/{id}", {})).toHaveLength(1);
  expect(checker.faults("POST /a/{id}", { status: 204, type: "", text: "" })).toHaveLength(1);
});
