import { Hono } from "hono";
import { expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { uploadedFiles } from "../../content/media/api.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

const words = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];

test("SEC-08 TRIAL-01 X6: no word that every object knows is found in a list of the code: each call with it in its path or query is answered", async () => {
  const kernel = await testKernel({ session: testSession, environment: { RATE_LIMIT: "off" } });
  const api = createApi(kernel);
  const call = caller(api);
  const paths = new Set(api.routes.filter(({ method }) => method === "GET").map(({ path }) => path));
  expect(paths.size).toBeGreaterThan(90);
  const failed: string[] = [];
  for (const word of words)
    for (const path of paths) {
      if (/stream|\.csv|docs/.test(path)) continue; // no JSON
      const address = `/api${path.replace(/:\w+/g, word).replace(/\/\*$/, "")}`;
      for (const query of [
        "",
        `?sort=${word}&status=${word}&stage=${word}&kind=${word}&state=${word}&resource=${word}&action=${word}&days=7`,
      ]) {
        const { status } = await call("GET", address + query);
        if (status >= 500) failed.push(`${address}${query} ${status}`);
      }
    }
  expect(failed).toEqual([]);
  const tab = "5f0c2c9e-6d0f-4a3c-9f43-7d1b0a6f7c11";
  for (const word of words) {
    const place = { tab, place: `${word}/1`, isEditing: true, field: word };
    expect([403, 422], word).toContain((await call("POST", "/api/presence", place)).status);
    expect((await call("POST", "/api/setup/done", { done: word })).status, word).toBe(422);
    expect((await call("POST", "/api/project-requests/bulk", { ids: [1], action: word })).status, word).toBe(
      422,
    );
  }
});

test("SEC-09 TRIAL-01 X8: a picture of an impossible name is not found, and nothing is logged as a fault", async () => {
  const kernel = await testKernel();
  const files = new Hono<ApiEnv>().route("/uploads", uploadedFiles(kernel));
  for (const name of [
    `${"a".repeat(300)}.webp`,
    `${"a".repeat(201)}.png`,
    "a.constructor",
    "a.toString",
    ".webp",
    "..webp",
  ])
    expect((await files.request(`/uploads/${name}`)).status, name).toBe(404);
});
