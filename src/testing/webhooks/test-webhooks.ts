import { deliverWebhooks } from "../../accounts/webhooks/deliver.server.ts";
import { queueWebhookEvents } from "../../accounts/webhooks/queue-events.server.ts";
import { createApi } from "../../api.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { type databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { described } from "../../resources.server.ts";

/** A site with a controllable clock, an owner with a session, and webhooks to receivers on this machine. */
export async function siteWithWebhooks(
  database: (typeof databases)[number],
  environment: Record<string, string> = {},
) {
  const clock = { now: Date.now() };
  const kernel = await testKernel({
    database,
    environment: { RATE_LIMIT: "off", WEBHOOK_HOSTS: "127.0.0.1", ...environment },
    now: () => new Date(clock.now),
    session: testSession,
    onRevision: queueWebhookEvents(described.map(({ resource }) => resource)),
  });
  const call = caller(createApi(kernel));
  /** Makes a webhook for the wanted events, and answers it with its secret. */
  async function makeWebhook(address: string, wanted: object = {}) {
    const body = { name: "المحاسبة", address, events: ["record.changed"], resources: ["services"] };
    const made = await call("POST", "/api/webhooks", { ...body, isActive: true, ...wanted });
    if (made.status !== 201) throw new Error(`no webhook was made: ${JSON.stringify(made.body)}`);
    return { id: made.body.webhook.id as number, secret: made.body.secret as string, body };
  }
  return {
    kernel,
    clock,
    call,
    makeWebhook,
    /** One round of the worker. */
    deliver: () => deliverDue(kernel, deliverWebhooks({ timeout: 200 }), "webhooks"),
    addService: async (title: string) => (await call("POST", "/api/services", { title })).body.id as number,
    log: async (id: number) => (await call("GET", `/api/webhooks/${id}/deliveries`)).body,
    webhook: async (id: number) =>
      (await call("GET", "/api/webhooks")).body.find((webhook: { id: number }) => webhook.id === id),
    outbox: () => kernel.reads.selectFrom("outbox").selectAll().where("kind", "=", "webhook").execute(),
  };
}
