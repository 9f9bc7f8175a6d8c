import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { Api, ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { answerCsv, csvFile } from "../../../kernel/resource/csv/csv-answer.server.ts";
import { calendarDay } from "../../../kernel/resource/kinds/day.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { renewalPeriods } from "../renewals/renewal-days.ts";
import { openStages } from "../requests/progress.ts";
import { isPeriod, type Period, presentPeriod } from "./periods.ts";
import { readReport } from "./read-report.server.ts";
import { reportCsv } from "./report.text.ts";
import type { SalesReport } from "./report.ts";
import { reportRows } from "./report-csv.server.ts";

/** Two days in Riyadh, both or none: the present month by default. */
const query = z
  .object({ from: calendarDay(z).optional(), to: calendarDay(z).optional() })
  .refine(
    ({ from, to }) => (from === undefined || to === undefined ? from === to : isPeriod({ from, to })),
    "a period of at most five years",
  );

const count = z.number().int();
const period: z.ZodType<Period> = z.object({ from: z.string(), to: z.string() });
const ended = { won: count, wonWorth: count, lost: count, lostWorth: count };
const counted = z.object({ arrived: count, ...ended });
const group = counted.extend({ key: z.string() });
const timed = z.object({ count, median: count.nullable() });
const reportAnswer: z.ZodType<SalesReport> = z.object({
  period,
  before: period,
  open: z.array(z.object({ stage: z.enum(openStages), count, worth: count, chance: count, weighted: count })),
  now: counted,
  past: counted,
  answers: z.object({ now: timed, past: timed }),
  agreements: z.object({ now: timed, past: timed }),
  target: count.nullable(),
  months: z.array(z.object({ month: z.string(), ...ended, target: count.nullable() })),
  sources: z.array(group),
  people: z.array(group.extend({ name: z.string() })),
  services: z.array(group),
  packages: z.array(group),
  isCut: z.object({ services: z.boolean(), packages: z.boolean() }),
  reasons: z.array(z.object({ key: z.string(), lost: count, lostWorth: count })),
  renewals: z.object({
    until: z.string(),
    count,
    worth: count,
    rows: z.array(
      z.object({
        id: count,
        title: z.string(),
        projectId: z.string(),
        project: z.string(),
        period: z.enum(renewalPeriods),
        nextDay: z.string(),
        amount: count.nullable(),
        worth: count,
      }),
    ),
  }),
});

/** The report of sales and its file, for whoever may read requests and quotes; requirement SALES-01. */
export function salesReportApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  const report = ({ from, to }: z.infer<typeof query>) =>
    readReport(kernel, from && to ? { from, to } : presentPeriod("month", isoDay(kernel.now())));

  route(api, {
    call: "GET /",
    summary: "Returns the report of sales of a period; amounts are halalas with tax",
    query,
    answers: { 200: reportAnswer },
    handle: async (c, { query }) => c.json(await report(query())),
  });

  route(api, {
    call: "GET /export.csv",
    summary: "Exports the report of sales as a CSV file; amounts are riyals with tax",
    query,
    answers: { 200: csvFile },
    handle: async (c, { query }) => answerCsv(c, reportRows(await report(query())), "sales", reportCsv.file),
  });
  return api;
}
