import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { OpenAPIHono } from "@hono/zod-openapi";
import { expect, onTestFinished, test } from "vitest";
import type { ApiEnv } from "../http/http.server.ts";
import { problemResponse } from "../http/problem.server.ts";
import { linkSecret } from "../process/link-secret.server.ts";
import { testKernel } from "../testing/test-kernel.ts";
import { checkProxy } from "./check-proxy.server.ts";
import { addDoctorCall, signatureHeader, signDoctorCall } from "./doctor-call.server.ts";
import { contextWith, told } from "./test-check-context.ts";

const publicUrl = "https://site.example";

async function listen(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

/** A server behind a proxy that connects from 10.0.0.9. `forward` makes the headers that the proxy sends on. */
async function site(
  environment: Record<string, string>,
  forward: (headers: IncomingHttpHeaders) => IncomingHttpHeaders,
) {
  const kernel = await testKernel({
    environment: { NODE_ENV: "production", PUBLIC_URL: publicUrl, ...environment },
  });
  await linkSecret(kernel);
  const api = new OpenAPIHono<ApiEnv>();
  addDoctorCall(api, kernel);
  api.onError((error) => problemResponse(kernel, error));
  const app = new OpenAPIHono<ApiEnv>().route("/api", api);
  const server = await listen(
    getRequestListener((request) => app.fetch(request, { remoteAddress: "10.0.0.9" })),
  );
  const proxy = await listen(({ url, headers }, response) =>
    pass(`${server}${url}`, forward(headers), response),
  );
  const ask: typeof fetch = (url, init) => fetch(String(url).replace(publicUrl, proxy), init);
  return { kernel, proxy, ask, context: contextWith({}, { config: kernel.config, fetch: ask }) };
}

function pass(url: string, headers: IncomingHttpHeaders, response: ServerResponse) {
  request(url, { headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  }).end();
}

/** Forwards headers as `deploy/nginx.conf` does. */
const rightly = (headers: IncomingHttpHeaders) => ({
  ...headers,
  host: "site.example",
  "x-forwarded-host": "site.example",
  "x-forwarded-proto": "https",
  "x-forwarded-for": "198.51.100.4",
});
const named = { TRUST_PROXY: "10.0.0.9" };
const isFine = "ok https://site.example reaches this site, and the server sees each visitor's address.";

test("RUN-07 a proxy that sets its headers itself, or appends the visitor's address, is right", async () => {
  expect(told(await checkProxy((await site(named, rightly)).context))).toEqual([isFine]);
  const appends = (headers: IncomingHttpHeaders) => ({
    ...rightly(headers),
    "x-forwarded-for": `${headers["x-forwarded-for"]}, 198.51.100.4`,
  });
  expect(told(await checkProxy((await site(named, appends)).context))).toEqual([isFine]);
});

test("RUN-07 each header that a proxy forgets, or lets a visitor forge, is reported with its line for nginx", async () => {
  const without = async (changes: IncomingHttpHeaders, environment: Record<string, string> = named) => {
    const { context } = await site(environment, (headers) => ({ ...rightly(headers), ...changes }));
    return told(await checkProxy(context));
  };
  expect(await without({}, {})).toEqual([
    "fault TRUST_PROXY does not name the proxy, which connects from 10.0.0.9, so all visitors count as one address. Add the proxy to TRUST_PROXY.",
  ]);
  expect(await without({ "x-forwarded-for": "203.0.113.77" })).toEqual([
    expect.stringMatching(/^fault The proxy passes on an X-Forwarded-For header that a visitor forged/),
  ]);
  expect(await without({ "x-forwarded-for": "" })).toEqual([
    expect.stringMatching(/^fault The proxy does not send the visitor's address/),
  ]);
  expect(await without({ "x-forwarded-host": "127.0.0.1:3000" })).toEqual([
    expect.stringMatching(/^fault The proxy sends the host 127\.0\.0\.1:3000 instead of site\.example/),
  ]);
  expect(await without({ "x-forwarded-proto": "http" })).toEqual([
    expect.stringMatching(/^fault The proxy sends the protocol http instead of https/),
  ]);
});

test("RUN-07 an address that leads elsewhere, nowhere, or to a server with another secret is reported", async () => {
  const { context } = await site(named, rightly);
  const instead = async (listener: Parameters<typeof createServer>[1]) => {
    const other = await listen(listener);
    const ask: typeof fetch = (url, init) => fetch(String(url).replace(publicUrl, other), init);
    return told(await checkProxy({ ...context, fetch: ask }));
  };
  expect(
    await instead((_, response) => response.writeHead(301, { location: "https://www.site.example/" }).end()),
  ).toEqual([
    "fault https://site.example redirects to https://www.site.example/. Set PUBLIC_URL to the address where the site answers.",
  ]);
  expect(await instead((_, response) => response.writeHead(502).end())).toEqual([
    expect.stringMatching(/^fault The proxy of https:\/\/site\.example answers 502/),
  ]);
  expect(await instead((_, response) => response.end("<p>another site</p>"))).toEqual([
    expect.stringMatching(/answers 200 and does not recognise this command/),
  ]);
  const other = await site(named, rightly);
  expect(told(await checkProxy({ ...context, fetch: other.ask }))).toEqual([
    expect.stringMatching(
      /answers 404 and does not recognise this command. It is another server, it uses another DATA_DIR/,
    ),
  ]);
  const cause = Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" });
  const unknown = { ...context, fetch: () => Promise.reject(new TypeError("fetch failed", { cause })) };
  expect(told(await checkProxy(unknown))).toEqual([
    "fault https://site.example cannot be reached from this machine: its host name cannot be resolved.",
  ]);
  const nobody = contextWith({}, { config: { ...context.config, publicUrl: "https://127.0.0.1:2" } });
  expect(told(await checkProxy(nobody))).toEqual([
    "fault https://127.0.0.1:2 cannot be reached from this machine: the connection was refused.",
  ]);
  expect(told(await checkProxy(contextWith()))).toEqual([
    expect.stringMatching(/^warning PUBLIC_URL is not set/),
  ]);
  expect(told(await checkProxy(contextWith({ PUBLIC_URL: publicUrl })))).toEqual([
    expect.stringMatching(/^warning The file link-secret does not exist yet/),
  ]);
});

test("RUN-07 clocks that differ are reported", async () => {
  const { context } = await site(named, rightly);
  const late = { ...context, now: () => new Date(Date.now() + 120_000) };
  expect(told(await checkProxy(late))).toEqual([
    isFine,
    expect.stringMatching(/^fault The clocks of this machine and the server differ by 1[12]\d seconds/),
  ]);
});

test("RUN-07 SEC-06 nobody learns how the server sees a request without its secret, or with an old signature", async () => {
  const { kernel, proxy } = await site(named, rightly);
  const secret = await linkSecret(kernel);
  const statusOf = async (signature?: string) =>
    (
      await fetch(
        `${proxy}/api/doctor`,
        signature === undefined ? {} : { headers: { [signatureHeader]: signature } },
      )
    ).status;
  const now = signDoctorCall(secret, new Date());
  expect(await statusOf(now)).toBe(200);
  const old = signDoctorCall(secret, new Date(Date.now() - 6 * 60_000));
  for (const wrong of [undefined, "", "1", `${now}x`, signDoctorCall("another", new Date()), old])
    expect.soft(await statusOf(wrong), wrong).toBe(404);
});
