import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { largestId } from "../../kernel/db/stored.ts";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type ApiEnv, readQuery } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { answerCsv, csvFile } from "../../kernel/resource/csv/csv-answer.server.ts";
import { calendarDay } from "../../kernel/resource/kinds/day.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { addDays, startOfDay } from "../../kernel/text/format.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import { auditEntryAnswer, auditTableAnswer } from "../users/answers.ts";
import { type AuditNames, type AuditQuery, countAudit, readAudit } from "./audit.server.ts";
import { actionName, auditColumns } from "./audit.text.ts";

const largestExport = 50_000;

const dayField = calendarDay(z).optional();
const query = z.object({
  actor: z.coerce.number().int().min(1).max(largestId).optional(),
  resource: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  from: dayField,
  to: dayField,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

/**
 * The audit trail, mounted at `/api/audit`: filtered, in pages, and as a CSV file. `names` gives the Arabic names of tables
 * and fields. No call changes the trail.
 */
export function auditApi(kernel: Kernel, names: AuditNames) {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "GET /",
    summary: "Lists who did what, newest first",
    query,
    answers: { 200: z.array(auditEntryAnswer) },
    handle: async (c) => {
      const asked = readAuditQuery(c.req.raw);
      c.header("X-Total-Count", String(await countAudit(kernel.reads, asked)));
      return c.json(await readAudit(kernel.reads, names, asked));
    },
  });

  route(api, {
    call: "GET /tables",
    summary: "Lists the tables by which the trail can be filtered",
    answers: { 200: z.array(auditTableAnswer) },
    handle: (c) => c.json(names.tables),
  });

  route(api, {
    call: "GET /export.csv",
    summary: "Exports the audit trail as a CSV file",
    query,
    proof: true,
    answers: { 200: csvFile },
    handle: async (c, { session: { user } }) => {
      const asked = { ...readAuditQuery(c.req.raw), limit: largestExport, offset: 0 };
      const entries = await readAudit(kernel.reads, names, asked);
      await write(kernel, user, (change) => noteAccountEvent(change, "export", user.id));
      const rows = entries.map(({ at, actor, action, title, recordId, labels }) => [
        at,
        actor,
        actionName(action),
        title,
        recordId,
        labels.join(joiners.comma),
      ]);
      return answerCsv(c, [auditColumns, ...rows], "audit");
    },
  });

  return api;
}

function readAuditQuery(request: Request): AuditQuery {
  const given = Object.entries(readQuery(request)).filter(([, value]) => value !== "");
  const parsed = query.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new AppError("bad-request");
  const { from, to, ...rest } = parsed.data;
  return { ...rest, from: from && startOf(from, 0), before: to && startOf(to, 1) };
}

/** The start of the Riyadh day that is `days` after `day` (UTC+3), as ISO in UTC. */
function startOf(day: string, days: number) {
  return addDays(startOfDay(day), days).toISOString();
}
