import { createHash, createHmac } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord, holdsWord, searchRecords, wordsOfSearch } from "../../kernel/db/records.server.ts";
import { largestId } from "../../kernel/db/stored.ts";
import { createRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { byName } from "../../kernel/objects.ts";
import { decodeRow } from "../../kernel/resource/record-table.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { requestExists } from "../project-requests/store.server.ts";
import type { Channel } from "./lines-wire.ts";
import {
  isOpen,
  type Quote,
  type QuoteFigures,
  type QuoteStage,
  type QuoteState,
  quoteStages,
  quotes,
  sumsOf,
} from "./quotes.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    quotes: RowOf<typeof quotes>;
    quote_numbers: { year: number; last: number };
  }
}

// Every write begins with the one lock of the desk: numbers have no gaps, and of two answers the first counts.
export const quotesTable = recordTable(quotes, { onDesk: true });

const { customerName, answerNote } = quotes.fields;

/** The visitor's answer; requirement AREQ-02. */
export const answerBody = z.object({
  decision: z.enum(["accepted", "declined"]),
  name: customerName.schema(z),
  note: answerNote.schema(z).default(""),
});

/** A draft. Its number and link come when it is sent. */
export function createQuote(tx: Write, input: Partial<Quote>): Promise<Quote> {
  const draft = { ...blankOf(quotes), ...input };
  return createRecord(tx, quotesTable, { ...draft, total: sumsOf(draft).total });
}

/** Changes a draft; what was sent stands as it is. Throws `conflict` then, and like `updateRecord`. */
export async function changeQuote(
  tx: Write,
  id: number,
  changes: Partial<Quote>,
  options: { ifVersion?: number | undefined },
): Promise<Quote> {
  const before = await lockQuote(tx, id, ["draft"]);
  const { total } = sumsOf({ ...before, ...changes });
  return updateRecord<Quote>(tx, quotesTable, id, { ...changes, total }, options);
}

/**
 * Gives a draft the next number and a link, derived from the secret of links. A later edition has the number and the link of the
 * first, and takes the place of the one before it, unless that was accepted. Throws `conflict`.
 */
export async function sendQuote(
  tx: Write,
  id: number,
  { secret, channel }: { secret: string; channel: Channel },
): Promise<Quote> {
  const draft = await lockQuote(tx, id, ["draft"]);
  const sends = [{ at: tx.at, channel, by: tx.actor.name }];
  const changes = { state: "sent", sentAt: tx.at, sends } as const;
  if (draft.revises === null) {
    const number = await nextNumber(tx);
    return updateRecord<Quote>(tx, quotesTable, id, { ...changes, number, ...nextLink(draft, secret) });
  }
  const earlier = (await listEditions(tx.db, draft)).filter(({ state }) => state !== "draft");
  const first = earlier.find(({ revises }) => revises === null);
  if (!first || earlier.some(({ state }) => state === "accepted")) throw new AppError("conflict");
  for (const { id, state } of earlier)
    if (state !== "replaced") await updateRecord<Quote>(tx, quotesTable, id, { state: "replaced" });
  return updateRecord<Quote>(tx, quotesTable, id, { ...changes, number: `${first.number}-${draft.edition}` });
}

const mostSendings = 100;

/** Notes that a quote was sent once more. Throws `conflict` when nobody can answer it. */
export async function sendAgain(tx: Write, id: number, channel: Channel): Promise<Quote> {
  const { sends } = await lockQuote(tx, id, ["sent"]);
  if (sends.length >= mostSendings) throw new AppError("conflict");
  const sending = { at: tx.at, channel, by: tx.actor.name };
  return updateRecord<Quote>(tx, quotesTable, id, { sends: [...sends, sending] });
}

/** Notes that the link of a quote was opened for the first time. */
export async function noteSeen(tx: Write, id: number): Promise<void> {
  const { seenAt } = await lockQuote(tx, id, ["sent"]);
  if (seenAt === null) await updateRecord<Quote>(tx, quotesTable, id, { seenAt: tx.at });
}

/**
 * A draft of the next edition, with the lines of this one; the link goes on serving what was sent until the draft is. The
 * same draft again where there is one already. Throws `conflict` for what was not sent, was accepted or is an older edition.
 */
export async function reviseQuote(tx: Write, id: number, validUntil: string): Promise<Quote> {
  const quote = await lockQuote(tx, id, ["sent", "declined", "withdrawn"]);
  const editions = await listEditions(tx.db, quote);
  const draft = editions.find(({ state }) => state === "draft");
  if (draft) return draft;
  const { requestId, customerName, customerCompany, customerEmail, customerPhone } = quote;
  const { items, discount, vatRate, terms, firstShare, restDays } = quote;
  return createQuote(tx, {
    ...{ requestId, customerName, customerCompany, customerEmail, customerPhone },
    ...{ items, discount, vatRate, terms, firstShare, restDays, validUntil },
    revises: quote.revises ?? quote.id,
    edition: Math.max(...editions.map(({ edition }) => edition)) + 1,
  });
}

