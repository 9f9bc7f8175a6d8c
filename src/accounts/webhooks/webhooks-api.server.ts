import { OpenAPIHono } from "@hono/zod-openapi";
import { type Write, write } from "../../kernel/db/write.server.ts";
import { invalid } from "../../kernel/errors.ts";
import type { Api, ApiContext, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { addressFault } from "./address.server.ts";
import {
  type ResourceChoice,
  resourceChoicesAnswer,
  type WebhookBody,
  webhookAnswer,
  webhookBody,
  webhookSecretAnswer,
} from "./answers.ts";
import { addDeliveryCalls } from "./deliveries-api.server.ts";
import { secretOf } from "./secrets.server.ts";
import {
  answerOf,
  changeWebhook,
  createWebhook,
  findWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  webhooksTable,
} from "./store.server.ts";
import { text } from "./webhooks.text.ts";

type ResourceChoices = () => readonly ResourceChoice[];

/**
 * Webhooks, mounted at `/api/webhooks`, for owners; requirement TOKEN-01. Making, changing and removing a webhook and rotating
 * its secret need a recent proof of identity. `resourceChoices` returns the resources whose changes can be sent.
 */
export function webhooksApi(kernel: Kernel, resourceChoices: ResourceChoices) {
  const api = new OpenAPIHono<ApiEnv>();
  addLists(api, kernel, resourceChoices);
  addChanges(api, kernel, resourceChoices);
  addSecret(api, kernel);
  addDeliveryCalls(api, kernel);
  return api;
}

function addLists(api: Api, kernel: Kernel, resourceChoices: ResourceChoices) {
  route(api, {
    call: "GET /",
    summary: "Lists the webhooks, newest first",
    answers: { 200: webhookAnswer.array() },
    handle: async (c) => c.json(await listWebhooks(kernel.reads)),
  });

  route(api, {
    call: "GET /resources",
    summary: "Lists the resources whose changes can be sent",
    answers: { 200: resourceChoicesAnswer },
    handle: (c) => c.json(resourceChoices()),
  });
}

function addChanges(api: Api, kernel: Kernel, resourceChoices: ResourceChoices) {
  const checked = (body: WebhookBody) => {
    refuseFaults(kernel, body, resourceChoices());
    return body;
  };

  route(api, {
    call: "POST /",
    summary: "Creates a webhook; only this answer contains its secret",
    proof: true,
    body: webhookBody,
    answers: { 201: webhookSecretAnswer },
    refuses: { 409: "There are 10 webhooks" },
    handle: async (c, { actor, body }) => {
      const wanted = checked(await body());
      return c.json(await withSecret(kernel, actor, (tx) => createWebhook(tx, wanted)), 201);
    },
  });

  route(api, {
    call: "PUT /{id}",
    summary: "Changes a webhook; if it is active, its waiting deliveries are due at once",
    proof: true,
    body: webhookBody,
    answers: { 200: webhookAnswer },
    handle: async (c, { actor, body }) => {
      const { id } = await found(kernel, c);
      const wanted = checked(await body());
      await write(kernel, actor, (tx) => changeWebhook(tx, id, wanted));
      return c.json(answerOf(await findWebhook(kernel.db, id)));
    },
  });

  route(api, {
    call: "DELETE /{id}",
    summary: "Removes a webhook with its deliveries",
    proof: true,
    handle: async (c, { actor }) => {
      await write(kernel, actor, (tx) => removeWebhook(tx, idOf(webhooksTable, c)));
    },
  });
}

function addSecret(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /{id}/secret",
    summary:
      "Creates a new secret, which only this answer contains; deliveries are also signed with the previous one for a day",
    proof: true,
    answers: { 200: webhookSecretAnswer },
    handle: async (c, { actor }) => {
      const { id } = await found(kernel, c);
      return c.json(await withSecret(kernel, actor, (tx) => rotateSecret(tx, id)));
    },
  });
}

const found = (kernel: Kernel, c: ApiContext) => findWebhook(kernel.reads, idOf(webhooksTable, c));

/** Runs a change of a webhook, and returns the webhook with its newest secret. */
async function withSecret(kernel: Kernel, actor: Actor, change: (tx: Write) => Promise<{ id: number }>) {
  const { id } = await write(kernel, actor, change);
  const webhook = await findWebhook(kernel.db, id);
  const { createdAt, secretGeneration: generation } = webhook;
  return {
    webhook: answerOf(webhook),
    secret: secretOf({ id, createdAt, generation }, await linkSecret(kernel)),
  };
}

function refuseFaults(kernel: Kernel, body: WebhookBody, choices: readonly ResourceChoice[]) {
  const address = addressFault(body.address, kernel.config.webhookHosts);
  const isUnknown = body.resources.some((name) => !choices.some(({ resource }) => resource === name));
  const lacksResource = body.events.includes("record.changed") && body.resources.length === 0;
  const faults = {
    ...(address && { address }),
    ...(body.events.length === 0 && { events: text.faultsOf.events }),
    ...(isUnknown && { resources: fieldMessages.option }),
    ...(lacksResource && { resources: text.faultsOf.resources }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
