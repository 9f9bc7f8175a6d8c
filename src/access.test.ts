import { Hono } from "hono";
import { expect, test } from "vitest";
import { createApi } from "./api.server.ts";
import type { ApiEnv } from "./kernel/http.server.ts";
import type { ServedResource } from "./kernel/resource/serves.server.ts";
import { caller } from "./kernel/test-api.ts";
import { testKernel, testSession } from "./kernel/test-kernel.ts";
import { resources } from "./resources.server.ts";

type Who = "anyone" | "admin";

/** Every call and who may make it. A route that is missing here fails the test; requirement SEC-06. */
const access: Record<string, Who> = {
  "GET /health": "anyone",
  "GET /ready": "anyone",
  "GET /openapi.json": "anyone",
  "GET /form-token": "anyone",
  "POST /auth/sign-in/email": "anyone",
  // Ends whatever session there is; without one there is nothing to end.
  "POST /auth/sign-out": "anyone",
  "GET /auth/session": "admin",
  // The second step, a passkey or a one-time link is what they bring in place of a session.
  "POST /auth/sign-in/code": "anyone",
  "POST /auth/sign-in/passkey": "anyone",
  "POST /auth/sign-in/passkey/options": "anyone",
  "POST /auth/link": "anyone",
  "POST /auth/link/arrive": "anyone",
  "GET /account": "admin",
  "PUT /account": "admin",
  "POST /account/proof": "admin",
  "POST /account/password": "admin",
  "DELETE /account/sessions": "admin",
  "DELETE /account/sessions/:id": "admin",
  "POST /account/totp": "admin",
  "POST /account/totp/confirm": "admin",
  "DELETE /account/totp": "admin",
  "POST /account/recovery-codes": "admin",
  "POST /account/passkeys/options": "admin",
  "POST /account/passkeys": "admin",
  "PUT /account/passkeys/:id": "admin",
  "DELETE /account/passkeys/:id": "admin",
  "GET /users": "admin",
  "POST /users": "admin",
  "POST /users/:id/link": "admin",
  "POST /users/:id/disable": "admin",
  "POST /users/:id/enable": "admin",
  "GET /audit": "admin",
  "GET /audit/export.csv": "admin",
  "POST /upload": "admin",
  "GET /content": "admin",
  "GET /content/:section": "admin",
  "PATCH /content/:section": "admin",
  "DELETE /content/:section/draft": "admin",
  "POST /content/:section/publish": "admin",
  "GET /content/:section/check": "admin",
  "PUT /content/:section/schedule": "admin",
  "DELETE /content/:section/schedule": "admin",
  "GET /content/:section/versions": "admin",
  "GET /content/:section/versions/:number": "admin",
  "POST /content/:section/versions/:number/restore": "admin",
  "GET /content/:section/shares": "admin",
  "POST /content/:section/shares": "admin",
  "DELETE /content/:section/shares/:id": "admin",
  "GET /media": "admin",
  "GET /media/:id": "admin",
  "GET /media/:id/uses": "admin",
  "PUT /media/:id": "admin",
  "POST /media/:id/crop": "admin",
  "POST /media/:id/replace": "admin",
  "DELETE /media/:id": "admin",
  "POST /media/:id/restore": "admin",
  "GET /settings": "admin",
  "PUT /settings": "admin",
  "GET /settings/site/history": "admin",
  "POST /settings/site/history/:revision/restore": "admin",
  "GET /settings/mail": "admin",
  "POST /settings/test-mail": "admin",
  "GET /settings/test-mail/:id": "admin",
  "GET /search": "admin",
  "GET /dashboard": "admin",
  "POST /privacy/find": "admin",
  "POST /privacy/export": "admin",
  "POST /privacy/correct": "admin",
  "POST /privacy/erase": "admin",
  "GET /privacy/requests": "admin",
  "POST /privacy/requests": "admin",
  "POST /privacy/requests/:id/done": "admin",
  "GET /privacy/reads": "admin",
  "POST /visits": "anyone",
  "GET /analytics": "admin",
  "GET /analytics/export.csv": "admin",
  "POST /project-requests": "anyone",
  "GET /project-requests": "admin",
  "GET /project-requests/:id": "admin",
  "DELETE /project-requests/:id": "admin",
  "POST /project-requests/:id/restore": "admin",
  "PUT /project-requests/:id": "admin",
  "POST /project-requests/bulk": "admin",
  "GET /project-requests/:id/desk": "admin",
  "POST /project-requests/:id/notes": "admin",
  "GET /project-requests/board": "admin",
  "GET /project-requests/summary": "admin",
  "GET /project-requests/assignees": "admin",
  "GET /project-requests/export.csv": "admin",
  "POST /project-requests/:id/client": "admin",
  "GET /quotes": "admin",
  "POST /quotes": "admin",
  "GET /quotes/:id": "admin",
  "PUT /quotes/:id": "admin",
  "DELETE /quotes/:id": "admin",
  "POST /quotes/:id/restore": "admin",
  "POST /quotes/:id/send": "admin",
  "POST /quotes/:id/link": "admin",
  "POST /quotes/:id/withdraw": "admin",
  "GET /clients/:id/timeline": "admin",
  "GET /arrivals": "admin",
  "GET /arrivals/stream": "admin",
  "POST /registrations": "anyone",
  ...Object.assign({}, ...resources.map(callsOf)),
  "GET /clients/summary": "admin",
  "GET /reviews/summary": "admin",
  "GET /faq-categories": "anyone",
  "POST /faq-categories": "admin",
  "PUT /faq-categories/:key": "admin",
  "DELETE /faq-categories/:key": "admin",
};