/** All editions of a quote, the newest first. */
export async function listEditions(db: Db, { id, revises }: Pick<Quote, "id" | "revises">): Promise<Quote[]> {
  const first = revises ?? id;
  const rows = await db
    .selectFrom("quotes")
    .selectAll()
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("id", "=", first), eb("revises", "=", first)]))
    .orderBy("edition", "desc")
    .execute();
  return rows.map((row) => decodeRow(quotesTable, row));
}

/** An accepted quote, under the lock of the desk: of two that ask at once the second waits. Throws `conflict` for others. */
export const lockAccepted = (tx: Write, id: number) => lockQuote(tx, id, ["accepted"]);

/** Notes the project that an accepted quote has become. */
export function noteProject(tx: Write, id: number, projectId: string): Promise<Quote> {
  return updateRecord<Quote>(tx, quotesTable, id, { projectId, projectAt: tx.at });
}

/** A new link in place of the one before, which is dead. It is that of all editions. */
export async function renewLink(tx: Write, id: number, secret: string): Promise<Quote> {
  const quote = await lockQuote(tx, id, ["sent", "accepted", "declined"]);
  if (quote.revises === null) return updateRecord<Quote>(tx, quotesTable, id, nextLink(quote, secret));
  const first = await findRecord(tx.db, quotesTable, quote.revises);
  if (!first) throw new AppError("conflict");
  await updateRecord<Quote>(tx, quotesTable, first.id, nextLink(first, secret));
  return quote;
}

/** The path of a quote's link, or null where it has none or its token cannot be derived from this secret. */
export async function linkPath(db: Db, quote: Quote, secret: string): Promise<string | null> {
  return (await linkPaths(db, [quote], secret)).get(quote.id) ?? null;
}

