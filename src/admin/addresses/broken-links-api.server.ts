import { OpenAPIHono } from "@hono/zod-openapi";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { checkLinks, type FindLinkFault } from "./check-links.server.ts";
import { readLinkCheck } from "./link-check-store.server.ts";
import { linkCheck } from "./wire.ts";

/** The API of broken links on the site; requirement ADDR-01. */
export function brokenLinksApi(kernel: Kernel, faultOf: FindLinkFault): Api {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "GET /",
    summary: "Returns the result of the last link check",
    answers: { 200: linkCheck },
    handle: async (c) => c.json(await readLinkCheck(kernel.reads)),
  });

  route(api, {
    call: "POST /check",
    summary: "Checks the links now",
    answers: { 200: linkCheck },
    handle: async (c) => c.json(await checkLinks(kernel, faultOf)),
  });
  return api;
}
