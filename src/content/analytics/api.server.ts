import { OpenAPIHono } from "@hono/zod-openapi";
import { isbot } from "isbot";
import { z } from "zod";
import { clientAddress } from "../../kernel/client-address.server.ts";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { writeCsv } from "../../kernel/csv.ts";
import { AppError } from "../../kernel/errors.ts";
import {
  type Api,
  type ApiContext,
  type ApiEnv,
  readQuery,
  readText,
  requireSession,
} from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { csvHeads } from "./analytics.text.ts";
import { visitCounter } from "./counter.server.ts";
import { type Period, periods, type Report } from "./schema.ts";
import { readReport } from "./store.server.ts";
import { readView } from "./view.ts";

const beaconLimit = 2048; // bytes

/**
 * `POST /`: a page was shown. The early script of every public page sends it. Robots and signed-in staff are not counted,
 * and everybody gets the same answer; requirement AANA-01. `isPage` knows the shape of the site's addresses, `exists` whether
 * there is a page at one: of what somebody made up nothing is stored.
 */
export function visitsApi(
  kernel: Kernel,
  isPage: (path: string) => boolean,
  exists: (path: string) => Promise<boolean>,
): Api {
  const api = new OpenAPIHono<ApiEnv>();
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/",
    tags: ["visits"],
    request: { body: { content: { "text/plain": { schema: z.string() } } } },
    responses: {
      204: { description: "Taken note of" },
      403: problem("Another site"),
      413: problem("Too large"),
    },
  });
  api.post("/", async (c) => {
    const { headers } = c.req.raw;
    const body = await readText(c.req.raw, beaconLimit);
    const view = readView(body, new URL(headers.get("origin") ?? c.req.url).host, isPage);
    const isPerson = !isbot(headers.get("user-agent")) && !(await kernel.authenticate(c.req.raw));
    const address = clientAddress(kernel, { remoteAddress: c.env.remoteAddress, headers });
    const counter = visitCounter(kernel);
    if (view && isPerson && counter.admits(address) && (await exists(view.page).catch(() => false)))
      counter.count(view);
    return c.body(null, 204);
  });
  return api;
}

const query = z.object({
  days: z.coerce
    .number()
    .refine((days): days is Period => periods.some((period) => period === days))
    .default(30),
});

/** `GET /` and `GET /export.csv`: the sums of the last 7, 30 or 365 days; requirement AANA-01. */
export function analyticsApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  const response = {
    200: { description: "The sums" },
    400: problem("Malformed"),
    401: problem("No session"),
  };
  for (const path of ["/", "/export.csv"])
    api.openAPIRegistry.registerPath({
      method: "get",
      path,
      tags: ["analytics"],
      request: { query: z.object({ days: z.enum(["7", "30", "365"]).optional() }) },
      responses: response,
    });
  const report = async (c: ApiContext) => {
    await requireSession(kernel, c.req.raw);
    const parsed = query.safeParse(readQuery(c.req.raw));
    if (!parsed.success) throw new AppError("bad-request");
    await visitCounter(kernel).flush(); // the figures of this process are never older than the question
    return readReport(kernel.reads, kernel.now(), parsed.data.days);
  };
  api.get("/", async (c) => c.json(await report(c)));
  api.get("/export.csv", async (c) => {
    const csv = writeCsv(rowsOf(await report(c)));
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="analytics.csv"');
    return c.body(csv);
  });
  return api;
}

function rowsOf({ days }: Report): string[][] {
  const rows = days.map(({ day, visits, views, requests }) => [day, visits, views, requests].map(String));
  return [csvHeads, ...rows];
}
