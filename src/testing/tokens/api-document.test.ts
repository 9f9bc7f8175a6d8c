import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { authenticateToken } from "../../accounts/tokens/authenticate-token.server.ts";
import { createToken } from "../../accounts/tokens/store.server.ts";
import { createApi } from "../../api.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { errorStatus } from "../../kernel/errors.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { demoKernel } from "../test-demo.ts";
import { readCurl } from "./test-curl.ts";

/*
 * Runs the examples of docs/api.md exactly as printed, over HTTP against a server with the demo's records.
 */

const document = readFileSync("docs/api.md", "utf8");
const examples = document.slice(document.indexOf("\n## Three examples"));

/** Each printed command, with the status and the part of the answer that the document prints below it. */
const printed = [
  ...examples.matchAll(/```sh\n(curl[^`]*)\n```\n\n`(\d{3})`[^\n]*\n\n```json\n([^`]*)\n```/g),
].map(([, command = "", status, answer = ""]) => ({
  command,
  status: Number(status),
  answer: JSON.parse(answer),
}));

async function serveDemo() {
  const kernel = await demoKernel({ authenticateToken });
  const scopes = [...examples.matchAll(/`([\w-]+:(?:read|write))`/g)].map(([, scope = ""]) => scope);
  const owner = { id: 1, name: "سارة" };
  const { secret } = await write(kernel, owner, (tx) => createToken(tx, { name: "متجر", scopes, days: 30 }));
  const app = new Hono<ApiEnv>().route("/api", createApi(kernel));
  const listener = getRequestListener((request) => app.fetch(request, { remoteAddress: "127.0.0.1" }));
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const variables = { SITE: `http://127.0.0.1:${port}`, TOKEN: secret };
  return async (command: string) => {
    const { url, ...call } = readCurl(command, variables);
    const response = await fetch(url, { ...call, headers: { ...call.headers, connection: "close" } });
    return { status: response.status, body: await response.json() };
  };
}

test("TOKEN-01 the examples of docs/api.md answer what is printed below them", async () => {
  expect(printed).toHaveLength(examples.match(/^curl /gm)?.length ?? 0);
  expect(printed.length).toBeGreaterThan(4);
  const run = await serveDemo();
  for (const { command, status, answer } of printed) {
    const { status: answered, body } = await run(command);
    expect([command, answered]).toEqual([command, status]);
    if (!Array.isArray(answer)) expect(body, command).toMatchObject(answer);
    else {
      expect(body.length, command).toBeGreaterThan(0);
      for (const record of body) expect(record, command).toMatchObject(answer[0]);
    }
    if (!command.includes("Idempotency-Key")) continue;
    const again = await run(command);
    expect([again.status, again.body.id]).toEqual([status, body.id]);
  }
});

test("TOKEN-01 docs/api.md names every error code with its status", () => {
  const told = [...document.matchAll(/^\| (\d{3}) \| `([\w-]+)` \|/gm)].map(([, status, code]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(told)).toEqual(errorStatus);
});

test("TOKEN-01 a printed command is parsed as the shell and curl do, or rejected", () => {
  const variables = { SITE: "http://site", TOKEN: "secret" };
  expect(
    readCurl(`curl --request PUT "$SITE/a?b=1" \\\n  --header 'If-Match: "$1"' --data '{}'`, variables),
  ).toEqual({
    url: "http://site/a?b=1",
    method: "PUT",
    headers: { "If-Match": '"$1"' },
    body: "{}",
  });
  for (const wrong of [
    'curl "$SITE/a" --silent yes',
    'curl "$OTHER/a"',
    "curl $SITE/a?b=1&c=2",
    "wget a",
    "curl a b",
    "curl a --header nothing",
    "curl a --data",
    "curl 'a",
  ])
    expect(() => readCurl(wrong, variables), wrong).toThrow();
});
