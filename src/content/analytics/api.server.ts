import { OpenAPIHono } from "@hono/zod-openapi";
import { isbot } from "isbot";
import { z } from "zod";
import { clientAddress } from "../../kernel/http/client-address.server.ts";
import { type Api, type ApiEnv, readText } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { answerCsv, csvFile } from "../../kernel/resource/csv/csv-answer.server.ts";
import { csvHeads } from "./analytics.text.ts";
import { visitCounter } from "./counter.server.ts";
import { devices, type Period, periods, type Report } from "./schema.ts";
import { readReport } from "./store.server.ts";
import { readView } from "./view.ts";

const beaconLimit = 2048; // bytes

/**
 * `POST /` counts a view of a page. The early script of every public page calls it. Robots and signed-in staff are not
 * counted but get the same answer; requirement AANA-01. `isPage` checks the shape of an address and `exists` whether there is
 * a page, so that nothing is stored for invented addresses.
 */
export function visitsApi(
  kernel: Kernel,
  isPage: (path: string) => boolean,
  exists: (path: string) => Promise<boolean>,
): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "POST /",
    summary: "Counts a view of a page",
    open: true,
    content: { "text/plain": z.string() },
    answers: { 204: null },
    handle: async (c) => {
      const { headers } = c.req.raw;
      const body = await readText(c.req.raw, beaconLimit);
      const view = readView(body, new URL(headers.get("origin") ?? c.req.url).host, isPage);
      const isPerson = !isbot(headers.get("user-agent")) && !(await kernel.authenticate(c.req.raw));
      const address = clientAddress(kernel, { remoteAddress: c.env.remoteAddress, headers });
      const counter = visitCounter(kernel);
      if (view && isPerson && counter.admits(address) && (await exists(view.page).catch(() => false)))
        counter.count(view);
      return c.body(null, 204);
    },
  });
  return api;
}

const query = z.object({
  days: z.coerce
    .number()
    .refine((days): days is Period => periods.some((period) => period === days))
    .default(30),
});

const count = z.number().int();
const sums = z.object({ views: count, visits: count, requests: count });
const reportAnswer: z.ZodType<Report> = z.object({
  days: z.array(sums.extend({ day: z.string(), visitsBefore: count })),
  total: sums,
  before: sums,
  pages: z.array(z.object({ page: z.string(), views: count, visits: count, viewsBefore: count })),
  referrers: z.array(z.object({ referrer: z.string(), visits: count })),
  devices: z.array(z.object({ device: z.enum(devices), visits: count })),
});

/** `GET /` and `GET /export.csv`: the sums of the last 7, 30 or 365 days; requirement AANA-01. */
export function analyticsApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  const report = async (days: Period) => {
    await visitCounter(kernel).flush(); // so that the report includes all views that this process has counted
    return readReport(kernel.reads, kernel.now(), days);
  };

  route(api, {
    call: "GET /",
    summary: "Returns the sums of visits of a period",
    query,
    answers: { 200: reportAnswer },
    handle: async (c, { query }) => c.json(await report(query().days)),
  });

  route(api, {
    call: "GET /export.csv",
    summary: "Exports the sums of each day as a CSV file",
    query,
    answers: { 200: csvFile },
    handle: async (c, { query }) => {
      return answerCsv(c, rowsOf(await report(query().days)), "analytics");
    },
  });
  return api;
}

function rowsOf({ days }: Report): string[][] {
  const rows = days.map(({ day, visits, views, requests }) => [day, visits, views, requests].map(String));
  return [csvHeads, ...rows];
}
