import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApi } from "../../../../api.server.ts";
import type { ApiEnv } from "../../../../kernel/http/http.server.ts";
import { testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";

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

test("SEC-03 TRIAL-01 X5: all streams of a process share one timer, which ends with the last of them", async () => {
  const [begin, end] = [vi.spyOn(globalThis, "setInterval"), vi.spyOn(globalThis, "clearInterval")];
  onTestFinished(() => void vi.restoreAllMocks());
  let looks = 0;
  const kernel = await testKernel({
    authenticate: async () => {
      looks += 1;
      return testSession;
    },
  });
  const api = new Hono<ApiEnv>().route("/api", createApi(kernel));
  const everyTwoSeconds = () => begin.mock.calls.flatMap(([, every], at) => (every === 2000 ? [at] : []));
  const streams = [];
  for (let n = 0; n < 20; n++)
    streams.push(await api.request("/api/arrivals/stream", {}, { remoteAddress: "" }));
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const [timer = -1, ...others] = everyTwoSeconds();
  expect(others).toEqual([]);
  // Each tick looks at the session of each stream.
  looks = 0;
  await expect.poll(() => looks, { timeout: 5000 }).toBeGreaterThanOrEqual(20);
  await Promise.all(streams.map(({ body }) => body?.cancel()));
  const handle = begin.mock.results[timer]?.value;
  await expect.poll(() => end.mock.calls.some(([ended]) => ended === handle)).toBe(true);
  // The next stream begins it anew.
  const next = await api.request("/api/arrivals/stream", {}, { remoteAddress: "" });
  expect(everyTwoSeconds()).toHaveLength(2);
  await next.body?.cancel();
  kernel.shutdown.abort();
});