/** The paths of several quotes by their ids, as `linkPath`: the first editions of all of them are read at once. */
export async function linkPaths(db: Db, quotes: readonly Quote[], secret: string) {
  const shown = quotes.filter(({ state }) => state !== "draft" && state !== "replaced");
  const ids = [...new Set(shown.flatMap(({ revises }) => revises ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("quotes")
          .selectAll()
          .where("id", "in", ids)
          .where("deleted_at", "is", null)
          .execute();
  const firsts = new Map(rows.map((row) => [row.id, decodeRow(quotesTable, row)]));
  const pathOf = (quote: Quote) => {
    const first = quote.revises === null ? quote : firsts.get(quote.revises);
    if (!first || first.tokenHash === null) return null;
    const token = tokenOf(first, secret);
    return digest(token) === first.tokenHash ? `/q/${token}` : null;
  };
  return new Map(shown.map((quote) => [quote.id, pathOf(quote)]));
}

/** Takes back what was not answered yet; its link then only says so. Throws `conflict`. */
export async function withdrawQuote(tx: Write, id: number): Promise<Quote> {
  await lockQuote(tx, id, ["sent"]);
  return updateRecord<Quote>(tx, quotesTable, id, { state: "withdrawn" });
}

/**
 * The visitor's answer, with the edition of the notice that stood beside it. The same answer again is no second one: it answers `isNew: false`. Throws `not-found` for a link that
 * leads nowhere, and `conflict` when the quote is answered otherwise, withdrawn or out of date.
 */
export async function answerQuote(
  tx: Write,
  token: string,
  { decision, name, note }: z.infer<typeof answerBody>,
  noticeEdition: string | null,
): Promise<{ quote: Quote; isNew: boolean }> {
  await tx.bumpInboxVersion();
  const quote = await findByToken(tx.db, token);
  if (!quote) throw new AppError("not-found");
  if (quote.state === decision) return { quote, isNew: false };
  if (!isOpen(quote, isoDay(tx.at))) throw new AppError("conflict");
  const answer = { state: decision, answeredAt: tx.at, answeredBy: name, answerNote: note };
  const changes = { ...answer, noticeAt: tx.at, noticeEdition };
  return { quote: await updateRecord<Quote>(tx, quotesTable, quote.id, changes), isNew: true };
}

/**
 * The quote behind a link, in the edition that was sent last, or undefined. One that waits for its answer counts as withdrawn while its request is deleted:
 * nobody at the desk would see the answer.
 */
export async function findByToken(db: Db, token: string): Promise<Quote | undefined> {
  const first = db
    .selectFrom("quotes as first")
    .select("first.id")
    .where("first.token_hash", "=", digest(token))
    .where("first.deleted_at", "is", null);
  const row = await db
    .selectFrom("quotes")
    .selectAll()
    .select(ofRequest.as("hasRequest"))
    .where((eb) => eb.or([eb("id", "in", first), eb("revises", "in", first)]))
    .where("state", "<>", "draft")
    .where("deleted_at", "is", null)
    .orderBy("edition", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hasRequest, ...stored } = row;
  const quote = decodeRow(quotesTable, stored);
  return quote.state === "sent" && !hasRequest ? { ...quote, state: "withdrawn" } : quote;
}

/** Which quotes a list asks for; requirement DESK-02. */
export const quotesQuery = z.object({
  request_id: z.coerce.number().int().min(1).max(largestId).optional(),
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

/** How many there are at each stage, and what they come to. */
export async function quoteFigures(db: Db, today: string): Promise<QuoteFigures> {
  const stage = sql<QuoteStage>`case when state <> 'sent' then state when valid_until < ${today} then 'expired'
    when seen_at is not null then 'seen' else 'sent' end`;
  const rows = await matching(db, {}, today)
    .select([
      stage.as("stage"),
      sql<number>`count(*)`.as("count"),
      sql<number>`sum(quotes.total)`.as("worth"),
    ])
    .groupBy(sql`1`)
    .execute();
  const of = (stage: QuoteStage) => rows.find((row) => row.stage === stage);
  return byName(quoteStages, (stage) => ({ count: of(stage)?.count ?? 0, worth: of(stage)?.worth ?? 0 }));
}

/** Quotes that stand in lists: those of a request that is not deleted, and the accepted ones, which outlive theirs. */
function matching(db: Db, { request_id, q, stage }: AskedQuotes, today: string) {
  let select = db
    .selectFrom("quotes")
    .where("deleted_at", "is", null)
    .where(sql<boolean>`(${ofRequest} or (state = 'accepted' and not ${requestExists(requestOfQuote)}))`);
  if (request_id !== undefined) select = select.where("request_id", "=", request_id);
  if (request_id === undefined && stage !== "replaced") select = select.where("state", "<>", "replaced");
  if (stage === "expired") select = select.where("state", "=", "sent").where("valid_until", "<", today);
  else if (stage === "sent" || stage === "seen")
    select = select
      .where("state", "=", "sent")
      .where("valid_until", ">=", today)
      .where("seen_at", stage === "seen" ? "is not" : "is", null);
  else if (stage) select = select.where("state", "=", stage);
  for (const word of wordsOfSearch(q ?? "")) select = select.where(holdsWord(db, word));
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

const requestOfQuote = sql.ref("quotes.request_id");
const ofRequest = requestExists(requestOfQuote, { deleted: false });

/** What the quotes of a state come to whose request fulfils a condition, in halalas with tax. */
export async function worthOfQuotes(
  db: Db,
  state: QuoteState,
  condition: (requestId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<number> {
  const row = await db
    .selectFrom("quotes")
    .select(sql<number | null>`sum(quotes.total)`.as("worth"))
    .where("deleted_at", "is", null)
    .where("state", "=", state)
    .where(condition(requestOfQuote))
    .executeTakeFirst();
  return row?.worth ?? 0;
}

/** Whether a quote of a request was accepted, at all or since a time: a condition for statements that read requests. */
export function wasAccepted(requestId: RawBuilder<unknown>, since?: string) {
  const inTime = since === undefined ? sql`` : sql` and quotes.answered_at >= ${since}`;
  return sql<boolean>`exists (select 1 from quotes
    where quotes.request_id = ${requestId} and quotes.state = 'accepted'${inTime})`;
}

/** Quotes that were accepted before a time; of the others those whose request was destroyed. */
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

/** The newest quotes in whose number or customer a text occurs. A quote opens with its request, so it is found only with one. */
export function searchQuotes(db: Db, text: string, limit: number): Promise<Quote[]> {
  return searchRecords(db, quotesTable, text, limit, ofRequest);
}

async function lockQuote(tx: Write, id: number, states: readonly QuoteState[]) {
  await tx.bumpInboxVersion();
  const quote = await findRecord(tx.db, quotesTable, id);
  if (!quote) throw new AppError("not-found");
  if (!states.includes(quote.state)) throw new AppError("conflict");
  return quote;
}

/** One row a year, raised in the transaction that uses the number: what fails gives it back. */
async function nextNumber(tx: Write): Promise<string> {
  const year = isoDay(tx.at).slice(0, 4);
  const row = await tx.db
    .insertInto("quote_numbers")
    .values({ year: Number(year), last: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet((eb) => ({ last: eb("quote_numbers.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${year}-${String(row.last).padStart(4, "0")}`;
}

function nextLink(quote: Quote, secret: string) {
  const linkGeneration = quote.linkGeneration + 1;
  return { linkGeneration, tokenHash: digest(tokenOf({ ...quote, linkGeneration }, secret)) };
}

/** The time keeps a quote apart from one that had its id before the database was restored to an older state. */
function tokenOf({ id, createdAt, linkGeneration }: Quote, secret: string) {
  return createHmac("sha256", secret)
    .update(`quote:${id}:${createdAt}:${linkGeneration}`)
    .digest("base64url");
}

/** Whoever reads the database finds no link; tokens hold 256 bits that cannot be guessed, so a plain digest is enough. */
function digest(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
