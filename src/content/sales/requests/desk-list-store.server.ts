import { sql } from "kysely";
import { z } from "zod";
import { type Db, isSqlite } from "../../../kernel/db/database.server.ts";
import { holdsWord } from "../../../kernel/db/records.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { decodeRow } from "../../../kernel/resource/record-table.server.ts";
import { isDay } from "../../../kernel/text/days.ts";
import { addDays, isoDay, isoDayAfter, startOfDay } from "../../../kernel/text/format.ts";
import { searchWords } from "../../../kernel/text/search.ts";
import { longestTag } from "../tags/tags.ts";
import { isTagged } from "../tags/tags-store.server.ts";
import { closedStages, openStages } from "./progress.ts";
import {
  type BoardColumn,
  lostReasons,
  messageStages,
  type ProjectRequest,
  type RequestStatus,
  requestNews,
  requestSources,
  requestStatuses,
  statusesOfStage,
} from "./requests.ts";
import { projectRequestsTable } from "./store.server.ts";

const unansweredAfter = 2; // days
const cardsPerColumn = 20;

/** Two days in Riyadh, the first and the last of a period: `2026-11-01..2026-11-30`. */
const days = z
  .string()
  .max(22)
  .refine((text) => text.split("..").length === 2 && text.split("..").every(isDay), "date");

/** The query of the list, the board and the file; requirement AREQ-02. */
export const requestsQuery = z.object({
  kind: z.enum(["quote", "message"]).optional(),
  q: z.string().max(200).optional(),
  status: z.enum(requestStatuses).optional(),
  /** The state of a message, which stands for several stored statuses. */
  stage: z.enum(messageStages).optional(),
  /** An id, `me`, or `none`. */
  assignee: z
    .string()
    .regex(/^(me|none|\d{1,9})$/)
    .optional(),
  /** Not opened yet. */
  unread: z.literal("1").optional(),
  /** Still new after more than two days. */
  waiting: z.literal("1").optional(),
  /** The reminder is due and the request is neither won nor lost. */
  due: z.literal("1").optional(),
  /** Arrived within this number of days. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
  /** What the report of sales counts; requirement SALES-01. Arrived in a period; won or lost in a period. */
  arrived: days.optional(),
  closed: days.optional(),
  /** Neither won nor lost. */
  open: z.literal("1").optional(),
  /** Answered by staff. */
  answered: z.literal("1").optional(),
  source: z.enum(requestSources).optional(),
  /** The key of a service that was asked for. */
  service: z.string().max(100).optional(),
  /** The title of the package that was chosen. */
  package: z.string().max(500).optional(),
  reason: z.enum([...lostReasons, "none"]).optional(),
  /** One of the tags, in any spelling. */
  tag: z.string().max(longestTag).optional(),
  sort: z.enum(["-id", "id", "name", "-name", "reminder", "-reminder"]).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});
export type RequestsQuery = z.infer<typeof requestsQuery>;
/** The query with the id of the caller. */
export type AskedRequests = RequestsQuery & { userId: number };

/** The requests that match, newest first unless `sort` says otherwise. */
export async function listRequests(kernel: Kernel, asked: AskedRequests): Promise<ProjectRequest[]> {
  let select = requestsMatching(kernel, asked).selectAll();
  for (const [column, direction] of orderOf(asked)) select = select.orderBy(column, direction);
  if (asked.limit !== undefined || asked.offset !== undefined)
    select = select.limit(asked.limit ?? Number.MAX_SAFE_INTEGER).offset(asked.offset ?? 0);
  return (await select.execute()).map((row) => decodeRow(projectRequestsTable, row));
}

/** The columns to sort by; equal requests come newest first. */
export function orderOf(asked: AskedRequests) {
  const { sort = "-id" } = asked;
  const direction = sort.startsWith("-") ? ("desc" as const) : ("asc" as const);
  if (sort.endsWith("id")) return [["id", direction]] as const;
  const column = isByReminder(asked) ? ("remind_on" as const) : ("name" as const);
  return [
    [column, direction],
    ["id", "desc"],
  ] as const;
}

