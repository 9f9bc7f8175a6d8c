import { createHash, createHmac } from "node:crypto";
import type { Db } from "../../../kernel/db/database.server.ts";
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
  const first = db
    .selectFrom("quotes as first")
    .select("first.id")
    .where("first.token_hash", "=", digest(token))
    .where("first.deleted_at", "is", null);
  const row = await db
    .selectFrom("quotes")
    .selectAll()
    .select(hasRequest.as("hasRequest"))
    .where((eb) => eb.or([eb("id", "in", first), eb("revises", "in", first)]))
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

/** The next link of a quote: its number in the count of links, and the digest of its token. */
export function nextLink(quote: Quote, secret: string) {
  const linkGeneration = quote.linkGeneration + 1;
  return { linkGeneration, tokenHash: digest(tokenOf({ ...quote, linkGeneration }, secret)) };
}

/** The creation time gives another token than that of a quote that had this id before the database was restored. */
function tokenOf({ id, createdAt, linkGeneration }: Quote, secret: string) {
  return createHmac("sha256", secret)
    .update(`quote:${id}:${createdAt}:${linkGeneration}`)
    .digest("base64url");
}

/** Only a digest is stored, so the database reveals no link; tokens have 256 random bits, so a plain digest is enough. */
function digest(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
