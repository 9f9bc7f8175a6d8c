import { createHash, createHmac } from "node:crypto";
import type { Db } from "../../kernel/db/database.server.ts";
import { decodeRow } from "../../kernel/resource/record-table.server.ts";
import { hasRequest } from "./list-store.server.ts";
import type { Quote } from "./quotes.ts";
import { quotesTable } from "./table.server.ts";

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

/**
 * The quote behind a link, in the edition that was sent last, or undefined. One that waits for its answer counts as
 * withdrawn while its request is deleted: nobody at the desk would see the answer.
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

/** The next link of a quote: how often it had one, and the digest of the token. */
export function nextLink(quote: Quote, secret: string) {
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
