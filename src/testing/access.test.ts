import { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import type { ApiEnv } from "../kernel/http/http.server.ts";
import { problemResponse } from "../kernel/http/problem.server.ts";
import { route } from "../kernel/http/route.server.ts";
import { staffRouter } from "../kernel/http/staff-router.server.ts";
import { type StaffRole, staffRoles } from "../kernel/roles.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { resources } from "../resources.server.ts";

/** The calls that anybody may make. Every other route of the API must need a session; requirement SEC-06. */
const openCalls = [
  "GET /doctor",
  "GET /health",
  "GET /ready",
  "GET /openapi.json",
  "GET /form-token",
  "POST /auth/sign-in/email",
  // Ends the session if there is one.
  "POST /auth/sign-out",
  // These calls carry a second factor, a passkey or a one-time link in place of a session.
  "POST /auth/sign-in/code",
  "POST /auth/sign-in/passkey",
  "POST /auth/sign-in/passkey/options",
  "POST /auth/link",
  "POST /auth/link/arrive",
  "POST /visits",
  "POST /project-requests",
  "POST /registrations",
  "GET /faq-categories",
  "GET /review/:token",
  "POST /review/:token/remarks",
  "POST /review/:token/remarks/:id/replies",
  "PATCH /review/:token/remarks/:id",
  "DELETE /review/:token/remarks/:id",
  "POST /review/:token/answers",
  ...resources.flatMap(({ resource: { path, anonymousSees } }) =>
    anonymousSees === "nothing" ? [] : [`GET /${path}`, `GET /${path}/:id`],
  ),
];

const kernel = await testKernel({ environment: { RATE_LIMIT: "off" } });
const api = createApi(kernel);
const routes = new Set(
  api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, "$1")}`),
);

// For all other resources recorded-answers.jsonl holds what an anonymous caller gets.
test("SEC-06 API-03 PRIV-02 no resource about people is read by anybody", () => {
  const people = resources.filter(({ resource }) => resource.holds === "people");
  expect(people.map(({ resource }) => resource.path)).toContain("clients");
  for (const { resource } of people) expect(resource.anonymousSees, resource.path).toBe("nothing");
});

test("SEC-06 every open call is an existing route of the API", () => {
  expect(openCalls.filter((route) => !routes.has(route))).toEqual([]);
});

const origin = "http://localhost:3000";
const mounted = new Hono<ApiEnv>().route("/api", api);
const call = (method: string, path: string, headers: Record<string, string> = { origin }, to = mounted) =>
  to.fetch(
    new Request(`${origin}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(!["GET", "HEAD"].includes(method) && { body: "{}" }),
    }),
    { remoteAddress: "127.0.0.1" },
  );

const forAdmins = [...routes].filter((route) => !openCalls.includes(route));

test.each(openCalls)("SEC-06 %s asks nobody for a session", async (route) => {
  const [method = "", path = ""] = route.replace(":id", "1").split(" ");
  const response = await call(method, path);
  // Sign-in calls may answer 401 because of a wrong password or challenge, but not because a session is missing.
  expect(response.status === 401 && !path.startsWith("/auth")).toBe(false);
});

test("SEC-06 a route that does not state who may call it is refused without a session", async () => {
  const calls = new OpenAPIHono<ApiEnv>();
  calls.get("/unmarked", (c) => c.text("secret"));
  calls.post("/unmarked/:id", (c) => c.text("secret"));
  calls.all("/anything", (c) => c.text("secret"));
  route(calls, {
    call: "PUT /described/{id}",
    summary: "A call",
    answers: { 204: null },
    handle: (c) => c.body(null, 204),
  });
  const unmarked = [
    "GET /unmarked",
    "HEAD /unmarked",
    "POST /unmarked/1",
    "PATCH /anything",
    "PUT /described/1",
  ];
  const answers = async (session: typeof testSession | null) => {
    const to = new Hono<ApiEnv>().route(
      "/api",
      staffRouter({ ...kernel, authenticate: async () => session }, calls, {}),
    );
    to.onError((error) => problemResponse(kernel, error));
    const answer = (route: string) => call(...(route.split(" ") as [string, string]), { origin }, to);
    return (await Promise.all(unmarked.map(answer))).map(({ status }) => status);
  };
  expect(await answers(null)).toEqual([401, 401, 401, 401, 401]);
  expect(await answers(testSession)).toEqual([200, 200, 200, 200, 204]);
});

