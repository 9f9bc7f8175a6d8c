import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { assertSameSite } from "./same-site.server.ts";

const local = { config: { publicUrl: undefined, trustedProxies: ["10.0.0.1"] } };
const published = { config: { publicUrl: "https://shurfa.example", trustedProxies: [] } };

function verdict(
  headers: Record<string, string>,
  { kernel = local as typeof local | typeof published, method = "POST", from = "127.0.0.1" } = {},
) {
  const request = new Request("http://localhost:3000/api/services", { method, headers });
  try {
    assertSameSite(kernel, request, from);
    return "passes";
  } catch (error) {
    return error instanceof AppError ? error.status : error;
  }
}

test("AUTH-06 SEC-07 a write needs the origin of this site", () => {
  expect(verdict({ origin: "http://localhost:3000" })).toBe("passes");
  expect(verdict({ "sec-fetch-site": "same-origin" })).toBe("passes");
  expect(verdict({ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" })).toBe("passes");
  expect(verdict({})).toBe(403);
  expect(verdict({ origin: "null" })).toBe(403);
  expect(verdict({ origin: "https://evil.example" })).toBe(403);
  expect(verdict({ origin: "http://localhost:3001" })).toBe(403);
  expect(verdict({ origin: "http://localhost:3000.evil.example" })).toBe(403);
  expect(verdict({ origin: "https://localhost:3000" })).toBe(403);
});

test("AUTH-06 SEC-07 one foreign header is enough to refuse", () => {
  for (const site of ["cross-site", "same-site", "none"]) {
    expect(verdict({ "sec-fetch-site": site })).toBe(403);
    expect(verdict({ origin: "http://localhost:3000", "sec-fetch-site": site })).toBe(403);
  }
  expect(verdict({ origin: "https://evil.example", "sec-fetch-site": "same-origin" })).toBe(403);
});

test("AUTH-06 SEC-07 every method but GET, HEAD and OPTIONS is checked", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(verdict({}, { method })).toBe(403);
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    expect(verdict({ origin: "https://evil.example" }, { method })).toBe("passes");
  }
});

test("AUTH-06 SEC-07 the configured origin counts, whatever the Host header says", () => {
  expect(verdict({ origin: "https://shurfa.example" }, { kernel: published })).toBe("passes");
  expect(verdict({ origin: "http://evil.example", host: "evil.example" }, { kernel: published })).toBe(403);
  expect(verdict({ origin: "http://localhost:3000" }, { kernel: published })).toBe(403);
});

test("AUTH-06 SEC-07 forwarded host and protocol are believed from a configured proxy only", () => {
  const forwarded = {
    origin: "https://shurfa.example",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "shurfa.example",
  };
  expect(verdict(forwarded, { from: "10.0.0.1" })).toBe("passes");
  expect(verdict(forwarded, { from: "10.0.0.2" })).toBe(403);
  expect(verdict({ ...forwarded, "x-forwarded-host": "[" }, { from: "10.0.0.1" })).toBe(403);
});
