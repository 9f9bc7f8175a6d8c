import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { assertReady } from "../process/ready.server.ts";
import { testKernel } from "../testing/test-kernel.ts";
import { logFields } from "./request-context.server.ts";
import { type Observation, trackRequests } from "./track-requests.server.ts";

type Line = {
  requestId?: string;
  msg: string;
  level: number;
  path?: string;
  queries?: number;
  status?: number;
};

async function trackedServer(environment: Record<string, string> = {}) {
  const kernel = await testKernel({ environment });
  const lines: Line[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = pino({ level: "debug", base: undefined, mixin: logFields }, stream);
  const observed: Observation[] = [];
  const track = trackRequests({ ...kernel, log }, (observation) => observed.push(observation));
  const server = createServer((request, response) =>
    track(request, response, async () => {
      for (let count = 0; count < 3; count++) await assertReady(kernel);
      log.warn("on the way");
      response.writeHead(request.url === "/admin" ? 401 : 200).end();
    }),
  ).listen(0);
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { lines, observed, call: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

test("SEC-12 every line of a request carries its id, which the answer names; addresses are logged without query and secrets", async () => {
  const { lines, observed, call } = await trackedServer();
  const [first, second] = await Promise.all([
    call("/faq?q=secret"),
    call("/api/services", { method: "POST" }),
  ]);
  const ids = [first, second].map(({ headers }) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  await expect.poll(() => lines.length).toBe(4);
  for (const id of ids)
    expect(lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg)).toEqual([
      "on the way",
      "request",
    ]);
  const request = lines.find(({ path }) => path === "/faq");
  expect(request).toMatchObject({ queries: 3, status: 200, level: 20 });
  expect(lines.find(({ path }) => path === "/api/services")).toMatchObject({ level: 30 });
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(observed.map(({ kind }) => kind).sort()).toEqual(["api", "page"]);
  await call(`/q/${"secret".repeat(7)}`, { method: "POST" });
  await expect.poll(() => lines.at(-1)).toMatchObject({ path: "/q/…", level: 30 });
  expect(JSON.stringify(lines)).not.toContain("secret");
  await call("/admin");
  await expect.poll(() => lines.at(-1)).toMatchObject({ path: "/admin", status: 401, level: 30 });
});

test("SEC-12 SEC-03 the request id of a trusted proxy is used, that of anybody else is not", async () => {
  const headers = { "x-request-id": "0123456789abcdef" };
  const open = await trackedServer();
  expect((await open.call("/", { headers })).headers.get("x-request-id")).not.toBe(headers["x-request-id"]);
  const behind = await trackedServer({ TRUST_PROXY: "127.0.0.1" });
  expect((await behind.call("/", { headers })).headers.get("x-request-id")).toBe(headers["x-request-id"]);
  const odd = { "x-request-id": "a b" };
  expect((await behind.call("/", { headers: odd })).headers.get("x-request-id")).not.toBe("a b");
});

test("SURV-07 a process is ready until it begins to end or its database is away", async () => {
  const kernel = await testKernel();
  await assertReady(kernel);
  kernel.shutdown.abort();
  await expect(assertReady(kernel)).rejects.toMatchObject({ status: 503 });
  const other = await testKernel();
  await other.database.close();
  await expect(assertReady(other)).rejects.toMatchObject({ status: 503 });
});
