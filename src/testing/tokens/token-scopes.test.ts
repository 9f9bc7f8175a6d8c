import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import type { Session } from "../../kernel/process/kernel.server.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

/** The first path segments that token scopes exist for, with the actions of each; written by hand to check the code. */
const scoped: Record<string, readonly string[]> = {
  projects: ["read", "write", "import"],
  clients: ["read", "write", "import"],
  "project-requests": ["read", "write", "mail"],
  reviews: ["read", "write", "import"],
  articles: ["read", "write", "import"],
  pages: ["read", "write"],
  services: ["read", "write", "import"],
  packages: ["read", "write", "import"],
  "packages-server": ["read", "write", "import"],
  "team-members": ["read", "write", "import"],
  faqs: ["read", "write", "import"],
  "question-categories": ["read", "write"],
  "vision-items": ["read", "write", "import"],
  media: ["read", "write"],
  tasks: ["read", "write"],
  renewals: ["read", "write"],
  "reply-templates": ["read", "write", "import"],
  "saved-lines": ["read", "write", "import"],
  "quote-terms": ["read", "write", "import"],
  "saved-views": ["read", "write"],
  "own-fields": ["read", "write"],
  redirects: ["read", "write", "import"],
  quotes: ["read", "write", "share", "mail"],
  "faq-categories": ["read", "write"],
  content: ["read", "write", "share"],
  "site-pages": ["read", "write"],
  "missing-pages": ["read", "write"],
  "broken-links": ["read", "write"],
  "link-targets": ["read"],
  upload: ["write"],
  analytics: ["read"],
  "sales-report": ["read"],
};
const scopes = Object.entries(scoped).flatMap(([word, deeds]) => deeds.map((deed) => `${word}:${deed}`));

/** Calls with these segments that no token may make: visitors' forms, and calls that reach more than the scope's name says. */
const forPeople = [
  "POST /project-requests",
  "GET /project-requests/same-person",
  "GET /project-requests/asked-choices",
  "GET /project-requests/assignees",
  "GET /project-requests/colleagues",
  "GET /project-requests/:id/desk",
  "POST /project-requests/:id/mentions/seen",
  "POST /project-requests/:id/merge",
  "POST /project-requests/:id/client",
  "POST /quotes/:id/project",
  "GET /quotes/:id/paper",
  "GET /clients/:id/timeline",
  "GET /clients/:id/marketing-link",
  "POST /clients/:id/marketing-resume",
  "GET /media/:id/uses",
  "POST /media/:id/replace",
];

/** Calls that `write` does not open, by the deed that does. */
const deedsOfCalls: Record<string, readonly string[]> = {
  share: ["POST /content/:section/shares", "POST /quotes/:id/link"],
  mail: ["POST /project-requests/:id/replies", "POST /quotes/:id/send", "POST /quotes/:id/send-again"],
};

const scopeOfRoute = (route: string) => {
  const [method, path = ""] = route.split(" ");
  if (path.endsWith("/import")) return `${path.split("/")[1]}:import`;
  const deed = Object.keys(deedsOfCalls).find((deed) => deedsOfCalls[deed]?.includes(route));
  if (deed) return `${path.split("/")[1]}:${deed}`;
  if (forPeople.includes(route) || path.endsWith("/export.csv")) return undefined;
  return `${path.split("/")[1]}:${method === "GET" ? "read" : "write"}`;
};

async function startApi(database: (typeof databases)[number], access: StaffRole = "owner") {
  let program: Session = { ...testSession, scopes: [] };
  const kernel = await testKernel({
    database,
    environment: { RATE_LIMIT: "off" },
    authenticateToken: async () => program,
  });
  const api = createApi(kernel);
  const mounted = new Hono<ApiEnv>().route("/api", api);
  const routes = api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, "$1")}`);
  /** The routes that accept a program with these scopes, without cookie and `Origin`. */
  async function openTo(...given: string[]) {
    program = { ...testSession, user: { ...testSession.user, access }, scopes: given };
    const open: string[] = [];
    for (const route of new Set(routes)) {
      const [method = "", path = ""] = route.replace(/:\w+/g, "1").split(" ");
      const request = new Request(`http://localhost:3000/api${path}`, {
        method,
        headers: { authorization: "Bearer any", "content-type": "application/json" },
        ...(method !== "GET" && { body: "{}" }),
      });
      const response = await mounted.fetch(request, { remoteAddress: "127.0.0.1" });
      expect(response.headers.get("cache-control"), route).toBe("no-store");
      if (response.status === 403) expect((await response.json()).code, route).toBe("forbidden");
      else open.push(route);
      if (!response.bodyUsed) await response.body?.cancel();
    }
    return open;
  }
  return { api, routes: [...new Set(routes)], openTo };
}

// The test makes one call for each scope and route, some eight thousand.
const longTest = 120_000; // ms

describe.each(databases)("scopes of tokens on %s", (database) => {
  test(
    "TOKEN-01 a token can do exactly what its scopes say, on every route",
    async () => {
      const { routes, openTo } = await startApi(database);
      expect(forPeople.filter((route) => !routes.includes(route))).toEqual([]);
      expect(await openTo()).toEqual([]);
      for (const scope of scopes) {
        const expected = routes.filter((route) => scopeOfRoute(route) === scope);
        expect(expected.length, scope).toBeGreaterThan(0);
        expect(await openTo(scope), scope).toEqual(expected);
      }
    },
    longTest,
  );

  test("TOKEN-01 ROLE-01 a token can do no more than the role of its user, whatever its scopes", async () => {
    const { routes, openTo } = await startApi(database, "editor");
    const personal = [
      "clients",
      "project-requests",
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
    const allowed = scopes.filter((scope) => !personal.includes(scope.split(":")[0] ?? ""));
    const expected = routes.filter((route) => allowed.includes(scopeOfRoute(route) ?? ""));
    expect(await openTo(...scopes)).toEqual(expected);
  });

  test("TOKEN-01 scopes are offered for exactly these calls, and the OpenAPI document says which scope a call needs", async () => {
    const call = caller(createApi(await testKernel({ database, session: testSession })));
    const { body: offered } = await call("GET", "/api/tokens/scopes");
    const byWord = offered.map(({ resource, deeds }: { resource: string; deeds: string[] }) => [
      resource,
      deeds,
    ]);
    expect(Object.fromEntries(byWord)).toEqual(scoped);
    for (const { title } of offered) expect(title).toMatch(/^[\p{Script=Arabic}\d ]+$/u);
    const { body: document } = await call("GET", "/api/openapi.json");
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: "http", scheme: "bearer" });
    const { routes } = await startApi(database);
    for (const route of routes) {
      const [method = "", path = ""] = route.replace(/:(\w+)/g, "{$1}").split(" ");
      const { security } = document.paths[path][method.toLowerCase()];
      const scope = scopeOfRoute(route);
      const told = security.flatMap((way: { bearer?: string[] }) => way.bearer ?? []);
      expect([route, told]).toEqual([route, scope && scopes.includes(scope) ? [scope] : []]);
    }
  });
});