test.each(forAdmins)("SEC-06 AUTH-06 %s is refused without a session", async (route) => {
  const [method = "", path = ""] = route.replace(":id", "1").replace(":revision", "1").split(" ");
  const response = await call(method, path);
  expect(response.status).toBe(401);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each(forAdmins)(
  "SEC-06 %s cannot be reached by another spelling of its address or by headers",
  async (route) => {
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
    // Each spelling is refused like the address itself, or names no route; nothing else, and no server error.
    for (const variant of variants)
      expect([401, 404], variant).toContain((await call(method, variant)).status);
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
  },
);

const writing = [...routes].filter((route) => !route.startsWith("GET"));

test.each(writing)("AUTH-06 SEC-07 %s is refused from another site, and without an origin", async (route) => {
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

/** For each role the first path segments that it may not call at all, or only read; it may call everything else. ROLE-01. */
const personal = [
  "clients",
  "registrations",
  "project-requests",
  "unplaced-mails",
  "quotes",
  "tasks",
  "renewals",
  "reply-templates",
  "saved-lines",
  "quote-terms",
  "saved-views",
  "own-fields",
  "sales-report",
];
const house = [
  "sales-targets",
  "breaches",
  "users",
  "tokens",
  "webhooks",
  "audit",
  "privacy",
  "site-export",
  "settings",
  "setup",
];
const site = [
  "services",
  "packages",
  "packages-server",
  "team-members",
  "reviews",
  "faqs",
  "faq-categories",
].concat([
  "question-categories",
  "vision-items",
  "pages",
  "articles",
  "content",
  "media",
  "redirects",
  "site-pages",
  "missing-pages",
  "broken-links",
  "link-targets",
]);
const limits: Record<StaffRole, { hidden: string[]; unwritten: string[]; files: string[] }> = {
  owner: { hidden: [], unwritten: [], files: [] },
  // A device is told of sales alone.
  editor: { hidden: [...personal, ...house, "POST /account/notices/devices"], unwritten: [], files: [] },
  sales: { hidden: house, unwritten: site, files: [] },
  reader: { hidden: house, unwritten: [...site, ...personal, "projects", "upload"], files: personal },
};

test.each(staffRoles)(
  "ROLE-01 SEC-06 every call is refused or not as the table says for the role %s",
  async (role) => {
    const session = { ...testSession, user: { ...testSession.user, access: role } };
    const bare = await testKernel({ environment: { RATE_LIMIT: "off" } });
    const mounted = new Hono<ApiEnv>().route(
      "/api",
      createApi({ ...bare, authenticate: async () => session }),
    );
    const { hidden, unwritten, files } = limits[role];
    const expected: string[] = [];
    const refused: string[] = [];
    for (const route of forAdmins) {
      const [method = "", path = ""] = route.replace(":id", "1").replace(":revision", "1").split(" ");
      const word = path.split("/")[1] ?? "";
      const isWrite = !["GET", "HEAD"].includes(method);
      const isFile = path.endsWith("/export.csv");
      const isHidden = hidden.includes(word) || hidden.includes(route);
      if (isHidden || (isWrite && unwritten.includes(word)) || (isFile && files.includes(word)))
        expected.push(route);
      const response = await call(method, path, { origin }, mounted);
      if (response.status !== 403) await response.body?.cancel();
      else if ((await response.json()).code === "forbidden") refused.push(route);
    }
    expect(refused).toEqual(expected);
  },
);

/** Sensitive calls: a session whose last proof of identity is older than ten minutes must give the password first. */
const needsProof = [
  "POST /users",
  "PUT /users/:id",
  "DELETE /users/:id",
  "POST /users/:id/link",
  "POST /users/:id/disable",
  "POST /users/:id/enable",
  "POST /tokens",
  "DELETE /tokens/:id",
  "POST /webhooks",
  "PUT /webhooks/:id",
  "DELETE /webhooks/:id",
  "POST /webhooks/:id/secret",
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
  "GET /quotes/export.csv",
  "GET /site-export/file",
  "POST /site-export",
  "POST /site-export/opened",
  "POST /privacy/export",
  "POST /privacy/readable",
  "POST /privacy/erase",
];

test("SEC-01 PRIV-02 PRIV-03 these calls need a recent proof of identity, and no other does", async () => {
  const stale = { ...testSession, reauthenticatedAt: "2020-01-01T00:00:00.000Z" };
  const bare = await testKernel({ environment: { RATE_LIMIT: "off" } });
  const mounted = new Hono<ApiEnv>().route("/api", createApi({ ...bare, authenticate: async () => stale }));
  const asked: string[] = [];
  for (const route of forAdmins) {
    const [method = "", path = ""] = route.replace(":id", "1").replace(":revision", "1").split(" ");
    const response = await call(method, path, { origin }, mounted);
    // The body is cancelled because a stream would not end.
    if (response.status !== 403) await response.body?.cancel();
    else if ((await response.json()).code === "proof-needed") asked.push(route);
  }
  expect(asked.sort()).toEqual(needsProof.toSorted());
});

/** Fields that no body may set: author, times, deletion; and those of the desk, which a visitor may not set. */
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

test("SEC-06 a visitor cannot set the fields of the desk", async () => {
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

/** The fields of each resource that anybody may read; a new field is private until it is listed here. */
const publicFields: Record<string, string> = {
  "/services":
    "art benefits category delivery_from delivery_kind delivery_to delivery_words description display_order features free_revisions icon id image is_active other_features revisions_words short_description title version",
  "/packages":
    "category delivery_time description display_order features gradient icon icon_html id includes_id includes_words is_active other_features price price_period price_unit price_words title version",
  "/packages-server":
    "category delivery_time description display_order features gradient icon icon_html id includes_id includes_words is_active other_features price price_period price_unit price_words title version",
  "/projects":
    "category challenge challengeText client completion decision decisionText description detailCaption detailImage detailX detailY detailZoom duration endDate figures gallery id image imageAlt isActive location order result resultText startDate status summary title value version",
  "/team-members":
    "achievements bio department email experience experienceWords id image isActive joinDate linkedin name order phone portrait position skills specialty version years",
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
