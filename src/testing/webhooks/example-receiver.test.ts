import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { deliverWebhooks } from "../../accounts/webhooks/deliver.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { siteWithWebhooks } from "./test-webhooks.ts";

/** Runs the receiver of docs/api.md exactly as printed, in a separate process. */
async function exampleReceiver(secret: string, port: number) {
  const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/api.md", "utf8")) ?? [];
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, "exit");
  });
  let printed = "";
  child.stdout.on("data", (part: Buffer) => {
    printed += part.toString();
  });
  return () => printed.split("\n").filter(Boolean);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

test("TOKEN-01 the receiver of docs/api.md applies each event once, and refuses forged calls", async () => {
  const { kernel, clock, makeWebhook, addService, log, call } = await siteWithWebhooks("sqlite");
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const { id, secret } = await makeWebhook(address);
  const lines = await exampleReceiver(secret, port);
  const post = (body: string, headers: Record<string, string>) =>
    fetch(address, { method: "POST", body, headers: { connection: "close", ...headers } }).then(
      ({ status }) => status,
      () => 0, // the receiver has not started yet
    );
  await expect.poll(() => post("{}", {}), { timeout: 20_000 }).toBe(401);
  const deliver = async () => {
    clock.now = Date.now();
    await deliverDue(kernel, deliverWebhooks(), "webhooks");
  };
  await addService("خدمة");
  await deliver();
  const [entry] = await log(id);
  expect(entry).toMatchObject({ state: "delivered", status: 204 });
  await call("POST", `/api/webhooks/${id}/deliveries/${entry.id}/resend`);
  await deliver();
  expect((await log(id))[0]).toMatchObject({ state: "delivered", status: 204 });
  const at = String(Math.floor(Date.now() / 1000));
  const forged = { "webhook-id": "msg_1", "webhook-timestamp": at, "webhook-signature": "v1,AAAA" };
  expect(await post('{"type":"quote.accepted"}', forged)).toBe(401);
  await expect
    .poll(lines)
    .toEqual(['record.changed {"resource":"services","id":1,"action":"create","version":1}']);
});