/** The calls that a description owes. */
function callsOf({ resource: { path, fields, anonymousSees, holds, hasFiles } }: ServedResource) {
  const reader: Who = anonymousSees === "nothing" ? "admin" : "anyone";
  const calls: Record<string, Who> = {
    [`GET /${path}`]: reader,
    [`GET /${path}/:id`]: reader,
    [`POST /${path}`]: "admin",
    [`PUT /${path}/:id`]: "admin",
    [`DELETE /${path}/:id`]: "admin",
    [`POST /${path}/:id/restore`]: "admin",
    [`POST /${path}/bulk`]: "admin",
    [`GET /${path}/:id/history`]: "admin",
  };
  if (Object.values(fields).some(({ kind }) => kind === "position")) calls[`POST /${path}/reorder`] = "admin";
  if (holds !== "people") calls[`POST /${path}/:id/history/:revision/restore`] = "admin";
  if (hasFiles !== false)
    Object.assign(calls, { [`GET /${path}/export.csv`]: "admin", [`POST /${path}/import`]: "admin" });
  return calls;
}

const kernel = await testKernel({ environment: { RATE_LIMIT: "off" } });
const api = createApi(kernel);
const routes = api.routes
  .filter(({ method }) => method !== "ALL")
  .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, "$1")}`);

test("SEC-06 API-03 of the described resources anybody reads these, and of no other", () => {
  const open = resources.filter(({ resource }) => resource.anonymousSees !== "nothing");
  expect(open.map(({ resource }) => resource.path).sort()).toEqual([
    "faqs",
    "packages",
    "packages-server",
    "projects",
    "reviews",
    "services",
    "team-members",
    "vision-items",
  ]);
});

test("SEC-06 every route and method of the API is in the access table, and no other", () => {
  expect([...new Set(routes)].sort()).toEqual(Object.keys(access).sort());
});

const origin = "http://localhost:3000";
const mounted = new Hono<ApiEnv>().route("/api", api);
const call = (method: string, path: string, headers: Record<string, string> = { origin }, to = mounted) =>
  to.fetch(
    new Request(`${origin}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(method !== "GET" && { body: "{}" }),
    }),
    { remoteAddress: "127.0.0.1" },
  );

const forAdmins = Object.entries(access).filter(([, who]) => who === "admin");

