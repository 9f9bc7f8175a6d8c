import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { AppError } from "../../../kernel/errors.ts";
import { callerAddress } from "../../../kernel/http/client-address.server.ts";
import { type Api, type ApiEnv, parseBodyAsJson } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { type ClientSummary, clients } from "./clients.ts";
import type { ShownConsent } from "./marketing.ts";
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

/** The API of clients. They are personal data, so every call needs a session; requirements ACLI-01, API-03. */
export const clientsApi = serveResource(clients, {
  table: clientsTable,
  summary: { schema: summaryAnswer, count: summarizeClients },
  knownBy: ["email", "phone"],
  countedFor: countClientProjects,
  countedShape: { projects: z.number().int(), totalValue: z.number() },
});

type Consent = {
  /** What the form shows now. */
  shown(): Promise<ShownConsent>;
  /** The sentences of an edition; null for an edition from before they were stored. */
  words(edition: string): Promise<string[] | null>;
};

/**
 * `POST /` registers a visitor; its answer is always the same, so that it does not reveal who is a client already;
 * requirement REG-01. `GET /consent` tells staff what a client agreed to; requirement DESK-05.
 */
export function registrationsApi(kernel: Kernel, consent: Consent): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "POST /",
    summary: "Registers a visitor",
    open: true,
    body: registrationBody,
    answers: { 201: z.object({ status: z.literal("received") }) },
    refuses: { 429: "Too many submissions from this address" },
    handle: async (c) => {
      await registerClient(kernel, await parseBodyAsJson(c.req.raw), {
        address: callerAddress(kernel, c),
        shown: await consent.shown(),
        idempotencyKey: c.req.header("idempotency-key"),
        formToken: c.req.header("x-form-token"),
      });
      return c.json({ status: "received" as const }, 201);
    },
  });
  route(api, {
    call: "GET /consent",
    summary: "Returns the consent sentences of an edition of the registration form",
    peopleOnly: true,
    query: z.object({ edition: z.string() }),
    answers: { 200: z.object({ words: z.array(z.string()) }) },
    handle: async (c) => {
      const words = await consent.words(c.req.query("edition") ?? "");
      if (!words) throw new AppError("not-found");
      return c.json({ words });
    },
  });
  return api;
}
