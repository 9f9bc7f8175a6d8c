import { afterEach, expect, test, vi } from "vitest";
import { formPost } from "./form-post.ts";

afterEach(() => vi.unstubAllGlobals());

/** Sends a form over a network that gives this answer to every request. */
function answered(body: string, init: ResponseInit) {
  vi.stubGlobal("fetch", async () => new Response(body, init));
  return formPost("/api/project-requests").send({ name: "سارة" });
}

test("QUOTE-05 CONTACT-04 only an answer of the server is a success, not a network's own sign-in page", async () => {
  const page = { headers: { "content-type": "text/html" } };
  expect(await answered("<h1>Wi-Fi</h1>", page)).toEqual({ kind: "failed" });
  const json = { status: 201, headers: { "content-type": "application/json" } };
  expect(await answered("{}", json)).toEqual({ kind: "sent" });
});

test("QUOTE-05 CONTACT-04 beyond a limit the form shows the server's sentence, and its own when another answers", async () => {
  const problem = { status: 429, headers: { "content-type": "application/problem+json" } };
  const sentence = "أعد المحاولة بعد دقيقة";
  expect(await answered(JSON.stringify({ title: sentence }), problem)).toEqual({ kind: "failed", sentence });
  for (const body of ["{}", "null", '{"title":5}', "<h1>Too Many Requests</h1>"])
    expect(await answered(body, problem), body).toEqual({ kind: "failed" });
});

test("SURV-04 a second try with the same content keeps its key; other content gets another", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_path: string, { method, headers }: RequestInit = {}) => {
    if (method === "POST") keys.push(new Headers(headers).get("idempotency-key"));
    return Response.json({}, { status: method === "POST" ? 503 : 200 });
  });
  const { send } = formPost("/api/project-requests");
  for (const name of ["سارة", "سارة", "سارة محمد", "سارة"]) await send({ name });
  expect(keys).toHaveLength(4);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test("SEC-07 the token is requested once, at the first touch, and is sent with the form", async () => {
  const asked: string[] = [];
  let sent: string | null = null;
  vi.stubGlobal("fetch", async (path: string, { method, headers }: RequestInit = {}) => {
    asked.push(`${method ?? "GET"} ${path}`);
    if (method === "POST") sent = new Headers(headers).get("x-form-token");
    return Response.json({ token: "the-token" });
  });
  const { touch, send } = formPost("/api/project-requests");
  touch();
  touch();
  expect(asked).toEqual(["GET /api/form-token"]);
  await send({ name: "سارة" });
  expect([asked, sent]).toEqual([["GET /api/form-token", "POST /api/project-requests"], "the-token"]);
});
