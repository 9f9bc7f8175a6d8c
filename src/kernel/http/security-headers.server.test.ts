import { Hono } from "hono";
import { expect, test } from "vitest";
import { parseConfig } from "../process/config.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

test("SEC-11 on https the browser is told to stay on https for a year, on http it is not", async () => {
  const headersOf = async (publicUrl: string) => {
    const app = new Hono().use(securityHeaders({ config: parseConfig({ PUBLIC_URL: publicUrl }) }));
    app.get("/", (c) => c.text(""));
    return (await app.request("/")).headers;
  };
  const secure = await headersOf("https://shurfa.example");
  expect(secure.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect((await headersOf("http://shurfa.example")).get("strict-transport-security")).toBeNull();
  expect(Object.fromEntries(secure)).toMatchObject({
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
  });
  // `no-referrer` would make forms post `Origin: null`.
  expect(secure.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});
