import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import type { Db, Tables } from "../../../kernel/db/database.server.ts";
import { holdsWord, searchRecords } from "../../../kernel/db/records.server.ts";
import { largestId } from "../../../kernel/db/stored.ts";
import { byName } from "../../../kernel/objects.ts";
import { decodeRow } from "../../../kernel/resource/record-table.server.ts";
import { searchWords } from "../../../kernel/text/search.ts";
import { requestExists } from "../requests/store.server.ts";
import { type Quote, type QuoteFigures, type QuoteStage, quoteStages } from "./quotes.ts";
import { quotesTable } from "./table.server.ts";

const requestOfQuote = sql.ref("quotes.request_id");
/** The stage of a quote on a day in Riyadh: `stageOf` in SQL. */
const stageOn = (today: string) =>
  sql<QuoteStage>`(case when state <> 'sent' then state when valid_until < ${today} then 'expired'
    when seen_at is not null then 'seen' else 'sent' end)`;

/** The stored state of a stage. Statements name it beside the stage, because the index of states cannot find a stage. */
const stateOf = (stage: QuoteStage) => (stage === "seen" || stage === "expired" ? "sent" : stage);

/** Whether the request of a quote exists and is not deleted. */
export const hasRequest = requestExists(requestOfQuote, { deleted: false });

/** Which quotes a list asks for; requirement DESK-02. */
export const quotesQuery = z.object({
  request_id: z.coerce.number().int().min(1).max(largestId).optional(),
  project_id: z.string().min(1).max(200).optional(),
  q: z.string().max(200).optional(),
  stage: z.enum(quoteStages).optional(),
  sort: z.enum(["-id", "id", "-total", "end"]).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
});
type AskedQuotes = Partial<z.infer<typeof quotesQuery>>;

/** A page of the quotes, newest first unless another order is asked for. */
export async function listQuotes(db: Db, asked: AskedQuotes, today: string): Promise<Quote[]> {
  const { sort = "-id", limit = 1000, offset = 0 } = asked;
  const column = sort === "end" ? "valid_until" : sort === "-total" ? "total" : "id";
  const rows = await matching(db, asked, today)
    .selectAll()
    .orderBy(column, sort.startsWith("-") ? "desc" : "asc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => decodeRow(quotesTable, row));
}

export async function countQuotes(db: Db, asked: AskedQuotes, today: string): Promise<number> {
  const count = sql<number>`count(*)`.as("total");
  return (await matching(db, asked, today).select(count).executeTakeFirstOrThrow()).total;
}

/** How many quotes are at each stage on a day in Riyadh, and their totals in halalas. */
export async function quoteFigures(db: Db, today: string): Promise<QuoteFigures> {
  const rows = await matching(db, {}, today)
    .select([
      stageOn(today).as("stage"),
      sql<number>`count(*)`.as("count"),
      sql<number>`sum(quotes.total)`.as("worth"),
    ])
    .groupBy(sql`1`)
    .execute();
  const of = (stage: QuoteStage) => rows.find((row) => row.stage === stage);
  return byName(quoteStages, (stage) => ({ count: of(stage)?.count ?? 0, worth: of(stage)?.worth ?? 0 }));
}

/** The quotes that lists show: those whose request is not deleted, and accepted ones whose request was destroyed. */
function matching(db: Db, { request_id, project_id, q, stage }: AskedQuotes, today: string) {
  let select = db
    .selectFrom("quotes")
    .where("deleted_at", "is", null)
    .where(sql<boolean>`(${hasRequest} or (state = 'accepted' and not ${requestExists(requestOfQuote)}))`);
  if (request_id !== undefined) select = select.where("request_id", "=", request_id);
  if (project_id !== undefined) select = select.where("project_id", "=", project_id);
  if (request_id === undefined && stage !== "replaced") select = select.where("state", "<>", "replaced");
  if (stage) select = select.where("state", "=", stateOf(stage)).where(stageOn(today), "=", stage);
  for (const word of searchWords(q ?? "")) select = select.where(holdsWord(db, word));
  return select;
}

/** The quotes of several requests. */
export async function listQuotesOf(db: Db, requestIds: readonly number[]): Promise<Quote[]> {
  if (requestIds.length === 0) return [];
  const rows = await db
    .selectFrom("quotes")
    .selectAll()
    .where("request_id", "in", [...requestIds])
    .where("deleted_at", "is", null)
    .execute();
  return rows.map((row) => decodeRow(quotesTable, row));
}

/**
 * Whether a quote tells on a day in Riyadh what its request is worth, by the status of the request: of a won one the accepted
 * quotes, of a lost one those that were sent and lead to nothing, of another one those that wait for an answer. SALES-01
 */
const tells = (status: RawBuilder<unknown>, today: string) =>
  sql<boolean>`case ${status} when 'won' then quotes.state = 'accepted'
    when 'lost' then quotes.state in ('sent', 'declined', 'withdrawn')
    else quotes.state = 'sent' and quotes.valid_until >= ${today} end`;

/**
 * What the quotes of a request tell that it is worth, in halalas with tax, null without such a quote: an expression for statements
 * that read requests. Requirement SALES-01.
 */
export const toldByQuotes = (requestId: RawBuilder<unknown>, status: RawBuilder<unknown>, today: string) =>
  sql<number | null>`(select sum(quotes.total) from quotes
    where quotes.request_id = ${requestId} and quotes.deleted_at is null and ${tells(status, today)})`;

/** The same of all requests that a query finds, by their status; a status without such a quote is left out. */
export async function toldByStatus(
  db: Db,
  requests: SelectQueryBuilder<Tables, "project_requests", { id: number; status: string }>,
  today: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("quotes")
    // A cross join makes SQLite begin with the quotes: by itself it asks for the quotes of each of many requests.
    .crossJoin(requests.as("asked"))
    .select([sql<string>`asked.status`.as("status"), sql<number>`sum(quotes.total)`.as("worth")])
    .where(sql<boolean>`quotes.request_id = asked.id`)
    .where("quotes.deleted_at", "is", null)
    .where("quotes.state", "in", ["sent", "accepted", "declined", "withdrawn"]) // beside the condition below, which has no index
    .where(tells(sql.ref("asked.status"), today))
    .groupBy(sql.ref("asked.status"))
    .execute();
  return new Map(rows.map(({ status, worth }) => [status, Number(worth)]));
}

/** Whether a quote of a request was accepted, at all or since a time: a condition for statements that read requests. */
export function wasAccepted(requestId: RawBuilder<unknown>, since?: string) {
  const inTime = since === undefined ? sql`` : sql` and quotes.answered_at >= ${since}`;
  return sql<boolean>`exists (select 1 from quotes
    where quotes.request_id = ${requestId} and quotes.state = 'accepted'${inTime})`;
}

/** Quotes to destroy: accepted ones that were answered before a time, and others whose request was destroyed. */
export function findPastQuotes(db: Db, before: string, limit: number) {
  return db
    .selectFrom("quotes")
    .selectAll()
    .where(
      sql<boolean>`case when state = 'accepted' then answered_at < ${before}
        else not ${requestExists(requestOfQuote)} end`,
    )
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The newest quotes in whose number or customer a text occurs. Quotes without a request are not found. */
export function searchQuotes(db: Db, text: string, limit: number): Promise<Quote[]> {
  return searchRecords(db, quotesTable, text, limit, hasRequest);
}
