import { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { countTags, usedTagsAnswer } from "../tags/tags-store.server.ts";
import { clientsTable } from "./store.server.ts";

/** The tags of clients that are in use, for suggestions; requirement DESK-09. */
export function clientTagsApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /tags",
    summary: "Lists the tags in use, the most used first",
    answers: { 200: usedTagsAnswer },
    handle: async (c) => c.json(await countTags(kernel.reads, clientsTable)),
  });
  return api;
}