test.each(forAdmins)("SEC-06 AUTH-06 %s is refused without a session", async (route) => {
  const [method = "", path = ""] = route.replace(":id", "1").replace(":revision", "1").split(" ");
  const response = await call(method, path);
  expect(response.status).toBe(401);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each(forAdmins)("SEC-06 %s has no way around by its spelling or by headers", async (route) => {
  const [method = "", path = ""] = route.replace(":id", "1").replace(":revision", "1").split(" ");
  const variants = [
    `/${path}`,
    `${path}/`,
    path.replace("/", "/%2F"),
    `/.${path}`,
    `/x/%2e%2e${path}`,
    path.toUpperCase(),
    `${path}?x=1`,
  ];
  // Refused as the address itself is, or no address at all; nothing else, and no failure of ours.
  for (const variant of variants) expect([401, 404], variant).toContain((await call(method, variant)).status);
  const tricks = {
    "x-original-url": path,
    "x-rewrite-url": path,
    "x-forwarded-for": "127.0.0.1",
    "x-http-method-override": "GET",
    authorization: "Bearer admin",
    cookie: "shurfa-session=1; __Host-shurfa=1",
  };
  for (const [name, value] of Object.entries(tricks)) {
    expect((await call(method, path, { origin, [name]: value })).status, name).toBe(401);
  }
});

const writing = Object.keys(access).filter((route) => !route.startsWith("GET"));

test.each(writing)("AUTH-06 SEC-07 %s is refused from another site, and from nowhere", async (route) => {
  const [method = "", path = ""] = route.replace(":id", "1").replace(":revision", "1").split(" ");
  for (const headers of [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "same-site" },
    { origin, "sec-fetch-site": "cross-site" },
    { origin: "null" },
    {},
  ]) {
    expect((await call(method, path, headers as Record<string, string>)).status).toBe(403);
  }
});

/** Delicate calls: a session whose proof of identity is older than ten minutes is asked for the password first. */
const needsProof = [
  "POST /users",
  "POST /users/:id/link",
  "POST /users/:id/disable",
  "POST /users/:id/enable",
  "POST /account/totp",
  "POST /account/totp/confirm",
  "DELETE /account/totp",
  "POST /account/recovery-codes",
  "POST /account/passkeys/options",
  "POST /account/passkeys",
  "PUT /account/passkeys/:id",
  "DELETE /account/passkeys/:id",
  "GET /audit/export.csv",
  "GET /clients/export.csv",
  "GET /project-requests/export.csv",
  "POST /privacy/export",
  "POST /privacy/erase",
];

test("SEC-01 PRIV-02 PRIV-03 these calls need a recent proof of identity, and no other does", async () => {
  const stale = { ...testSession, provedAt: "2020-01-01T00:00:00.000Z" };
  const bare = await testKernel({ environment: { RATE_LIMIT: "off" } });
  const mounted = new Hono<ApiEnv>().route("/api", createApi({ ...bare, authenticate: async () => stale }));
  const asked: string[] = [];
  for (const [route] of forAdmins) {
    const [method = "", path = ""] = route.replace(":id", "1").replace(":revision", "1").split(" ");
    const response = await call(method, path, { origin }, mounted);
    // A stream would not end.
    if (response.status !== 403) await response.body?.cancel();
    else if ((await response.json()).code === "proof-needed") asked.push(route);
  }
  expect(asked.sort()).toEqual(needsProof.toSorted());
});

/** What no body may set: who wrote a record and when, and whether it is there; what a visitor may not: the desk's part. */
const ownFields = {
  id: 999,
  version: 99,
  deleted_at: "2020-01-01",
  deletedAt: "2020-01-01",
  created_at: "2020",
  createdAt: "2020",
};
const desksFields = {
  status: "won",
  assignee_id: 7,
  remind_on: "2020-01-01",
  news: null,
  client_id: 7,
  kind: "message",
  consentAt: "2020",
};

test.each(["services", "packages", "team-members", "reviews", "faqs", "vision-items", "tasks"])(
  "SEC-06 a body sets no id, version, time or deletion of %s",
  async (path) => {
    const admin = caller(createApi({ ...kernel, authenticate: async () => testSession }));
    const names = { title: "أ", name: "أ", question: "أ", price: 1 };
    const { status, body } = await admin("POST", `/api/${path}`, { ...names, ...ownFields });
    expect([status, body.version]).toEqual([201, 1]);
    expect(body.id).not.toBe(999);
    const put = await admin("PUT", `/api/${path}/${body.id}`, { ...names, ...ownFields });
    expect([put.body.id, put.body.version <= 2]).toEqual([body.id, true]);
    expect((await admin("GET", `/api/${path}/${body.id}`)).status).toBe(200);
  },
);

test("SEC-06 a visitor sets nothing of the desk", async () => {
  const admin = caller(createApi({ ...kernel, authenticate: async () => testSession }));
  const person = {
    name: "أ",
    email: "a@b.example",
    phone: "0500000000",
    company: "ب",
    address: "ج",
    consent: true,
  };
  const sent = await caller(api)("POST", "/api/project-requests", {
    ...person,
    ...desksFields,
    ...ownFields,
  });
  expect(Object.keys(sent.body)).not.toContain("status");
  expect((await admin("GET", `/api/project-requests/${sent.body.id}`)).body).toMatchObject({
    status: "new",
    assignee_id: null,
    remind_on: null,
    news: "arrived",
    client_id: null,
    kind: "quote",
    version: 1,
  });
  await caller(api)("POST", "/api/registrations", {
    ...person,
    ...desksFields,
    ...ownFields,
    status: "active",
  });
  const [client] = (await admin("GET", "/api/clients?sort=-id")).body;
  expect(client).toMatchObject({ status: "inactive", marketingConsentAt: null, version: 1 });
  expect(client.consentAt).not.toBe("2020");
  expect(client.id).not.toBe(999);
});

/** What anybody may read of each resource, field by field: a new field is private until it is named here. */
const publicFields: Record<string, string> = {
  "/services":
    "benefits category description display_order features icon id image is_active short_description title version",
  "/packages":
    "category delivery_time description display_order features icon_html id is_active price price_unit title version",
  "/packages-server":
    "category delivery_time description display_order features icon_html id is_active price price_unit title version",
  "/projects":
    "category client completion description duration endDate gallery id image imageAlt location order startDate status summary title value version",
  "/team-members":
    "achievements bio department email experience id image isActive joinDate linkedin name order phone position skills specialty version",
  "/reviews":
    "achievements category clientImage clientName clientPosition company date id isActive order projectDuration projectId projectImage projectName projectValue rating skills testimonialText version",
  "/faqs": "answer category id isActive order question version",
  "/vision-items":
    "category content description icon id image initiatives isActive metric order percentage title type value version",
};

test.each(Object.keys(publicFields))(
  "SEC-06 an anonymous reader of %s gets these fields and no other",
  async (path) => {
    const admin = caller(createApi({ ...kernel, authenticate: async () => testSession }));
    const names = {
      title: "أ",
      name: "أ",
      question: "أ",
      clientName: "أ",
      label: "أ",
      key: "other",
      price: 1,
    };
    expect((await admin("POST", `/api${path}`, names)).status).toBe(201);
    const { body } = await caller(api)("GET", `/api${path}`);
    expect(body.length).toBeGreaterThan(0);
    expect(Object.keys(body[0]).sort().join(" ")).toBe(publicFields[path]);
  },
);