export async function countRequests(kernel: Kernel, asked: AskedRequests): Promise<number> {
  const row = await requestsMatching(kernel, asked)
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The first 20 requests of each status, newest first unless `sort` says otherwise, with the total of each. */
export async function readBoard(
  kernel: Kernel,
  asked: AskedRequests,
): Promise<Omit<BoardColumn<ProjectRequest>, "worth">[]> {
  const wanted: readonly RequestStatus[] = asked.stage ? statusesOfStage[asked.stage] : requestStatuses;
  const columns = wanted.filter((status) => !asked.status || status === asked.status);
  if (asked.q?.trim()) return searchBoard(kernel, asked, columns);
  const totals = await countByStatus(kernel, asked);
  return Promise.all(
    columns.map(async (status) => ({
      status,
      total: totals.get(status) ?? 0,
      requests: await listRequests(kernel, {
        ...asked,
        status,
        limit: cardsPerColumn,
        offset: 0,
      }),
    })),
  );
}

/** With a search one statement finds the cards and the totals of all statuses, and a second reads the rows of the cards. */
async function searchBoard(kernel: Kernel, asked: AskedRequests, columns: readonly RequestStatus[]) {
  const found = await kernel.reads
    .with("found", () =>
      requestsMatching(kernel, asked).select(({ fn }) => [
        "id",
        "status",
        fn
          .agg<number>("row_number")
          .over((rows) =>
            orderOf(asked).reduce(
              (by, [column, direction]) => by.orderBy(column, direction),
              rows.partitionBy("status"),
            ),
          )
          .as("place"),
        fn
          .countAll<number>()
          .over((rows) => rows.partitionBy("status"))
          .as("total"),
      ]),
    )
    .selectFrom("found")
    .selectAll()
    .where("place", "<=", cardsPerColumn)
    .execute();
  const rows = await kernel.reads
    .selectFrom("project_requests")
    .selectAll()
    .where("id", "in", found.length > 0 ? found.map(({ id }) => id) : [0])
    .execute();
  const placeOf = new Map(found.map(({ id, place }) => [id, Number(place)]));
  const cards = rows
    .map((row) => decodeRow(projectRequestsTable, row))
    .sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
  return columns.map((status) => ({
    status,
    total: Number(found.find((row) => row.status === status)?.total ?? 0),
    requests: cards.filter((card) => card.status === status),
  }));
}

export async function countByStatus(kernel: Kernel, asked: AskedRequests) {
  let counted = requestsMatching(kernel, asked);
  // Otherwise SQLite reads the row of every request for its reminder: 190 ms in place of 20 with 100,000 requests.
  if (isByReminder(asked)) counted = counted.where("id", "in", reminded(kernel));
  const rows = await counted
    .select(["status", sql<number>`count(*)`.as("total")])
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** The requests that match, as the beginning of a statement. */
export function requestsMatching(kernel: Kernel, asked: AskedRequests) {
  const now = kernel.now();
  const before = (days: number) => addDays(now, -days).toISOString();
  let select = kernel.reads.selectFrom("project_requests").where("deleted_at", "is", null);
  if (asked.kind) select = select.where("kind", "=", asked.kind);
  if (asked.status) select = select.where("status", "=", asked.status);
  if (asked.stage) select = select.where("status", "in", statusesOfStage[asked.stage]);
  if (asked.assignee === "none") select = select.where("assignee_id", "is", null);
  else if (asked.assignee)
    select = select.where(
      "assignee_id",
      "=",
      asked.assignee === "me" ? asked.userId : Number(asked.assignee),
    );
  if (asked.unread)
    select = select.where("news", "in", [...requestNews]).where("seen_by", "not like", `%"${asked.userId}"%`);
  if (asked.waiting)
    select = select.where("status", "=", "new").where("created_at", "<", before(unansweredAfter));
  if (asked.due)
    select = select
      .where("id", "in", reminded(kernel).where("remind_on", "<=", isoDay(now)))
      .where("status", "not in", closedStages);
  // Sorting by reminder leaves out requests without one.
  if (isByReminder(asked)) select = select.where("remind_on", ">", "");
  if (asked.days) select = select.where("created_at", ">=", before(asked.days));
  if (asked.tag) select = select.where("id", "in", tagged(kernel, asked.tag));
  for (const condition of reportedOf(kernel.reads, asked)) select = select.where(condition);
  const words = searchWords(asked.q ?? "");
  return words.length > 0 ? select.where("id", "in", holding(kernel, words)) : select;
}

/** The conditions of the filters that the report of sales leads to; requirement SALES-01. */
function reportedOf(db: Db, { arrived, closed, open, answered, source, reason, ...asked }: AskedRequests) {
  return [
    arrived && within("created_at", arrived),
    closed && sql<boolean>`(${isIn(closedStages)} and ${within("closed_at", closed)})`,
    open && isIn(openStages),
    answered && sql<boolean>`answered_at is not null`,
    source && sql<boolean>`source = ${source}`,
    asked.package && sql<boolean>`chosen_package = ${asked.package}`,
    asked.service &&
      sql<boolean>`exists (select 1 from ${servicesOf(db)} where asked.value = ${asked.service})`,
    reason && (reason === "none" ? sql<boolean>`lost_reason is null` : sql<boolean>`lost_reason = ${reason}`),
  ].filter((condition) => condition !== undefined && condition !== "");
}

const isIn = (stages: readonly RequestStatus[]) => sql<boolean>`status in (${sql.join(stages)})`;

/** Whether a moment of a request lies in a period of days in Riyadh: a condition for statements that read requests. */
export function within(column: "created_at" | "closed_at", period: string) {
  const [from = "", to = ""] = period.split("..");
  const moment = sql.ref(`project_requests.${column}`);
  return sql<boolean>`(${moment} >= ${beginningOf(from)} and ${moment} < ${beginningOf(isoDayAfter(to, 1))})`;
}

const beginningOf = (day: string) => startOfDay(day).toISOString();

/** The services that a request asks for, as the rows `asked.value` of a statement that reads quote requests. */
export const servicesOf = (db: Db) =>
  isSqlite(db)
    ? sql`json_each(case kind when 'quote' then requested_services else '[]' end) as asked`
    : sql`json_array_elements_text((case kind when 'quote' then requested_services else '[]' end)::json) as asked(value)`;

const isByReminder = ({ sort }: AskedRequests) => sort?.endsWith("reminder") === true;

/** A subquery that uses the index of reminders: they are few, and a scan from the newest request would meet hardly any. */
function reminded(kernel: Kernel) {
  return kernel.reads
    .selectFrom("project_requests")
    .select("id")
    .where("kind", "in", ["quote", "message"])
    .where("deleted_at", "is", null)
    .where("remind_on", ">", "");
}

/** A subquery that uses the index of the requests with tags. */
function tagged(kernel: Kernel, tag: string) {
  return kernel.reads.selectFrom("project_requests").select("id").where(isTagged(kernel.reads, tag));
}

/** A subquery without the other conditions, so that SQLite scans only the narrow search index, once. */
function holding(kernel: Kernel, words: readonly string[][]) {
  let found = kernel.reads.selectFrom("project_requests").select("id").where("deleted_at", "is", null);
  for (const spellings of words) {
    const held = holdsWord(kernel.reads, spellings);
    const [word = ""] = spellings;
    found = /^\d{1,9}$/.test(word)
      ? found.where((eb) => eb.or([held, eb("id", "=", Number(word))]))
      : found.where(held);
  }
  return found;
}
