import { Hono } from "hono";
import { expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";

test("SEC-03 TRIAL-01 X5: a user has at most 20 event streams open, and a closed one makes room", async () => {
  let id = 1;
  const kernel = await testKernel({
    authenticate: async () => ({ ...testSession, user: { ...testSession.user, id } }),
  });
  const api = new Hono<ApiEnv>().route("/api", createApi(kernel));
  const open = () => api.request("/api/arrivals/stream", {}, { remoteAddress: "" });
  const streams = [];
  for (let n = 0; n < 20; n++) streams.push(await open());
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = await open();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  id = 2;
  const other = await open();
  expect(other.status).toBe(200);
  id = 1;
  await streams[0]?.body?.cancel();
  await expect
    .poll(async () => {
      const again = await open();
      if (again.status === 200) streams.push(again);
      return again.status;
    })
    .toBe(200);
  kernel.shutdown.abort();
});
