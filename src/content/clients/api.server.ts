import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { clientAddress } from "../../kernel/client-address.server.ts";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import { type Api, type ApiEnv, parseBodyAsJson } from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { clients } from "./clients.ts";
import {
  clientsTable,
  countClientProjects,
  registerClient,
  registrationBody,
  summarizeClients,
} from "./store.server.ts";

/** Clients are personal: every call needs a session; requirements ACLI-01, API-03. */
export function clientsApi(kernel: Kernel) {
  return crudRoutes(kernel, servedClients(kernel));
}

export function servedClients(kernel: Kernel) {
  const hooks = {
    summary: summarizeClients,
    countedFor: countClientProjects,
    countedShape: { projects: z.number().int(), totalValue: z.number() },
  };
  return serve(kernel, clients, { table: clientsTable, ...hooks });
}

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
