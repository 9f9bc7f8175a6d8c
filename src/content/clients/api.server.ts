import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { callerAddress } from "../../kernel/http/client-address.server.ts";
import { type Api, type ApiEnv, parseBodyAsJson } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { type ClientSummary, clients } from "./clients.ts";
import {
  clientsTable,
  countClientProjects,
  registerClient,
  registrationBody,
  summarizeClients,
} from "./store.server.ts";

const summaryAnswer: z.ZodType<ClientSummary> = z.object({
  total: z.number().int(),
  active: z.number().int(),
  joined: z.number().int(),
  projects: z.number().int(),
  opening: z.number(),
  value: z.number(),
  newest: z.string(),
});

/** Clients are personal: every call needs a session; requirements ACLI-01, API-03. */
export const clientsApi = serveResource(clients, {
  table: clientsTable,
  summary: { schema: summaryAnswer, count: summarizeClients },
  countedFor: countClientProjects,
  countedShape: { projects: z.number().int(), totalValue: z.number() },
});

/**
 * `POST /` registers a visitor; the answer is the same for everybody, so that it does not tell who is a client already;
 * requirement REG-01. `consentEdition` names the sentence that the form shows now.
 */
export function registrationsApi(kernel: Kernel, consentEdition: () => Promise<string>): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    method: "post",
    path: "/",
    summary: "Registers a visitor",
    open: true,
    body: registrationBody,
    answers: { 201: z.object({ status: z.literal("received") }) },
    refuses: { 429: "Too many" },
    handle: async (c) => {
      await registerClient(kernel, await parseBodyAsJson(c.req.raw), {
        address: callerAddress(kernel, c),
        consentEdition: await consentEdition(),
        idempotencyKey: c.req.header("idempotency-key"),
        formToken: c.req.header("x-form-token"),
      });
      return c.json({ status: "received" as const }, 201);
    },
  });
  return api;
}
