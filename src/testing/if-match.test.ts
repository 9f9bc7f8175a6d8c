import sharp from "sharp";
import { expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { storePicture } from "../content/media/store.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";

type Call = ReturnType<typeof caller>;
type Guarded = { read: string; change: [method: string, path: string, body: (value: string) => object] };

const actor = { id: 1, name: "سارة" };
const request = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "متجر" };

/** Creates a record and answers how to change it; a body with another value makes another change. */
const guarded: Record<string, (call: Call, kernel: Kernel) => Promise<Guarded>> = {
  "a record": async (call) => {
    await call("POST", "/api/services", { title: "قبل" });
    const read = "/api/services/1";
    return { read, change: ["PUT", read, (title) => ({ title })] };
  },
  "a request": async (call) => {
    await call("POST", "/api/project-requests", request);
    const read = "/api/project-requests/1";
    return {
      read,
      change: ["PUT", read, (value) => ({ remind_on: value === "1" ? "2027-01-01" : "2027-02-02" })],
    };
  },
  "a quote": async (call) => {
    await call("POST", "/api/project-requests", request);
    await call("POST", "/api/quotes", { request_id: 1 });
    const read = "/api/quotes/1";
    return { read, change: ["PUT", read, (terms) => ({ terms })] };
  },
  "a picture": async (_call, kernel) => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: "#123" } });
    const { id } = await storePicture(kernel, actor, {
      bytes: await image.png().toBuffer(),
      fileName: "a.png",
    });
    const read = `/api/media/${id}`;
    return { read, change: ["PUT", read, (alt) => ({ alt })] };
  },
  "the settings": async (call) => {
    await call("PUT", "/api/settings", { tagline: "قبل" });
    const read = "/api/settings";
    return { read, change: ["PUT", read, (tagline) => ({ tagline })] };
  },
};

const startApi = async () => {
  const kernel = await testKernel({ environment: { RATE_LIMIT: "off" }, session: testSession });
  return { kernel, call: caller(createApi(kernel)) };
};

test.each(Object.entries(guarded))(
  "API-08 SURV-05 If-Match of %s accepts the current tag or *; an older tag is 412",
  async (_name, make) => {
    const { kernel, call } = await startApi();
    const { read, change } = await make(call, kernel);
    const [method, path, body] = change;
    const ask = (value: string, tag: string) =>
      call(method, path, body(value), { headers: { "if-match": tag } });
    const seen = (await call("GET", read)).headers.get("etag") ?? "";
    expect(seen).toMatch(/^"\d+"$/);
    expect((await ask("1", seen)).status).toBe(200);
    const stale = await ask("2", seen);
    expect([stale.status, stale.body.code]).toEqual([412, "precondition-failed"]);
    expect(stale.body.current).toEqual((await call("GET", read)).body);
    const any = await ask("3", "*");
    expect([any.status, any.headers.get("etag")]).toEqual([
      200,
      (await call("GET", read)).headers.get("etag"),
    ]);
    expect((await ask("4", "x")).status).toBe(422);
  },
);

test("API-08 RFC 9110 If-Match: * fails for a record that does not exist", async () => {
  const { call } = await startApi();
  for (const path of ["/api/services/1", "/api/project-requests/1", "/api/quotes/1", "/api/media/x"])
    expect((await call("PUT", path, {}, { headers: { "if-match": "*" } })).status, path).toBe(404);
});

test("API-08 ACNT-04 a draft is published with the current tag or *; an older tag is 412", async () => {
  const { call } = await startApi();
  const path = "/api/content/homepage";
  const edit = async (value: string) => {
    const { published, draft } = (await call("GET", path)).body;
    const base = draft.heroTitle?.value ?? published.heroTitle;
    return call("PATCH", path, { client: "editor-one", fields: { heroTitle: { base, value } } });
  };
  const publish = (tag: string) => call("POST", `${path}/publish`, {}, { headers: { "if-match": tag } });
  const seen = (await edit("أول")).headers.get("etag") ?? "";
  const fresh = (await edit("ثان")).headers.get("etag") ?? "";
  expect((await publish(seen)).status).toBe(412);
  expect((await publish(fresh)).body.published.heroTitle).toBe("ثان");
  await edit("ثالث");
  expect((await publish("*")).body.published.heroTitle).toBe("ثالث");
});

test("API-08 SURV-05 a file is imported with the tag of its preview or *; an older tag is 412", async () => {
  const { call } = await startApi();
  await call("POST", "/api/faqs", { question: "كم السعر؟" });
  const send = (question: string, tag: string) =>
    call("POST", "/api/faqs/import", `الرقم,السؤال\n1,${question}`, {
      headers: { "content-type": "text/csv", "if-match": tag },
    });
  expect((await send("كم؟", '"older"')).status).toBe(412);
  expect((await send("كم؟", "*")).body).toEqual({ created: 0, updated: 1, unchanged: 0 });
});
