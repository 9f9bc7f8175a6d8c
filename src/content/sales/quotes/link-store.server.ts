import { createHmac } from "node:crypto";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { digestOf } from "../../../kernel/process/digest.server.ts";
import { decodeRow } from "../../../kernel/resource/record-table.server.ts";
import { hasRequest } from "./list-store.server.ts";
import type { Quote } from "./quotes.ts";
import { quotesTable } from "./table.server.ts";

/** The path of a quote's link, or null where it has none or its token cannot be derived from this secret. */
export async function linkPath(db: Db, quote: Quote, secret: string): Promise<string | null> {
  return (await linkPaths(db, [quote], secret)).get(quote.id) ?? null;
}

/** The paths of several quotes by their ids, like `linkPath`, with one query for the first editions of all of them. */
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

/**
 * The quote behind a link, in the edition that was sent last, or undefined. An unanswered quote counts as withdrawn while its
 * request is deleted, because no staff would see the answer.
 */
export async function findByToken(db: Db, token: string): Promise<Quote | undefined> {
  const first = await db
    .selectFrom("quotes")
    .select("id")
    .where("token_hash", "=", digest(token))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return first && findLastSent(db, first.id);
}

/** The edition of a quote that was sent last, by the id of the first one. */
async function findLastSent(db: Db, first: number): Promise<Quote | undefined> {
  const row = await db
    .selectFrom("quotes")
    .selectAll()
    .select(hasRequest.as("hasRequest"))
    .where((eb) => eb.or([eb("id", "=", first), eb("revises", "=", first)]))
    .where("state", "<>", "draft")
    .where("deleted_at", "is", null)
    .orderBy("edition", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hasRequest: isKept, ...stored } = row;
  const quote = decodeRow(quotesTable, stored);
  return quote.state === "sent" && !isKept ? { ...quote, state: "withdrawn" } : quote;
}

/**
 * The path at which a quote can be read and not answered, for its file: whoever reads a file, a backup or a printed sheet must not
 * answer in the customer's place. It works as long as the link that it was made beside. PAPER-01
 */
export async function readingPath(db: Db, quote: Quote, secret: string): Promise<string | null> {
  const first = await findFirst(db, quote.revises ?? quote.id);
  return first && `/q/${readingToken(first, secret)}`;
}

/** Whether a token of the path `/q/…` is one with which a quote can be read and not answered. */
export const isReadingToken = (token: string): boolean => /^\d{1,9}\./.test(token);

/** The quote that such a token names, in the edition that was sent last, or undefined. */
export async function findToRead(db: Db, token: string, secret: string): Promise<Quote | undefined> {
  const first = await findFirst(db, Number(token.split(".")[0]));
  if (!first?.tokenHash || digest(token) !== digest(readingToken(first, secret))) return undefined;
  return findLastSent(db, first.id);
}

async function findFirst(db: Db, id: number): Promise<Quote | null> {
  return (await findRecord(db, quotesTable, id)) ?? null;
}

const readingToken = ({ id, createdAt, linkGeneration }: Quote, secret: string) =>
  `${id}.${derived(`quote-reading:${id}:${createdAt}:${linkGeneration}`, secret)}`;

/** The next link of a quote: its number in the count of links, and the digest of its token. */
export function nextLink(quote: Quote, secret: string) {
  const linkGeneration = quote.linkGeneration + 1;
  return { linkGeneration, tokenHash: digest(tokenOf({ ...quote, linkGeneration }, secret)) };
}

/** The creation time gives another token than that of a quote that had this id before the database was restored. */
function tokenOf({ id, createdAt, linkGeneration }: Quote, secret: string) {
  return derived(`quote:${id}:${createdAt}:${linkGeneration}`, secret);
}

const derived = (words: string, secret: string) =>
  createHmac("sha256", secret).update(words).digest("base64url");

/** Only a digest is stored, so the database reveals no link; tokens have 256 random bits, so a plain digest is enough. */
function digest(token: string) {
  return digestOf(token);
}
