import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { redirectToSite } from "../../kernel/http/access/own-host.server.ts";
import { createLog } from "../../kernel/process/log.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";

const proxy = "10.0.0.9";

async function site(publicUrl = "https://shurfa.example") {
  const kernel = await testKernel({ environment: { PUBLIC_URL: publicUrl, TRUST_PROXY: proxy } });
  const lines: string[] = [];
  kernel.log = createLog("warn", { write: (line: string) => void lines.push(line) });
  const ask = (url: string, headers: Record<string, string>, method = "GET", remoteAddress = proxy) =>
    redirectToSite(kernel, { method, url, headers: new Headers(headers), remoteAddress });
  const to = (...asked: Parameters<typeof ask>) => {
    const moved = ask(...asked);
    return moved && [moved.status, moved.headers.get("location")];
  };
  return { ask, to, lines };
}

describe("pages under another address than PUBLIC_URL", () => {
  test.each([
    [{ host: "www.shurfa.example", "x-forwarded-proto": "https" }],
    [{ host: "shurfa.example", "x-forwarded-proto": "http" }],
    [{ host: "WWW.Shurfa.example:80", "x-forwarded-proto": "http" }],
    [{ host: "shurfa.example:8443", "x-forwarded-proto": "https" }],
    [{ host: "app", "x-forwarded-host": "old.example", "x-forwarded-proto": "https" }],
    [{ host: "203.0.113.7", "x-forwarded-proto": "https" }],
    [{ host: "www.shurfa.example" }],
  ])("RUN-05 TRIAL-01 F1: %j is redirected for good", async (headers) => {
    const { to, lines } = await site();
    for (const path of ["/", "/contact?from=a%20b", "/admin/services", "/uploads/a.webp"])
      expect(to(path, headers)).toEqual([301, `https://shurfa.example${path}`]);
    expect(to("/contact", headers, "HEAD")).toEqual([301, "https://shurfa.example/contact"]);
    // Named once in the log.
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("PUBLIC_URL");
    for (const path of ["/api/health", "/api", "/.well-known/acme-challenge/x"])
      expect(to(path, headers)).toBeUndefined();
    expect(to("/contact", headers, "POST")).toBeUndefined();
  });

  test.each([
    [{ host: "shurfa.example", "x-forwarded-proto": "https" }],
    [{ host: "SHURFA.example:443", "x-forwarded-proto": "https" }],
    [{ host: "shurfa.example" }],
    [{ host: "127.0.0.1:3001" }],
    [{ host: "localhost:3000", "x-forwarded-proto": "http" }],
    [{ host: "10.0.0.4" }],
    [{ host: "[::1]:3000" }],
    [{ host: "app:3000" }],
    [{ host: "shurfa.svc.internal" }],
    [{ host: "" }],
    [{ host: "a b" }],
  ])("RUN-05 TRIAL-01 F1: %j is answered as it is", async (headers) => {
    const { to } = await site();
    expect(to("/contact", headers)).toBeUndefined();
  });

  test("RUN-05 TRIAL-01 F1: nobody but the proxy names host and scheme", async () => {
    const { to } = await site();
    const headers = {
      host: "shurfa.example",
      "x-forwarded-host": "www.evil.example",
      "x-forwarded-proto": "http",
    };
    expect(to("/", headers, "GET", "203.0.113.9")).toBeUndefined();
  });

  test("RUN-05 TRIAL-01 F1: a proxy that names a wrong scheme sends nobody in a circle, and the log says what to correct", async () => {
    const { to, lines } = await site();
    const headers = { host: "shurfa.example", "x-forwarded-proto": "http" };
    expect(to("/", headers)?.[0]).toBe(301);
    expect(to("/", { ...headers, cookie: "a=b; shurfa-moved=4" })).toBeUndefined();
    expect(to("/services", { ...headers, cookie: "shurfa-moved=4" })).toBeUndefined();
    expect(lines.filter((line) => line.includes("X-Forwarded-Proto"))).toHaveLength(1);
    expect(to("/", { host: "www.shurfa.example", "x-forwarded-proto": "https" })?.[0]).toBe(301);
  });

  test("RUN-05 SEC-11 TRIAL-01 F1: R7: a browser in a circle is let out after four rounds, and nobody else is kept from the redirect", async () => {
    const { ask, to } = await site();
    const headers = { host: "www.shurfa.example", "x-forwarded-proto": "https" };
    let cookie = "";
    for (let round = 1; round <= 4; round++) {
      const moved = ask("/", { ...headers, cookie });
      expect(moved?.status).toBe(301);
      expect([moved?.headers.get("set-cookie"), moved?.headers.get("cache-control")]).toEqual([
        `shurfa-moved=${round}; Max-Age=5; Path=/; HttpOnly; SameSite=Lax`,
        "no-store",
      ]);
      cookie = moved?.headers.get("set-cookie")?.split(";")[0] ?? "";
    }
    expect(to("/", { ...headers, cookie })).toBeUndefined();
    for (const other of ["", "shurfa-moved=1", "shurfa-moved=x", "x-shurfa-moved=9"])
      expect(to("/", { ...headers, cookie: other })?.[0], other).toBe(301);
  });

  test("RUN-05 TRIAL-01 F1: without PUBLIC_URL no page is redirected", async () => {
    const kernel = await testKernel();
    const headers = new Headers({ host: "www.shurfa.example" });
    expect(
      redirectToSite(kernel, { method: "GET", url: "/", headers, remoteAddress: proxy }),
    ).toBeUndefined();
  });
});

describe.each(databases)("forms under another address on %s", (database) => {
  test.each([
    ["https://www.shurfa.example", { host: "www.shurfa.example", "x-forwarded-proto": "https" }, 201],
    ["http://shurfa.example", { host: "shurfa.example", "x-forwarded-proto": "http" }, 201],
    ["https://shurfa.example", { host: "shurfa.example", "x-forwarded-proto": "https" }, 201],
    ["https://evil.example", { host: "shurfa.example", "x-forwarded-proto": "https" }, 403],
    ["https://evil.example", { host: "www.shurfa.example", "x-forwarded-proto": "https" }, 403],
    ["null", { host: "www.shurfa.example", "x-forwarded-proto": "https" }, 403],
  ])(
    "SEC-07 TRIAL-01 F1: a request from %s to %j is answered %i, and a lead is never lost",
    async (origin, headers, status) => {
      const kernel = await testKernel({
        database,
        environment: { PUBLIC_URL: "https://shurfa.example", TRUST_PROXY: proxy, RATE_LIMIT: "off" },
      });
      const call = caller(createApi(kernel));
      const lead = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "" };
      const options = { headers: { origin, "sec-fetch-site": "same-origin", ...headers }, address: proxy };
      expect((await call("POST", "/api/project-requests", lead, options)).status).toBe(status);
      const stored = await kernel.reads.selectFrom("project_requests").select("name").execute();
      expect(stored).toHaveLength(status === 201 ? 1 : 0);
      // Nothing but the forms of visitors is taken from there.
      const signIn = await call(
        "POST",
        "/api/auth/sign-in/email",
        { email: "a@b.example", password: "x" },
        options,
      );
      expect(signIn.status).toBe(origin === "https://shurfa.example" ? 401 : 403);
    },
  );
});
