import { sql } from "kysely";
import { z } from "zod";
import { holdsWord, wordsOfSearch } from "../../kernel/db/records.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { decodeRow } from "../../kernel/resource/record-table.server.ts";
import { addDays, isoDay } from "../../kernel/text/format.ts";
import {
  type BoardColumn,
  messageStages,
  type ProjectRequest,
  type RequestStatus,
  requestNews,
  requestStatuses,
  statusesOfStage,
} from "./requests.ts";
import { projectRequestsTable } from "./store.server.ts";

const unansweredAfter = 2; // days
const cardsPerColumn = 20;

/** What a list, the board and the file may be asked for; requirement AREQ-02. */
export const requestsQuery = z.object({
  kind: z.enum(["quote", "message"]).optional(),
  q: z.string().max(200).optional(),
  status: z.enum(requestStatuses).optional(),
  /** What a message is in the admin, over its stored statuses. */
  stage: z.enum(messageStages).optional(),
  /** An id, `me`, or `none`. */
  assignee: z
    .string()
    .regex(/^(me|none|\d{1,9})$/)
    .optional(),
  /** Not opened yet. */
  unread: z.literal("1").optional(),
  /** New for two days. */
  waiting: z.literal("1").optional(),
  /** Its reminder is due and nothing is settled. */
  due: z.literal("1").optional(),
  /** Arrived within so many days. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
  sort: z.enum(["-id", "id", "name", "-name", "reminder", "-reminder"]).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});
export type RequestsQuery = z.infer<typeof requestsQuery>;
/** With who asks, and since when they arrived (ISO in UTC). */
export type AskedRequests = RequestsQuery & { userId: number; since?: string };

/** The requests that match, newest first unless another order is asked for. */
export async function listRequests(kernel: Kernel, asked: AskedRequests): Promise<ProjectRequest[]> {
  let select = matching(kernel, asked).selectAll();
  for (const [column, direction] of orderOf(asked)) select = select.orderBy(column, direction);
  if (asked.limit !== undefined || asked.offset !== undefined)
    select = select.limit(asked.limit ?? Number.MAX_SAFE_INTEGER).offset(asked.offset ?? 0);
  return (await select.execute()).map((row) => decodeRow(projectRequestsTable, row));
}

/** The columns of an order; of equal ones the newest comes first. */
function orderOf({ sort = "-id" }: AskedRequests) {
  const direction = sort.startsWith("-") ? ("desc" as const) : ("asc" as const);
  if (sort.endsWith("id")) return [["id", direction]] as const;
  const column = sort.endsWith("reminder") ? ("remind_on" as const) : ("name" as const);
  return [
    [column, direction],
    ["id", "desc"],
  ] as const;
}

export async function countRequests(kernel: Kernel, asked: AskedRequests): Promise<number> {
  const row = await matching(kernel, asked)
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The first of each status in the order that is asked for, newest first unless said, with how many there are. */
export async function readBoard(
  kernel: Kernel,
  asked: AskedRequests,
): Promise<BoardColumn<ProjectRequest>[]> {
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

/** With a search one pass finds all that match, and the cards are read after. */
async function searchBoard(kernel: Kernel, asked: AskedRequests, columns: readonly RequestStatus[]) {
  let select = matching(kernel, asked).select(["id", "status"]);
  for (const [column, direction] of orderOf(asked)) select = select.orderBy(column, direction);
  const found = await select.execute();
  const idsOf = (status: RequestStatus) => found.filter((row) => row.status === status).map((row) => row.id);
  const shown = columns.flatMap((status) => idsOf(status).slice(0, cardsPerColumn));
  const rows = await kernel.reads
    .selectFrom("project_requests")
    .selectAll()
    .where("id", "in", shown.length > 0 ? shown : [0])
    .execute();
  const cards = rows
    .map((row) => decodeRow(projectRequestsTable, row))
    .sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  return columns.map((status) => ({
    status,
    total: idsOf(status).length,
    requests: cards.filter((card) => card.status === status),
  }));
}

export async function countByStatus(kernel: Kernel, asked: AskedRequests) {
  const rows = await matching(kernel, asked)
    .select(["status", sql<number>`count(*)`.as("total")])
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, total }) => [status, total]));
}

function matching(kernel: Kernel, asked: AskedRequests) {
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
  if (asked.unread) select = select.where("news", "in", [...requestNews]);
  if (asked.waiting)
    select = select.where("status", "=", "new").where("created_at", "<", before(unansweredAfter));
  if (asked.due)
    select = select
      .where("id", "in", remindedUntil(kernel, isoDay(now)))
      .where("status", "not in", ["won", "lost"]);
  // In the order of the reminders stands what has one.
  if (asked.sort?.endsWith("reminder")) select = select.where("remind_on", ">", "");
  const since = asked.days ? before(asked.days) : asked.since;
  if (since) select = select.where("created_at", ">=", since);
  const words = wordsOfSearch(asked.q ?? "");
  return words.length > 0 ? select.where("id", "in", holding(kernel, words)) : select;
}

/** Read apart too: reminders are few, and their index finds them where a walk from the newest would meet hardly any. */
function remindedUntil(kernel: Kernel, today: string) {
  return kernel.reads
    .selectFrom("project_requests")
    .select("id")
    .where("kind", "in", ["quote", "message"])
    .where("deleted_at", "is", null)
    .where("remind_on", ">", "")
    .where("remind_on", "<=", today);
}

/** Read apart from the other conditions, so that SQLite walks through the narrow index of the search alone, once. */
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
