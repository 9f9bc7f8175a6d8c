import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { clientAddress } from "../../kernel/client-address.server.ts";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { type Api, type ApiEnv, parseBodyAsJson } from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { serves } from "../../kernel/resource/serves.server.ts";
import { clients } from "./clients.ts";
import {
  clientsTable,
  countClientProjects,
  registerClient,
  registrationBody,
  summarizeClients,
} from "./store.server.ts";

const hooks = {
  table: clientsTable,
  summary: summarizeClients,
  countedFor: countClientProjects,
  countedShape: { projects: z.number().int(), totalValue: z.number() },
};

/** Clients are personal: every call needs a session; requirements ACLI-01, API-03. */
export const clientsApi = serves(clients, hooks);

/** As the calls serve clients, for the request that becomes one. */
export const servedClients = (kernel: Kernel) => serve(kernel, clients, hooks);

/**
 * `POST /` registers a visitor; the answer is the same for everybody, so that it does not tell who is a client already;
 * requirement REG-01. `consentEdition` names the sentence that the form shows now.
 */
export function registrationsApi(kernel: Kernel, consentEdition: () => Promise<string>): Api {
  const api = new OpenAPIHono<ApiEnv>();
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/",
    tags: ["registrations"],
    request: { body: { content: { "application/json": { schema: registrationBody } } } },
    responses: {
      201: {
        description: "Received",
        content: { "application/json": { schema: z.object({ status: z.literal("received") }) } },
      },
      400: problem("Malformed"),
      403: problem("Another site"),
      422: problem("Wrong fields"),
      429: problem("Too many"),
    },
  });
  api.post("/", async (c) => {
    await registerClient(kernel, await parseBodyAsJson(c.req.raw), {
      address: clientAddress(kernel, { remoteAddress: c.env.remoteAddress, headers: c.req.raw.headers }),
      consentEdition: await consentEdition(),
      idempotencyKey: c.req.header("idempotency-key"),
      formToken: c.req.header("x-form-token"),
    });
    return c.json({ status: "received" as const }, 201);
  });
  return api;
}
