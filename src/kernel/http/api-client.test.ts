import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "../errors.ts";
import { apiClient, isUnanswered, setOnUnauthorized } from "./api-client.ts";
import { isSignedOut, noteSignedIn } from "./signed-out.ts";

const services = apiClient<{ id: number; title: string; version: number }>("/api/services");

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const calls = vi.fn(
    async (_path: string, _init?: RequestInit) =>
      new Response(body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body), {
        status,
        headers,
      }),
  );
  vi.stubGlobal("fetch", calls);
  return calls;
}

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("the call did not throw an AppError");
}

afterEach(() => {
  vi.unstubAllGlobals();
  setOnUnauthorized(() => {});
});

test("API-08 an update sends the version it is based on, and none when the caller has none", async () => {
  const calls = answerWith(200, { id: 1, title: "t", version: 4 });
  await services.update(1, { title: "t" }, { version: 3 });
  await services.update(1, { title: "t" });
  expect(calls.mock.calls[0]?.[0]).toBe("/api/services/1");
  expect(calls.mock.calls[0]?.[1]).toMatchObject({ method: "PUT", headers: { "If-Match": '"3"' } });
  expect(calls.mock.calls[1]?.[1]?.headers).not.toHaveProperty("If-Match");
});

test("API-08 a 412 brings the stored record", async () => {
  answerWith(412, {
    code: "precondition-failed",
    status: 412,
    current: { id: 1, title: "theirs", version: 5 },
  });
  const error = await failureOf(services.update(1, {}, { version: 3 }));
  expect(error.code).toBe("precondition-failed");
  expect(error.current).toEqual({ id: 1, title: "theirs", version: 5 });
});

test("API-02 a 422 brings a sentence per field and drops values that are no sentence", async () => {
  answerWith(422, { code: "invalid", fields: { title: "هذا الحقل مطلوب", "features.2": "طويل", odd: 7 } });
  const error = await failureOf(services.create({}));
  expect(error.fields).toEqual({ title: "هذا الحقل مطلوب", "features.2": "طويل" });
});

test("API-02 the code comes from the status when the answer is not a problem document", async () => {
  answerWith(503, "<html>", { "retry-after": "5" });
  const error = await failureOf(services.list());
  expect([error.code, error.retryAfter]).toEqual(["unavailable", 5]);
  answerWith(418, "");
  expect((await failureOf(services.list())).code).toBe("internal");
});

test("AUTH-03 a 401 calls the registered handler and still throws", async () => {
  const signIn = vi.fn();
  setOnUnauthorized(signIn);
  answerWith(401, { code: "unauthorized" });
  expect((await failureOf(services.list())).code).toBe("unauthorized");
  expect(signIn).toHaveBeenCalledOnce();
});

test("SEC-01 a call whose refusal arrives after somebody has signed in is sent again, and asks nobody to sign in", async () => {
  const signIn = vi.fn();
  setOnUnauthorized(signIn);
  const answers = [
    () => {
      noteSignedIn(); // in this tab or another, while the answer is under way
      return new Response('{"code":"unauthorized"}', { status: 401 });
    },
    () => new Response('{"id":1,"title":"t","version":2}'),
    () => new Response('{"code":"unauthorized"}', { status: 401 }),
  ];
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    sent.push(init);
    return answers[sent.length - 1]?.();
  });
  expect(await services.update(1, { title: "t" }, { version: 1 })).toMatchObject({ version: 2 });
  expect([sent[1], isSignedOut(), signIn.mock.calls.length]).toEqual([sent[0], false, 0]);
  expect((await failureOf(services.list())).code).toBe("unauthorized");
  expect([isSignedOut(), signIn.mock.calls.length, sent.length]).toEqual([true, 1, 3]);
});

test("API-02 delete answers nothing; restore, reorder and lists call their own addresses", async () => {
  const calls = answerWith(204, undefined);
  expect(await services.remove(7)).toBeUndefined();
  await services.reorder([3, 1]);
  expect(calls.mock.calls[1]).toEqual([
    "/api/services/reorder",
    expect.objectContaining({ method: "POST", body: '{"ids":[3,1]}' }),
  ]);
  const read = answerWith(200, []);
  await services.restore("a/b");
  await services.list({ q: "متجر", category: undefined });
  expect(read.mock.calls[0]?.[0]).toBe("/api/services/a%2Fb/restore");
  expect(read.mock.calls[1]?.[0]).toBe(`/api/services?q=${encodeURIComponent("متجر")}`);
});

test("API-02 a broken connection is an AppError too", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("fetch failed");
  });
  expect((await failureOf(services.list())).code).toBe("unavailable");
});

test("ADM-03 the connection is blamed only when nothing came back: not for a refusal, a failure or a page of a proxy", async () => {
  for (const [status, body] of [
    [503, { code: "unavailable" }],
    [500, { code: "internal" }],
    [502, "<html>"],
    [403, { code: "forbidden" }],
  ] as const) {
    answerWith(status, body);
    expect(isUnanswered(await failureOf(services.list())), String(status)).toBe(false);
  }
  answerWith(200, "<html>");
  expect(isUnanswered(await services.list().catch((error: unknown) => error))).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(isUnanswered(await failureOf(services.list()))).toBe(true);
});
