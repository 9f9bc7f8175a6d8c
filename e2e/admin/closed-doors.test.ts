import { request as rawRequest } from "node:http";
import { missingPath, publicPaths } from "../../src/testing/pages/test-paths.ts";
import { expect, signIn, test } from "../support/fixtures.ts";
import { startSite } from "../support/site-process.ts";

const publicPages = [...publicPaths, "/projects/1", missingPath];
const adminPages = [
  "",
  "/content",
  "/services",
  "/packages",
  "/packages-server",
  "/team",
  "/testimonials",
  "/faq",
  "/vision2030",
  "/media",
  "/projects",
  "/clients",
  "/quote-requests",
  "/messages",
  "/analytics",
  "/users",
  "/users?tab=audit",
  "/settings",
  "/privacy",
  "/content/homepage",
  "/content/homepage/versions",
].map((screen) => `/admin${screen}`);

test("SEC-11 no page makes requests to other sites, and no script of a page needs unsafe-inline", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) foreign.push(`${page.url()} → ${request.url()}`);
  });
  await signIn(page);
  for (const path of [...publicPages, ...adminPages]) {
    const response = await page.goto(path, { waitUntil: "load" });
    const headers = response?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";
    expect(directive("default-src"), path).toBe("default-src 'self'");
    expect(directive("script-src"), path).toMatch(/^script-src 'self'/);
    expect(directive("script-src"), path).not.toMatch(/unsafe|https?:|\*/);
    expect(directive("style-src"), path).not.toMatch(/unsafe|https?:|\*/);
    expect(policy, path).toContain("object-src 'none'; base-uri 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["x-powered-by"], path).toBeUndefined();
    if (path.startsWith("/admin")) expect(headers["cache-control"], path).toBe("no-store");
    // A screen's own requests are made by the time its heading shows.
    if (path.startsWith("/admin"))
      await expect(page.locator("main h1, [data-top-bar] h1").first(), path).toBeVisible();
  }
  expect(foreign).toEqual([]);
});

test("SEC-06 AUTH-05 no spelling of an address and no header shows an admin page or a private record without a session", async ({
  baseURL,
}) => {
  const { port = "" } = new URL(baseURL ?? "");
  const spellings = [
    "/admin/clients",
    "/admin/clients/",
    "//admin/clients",
    "/admin//clients",
    "/./admin/clients",
    "/x/../admin/clients",
    "/x/%2e%2e/admin/clients",
    "/admin/%2e/clients",
    "/%61dmin/clients",
    "/admin%2Fclients",
    "/ADMIN/clients",
    "/Admin/Clients",
    "/admin/clients?_data=admin",
    "/admin/clients.data",
    "/admin.data?_routes=admin%2Flayout",
    "/_root.data",
    "/admin/clients;.css",
    "/admin/clients%00",
    "/admin/clients%ff",
    "/api/clients",
    "//api/clients",
    "/api//clients",
    "/API/clients",
    "/api/clients/",
    "/api%2Fclients",
    "/%2e/api/clients",
    "/uploads/..%2f..%2fshurfa.db",
    "/uploads/%2e%2e/shurfa.db",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/covers/..%2f..%2fshurfa.db",
  ];
  const tricks: Record<string, string>[] = [
    {},
    { "x-original-url": "/admin/clients", "x-rewrite-url": "/admin/clients" },
    { "x-forwarded-for": "127.0.0.1", "x-forwarded-user": "admin", "x-real-ip": "127.0.0.1" },
    { authorization: "Bearer admin", cookie: "shurfa-session=x; user=admin; token=signed-in" },
    { "x-http-method-override": "GET", "x-middleware-subrequest": "admin/layout" },
    { host: `admin.localhost:${port}` },
  ];
  for (const path of spellings) {
    for (const headers of tricks) {
      const { status, body } = await raw(Number(port), path, headers);
      const where = `${path} ${JSON.stringify(headers)}`;
      expect(status, where).toBeLessThan(500);
      // Traces of the seeded client, of the demo administrator's frame, and of an SQLite file.
      expect(body, where).not.toContain("khalid@rutab-farms");
      expect(body, where).not.toContain("تسجيل الخروج");
      expect(body, where).not.toContain("SQLite format");
      expect(body, where).not.toContain('"dependencies"');
    }
  }
});

test("SEC-12 for every request the server prints only log lines, without secrets from addresses", async () => {
  const site = await startSite({ LOG_LEVEL: "debug" });
  try {
    const token = "secret".repeat(7);
    const asked = [
      `/q/${token}`,
      `/q/${token}%ff`,
      `/draft/${token}/services`,
      `/draft/${token}/services.data`,
      `/services.data?_routes=${token}`,
      `/faq?q=${token}`,
      `/api/services?q=${token}`,
      `/admin/${token}%`,
      `/api/projects/${token}`,
      `/uploads/%ff${token}`,
      "/no/page/of/ours%e0%a4%a",
    ];
    for (const path of asked) {
      expect((await raw(site.port, path, {})).status, path).toBeLessThan(500);
      const options = { method: "POST", headers: { origin: site.origin } };
      expect((await fetch(site.origin + path, options)).status, path).toBeLessThan(500);
    }
    await expect.poll(() => site.log().length).toBeGreaterThanOrEqual(asked.length * 2);
    const lines = site.printed().trimEnd().split("\n");
    expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([`Shurfa is at ${site.origin}`]);
    expect(site.printed()).not.toMatch(/secret/);
  } finally {
    await site.remove();
  }
});

/** Sends a request with the path exactly as given; `fetch` would normalise the path. */
function raw(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = rawRequest({ host: "127.0.0.1", port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8") }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
