import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { idOf } from "../../../kernel/resource/served-resource.server.ts";
import { endLink, endMarketing, resumeMarketing } from "./marketing-store.server.ts";
import { clientsTable } from "./store.server.ts";

/** The calls about a client's consent to news: its link, its end, and the undo of an end by staff. Requirement PRIV-01. */
export function clientMarketingApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /{id}/marketing-link",
    summary: "The link by which a client ends the consent to news",
    peopleOnly: true,
    answers: { 200: z.object({ link: z.url() }) },
    handle: async (c) => {
      const client = await findRecord(kernel.reads, clientsTable, idOf(clientsTable, c));
      if (!client || client.marketingConsentAt === null) throw new AppError("not-found");
      return c.json({ link: await endLink(kernel, client) });
    },
  });
  route(api, {
    call: "POST /{id}/marketing-end",
    summary: "Ends the consent of a client to news; one that has ended stays as it is",
    handle: (c, { actor }) => endMarketing(kernel, idOf(clientsTable, c), actor),
  });
  route(api, {
    call: "POST /{id}/marketing-resume",
    summary: "Takes back an end of the consent to news by staff",
    peopleOnly: true,
    refuses: { 409: "The person ended it, or it has not ended" },
    handle: (c, { actor }) => resumeMarketing(kernel, idOf(clientsTable, c), actor),
  });
  return api;
}
