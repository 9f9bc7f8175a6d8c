import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { noteDeed, write } from "../../../kernel/db/write.server.ts";
import type { Api, ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { findRedirect } from "../find-redirect.server.ts";
import { missingPages } from "./missing-pages.server.ts";
import { forgetMissing, listMissing } from "./missing-store.server.ts";
import { nearestAddress } from "./nearest-address.ts";
import { missingAnswer, nearestAnswer } from "./wire.ts";

const path = z.object({ path: z.string().max(200) });

/** The API of requested paths that do not exist. `addresses` gives the site's addresses, to suggest one. Requirement ADDR-01. */
export function missingPagesApi(kernel: Kernel, addresses: () => Promise<readonly string[]>): Api {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "GET /",
    summary: "Lists the paths that were requested but not found in 30 days, most requested first",
    answers: { 200: z.array(missingAnswer) },
    handle: async (c) => {
      await missingPages.flush(kernel); // so that the list includes all that this process has counted
      const missing = await listMissing(kernel.reads, kernel.now());
      const leads = await Promise.all(missing.map(({ path }) => findRedirect(kernel, path)));
      return c.json(missing.filter((_, index) => leads[index] === undefined));
    },
  });

  route(api, {
    call: "GET /nearest",
    summary: "Returns the site's address that resembles a path most",
    query: path,
    answers: { 200: nearestAnswer },
    handle: async (c, { query }) =>
      c.json({ address: nearestAddress(query().path, await addresses()) ?? null }),
  });

  route(api, {
    call: "DELETE /",
    summary: "Removes a path from the list until it is requested again",
    query: path,
    answers: { 204: null },
    handle: async (c, { actor, query }) => {
      await write(kernel, actor, async (tx) => {
        await forgetMissing(tx.db, query().path);
        await noteDeed(tx, "missing_pages", "delete", query().path);
      });
      return c.body(null, 204);
    },
  });
  return api;
}
