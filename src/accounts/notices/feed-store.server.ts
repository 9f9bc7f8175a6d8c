import { createHmac, randomUUID } from "node:crypto";
import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { digestOf } from "../../kernel/process/digest.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    calendar_feeds: { user_id: number; token_digest: string; nonce: string };
  }
}

/** The token of a feed is derived, like the links of quotes: it can be shown again, and the database holds its digest alone. */
const tokenOf = (userId: number, nonce: string, secret: string) =>
  createHmac("sha256", secret).update(`calendar:${userId}:${nonce}`).digest("base64url");

/** Where the calendar of a user is read; null without one. */
export async function feedPath(db: Db, userId: number, secret: string): Promise<string | null> {
  const row = await db
    .selectFrom("calendar_feeds")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const token = row && tokenOf(userId, row.nonce, secret);
  return token && digestOf(token) === row.token_digest ? `/calendar/${token}.ics` : null;
}

/** Gives a user an address for their calendar; the former one ends. */
export async function makeFeed(tx: Write, userId: number, secret: string): Promise<void> {
  const nonce = randomUUID();
  const values = { token_digest: digestOf(tokenOf(userId, nonce, secret)), nonce };
  await tx.db
    .insertInto("calendar_feeds")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/** Ends the address of a user's calendar. Throws `not-found` without one. */
export async function endFeed(tx: Write, userId: number): Promise<void> {
  const { numDeletedRows } = await tx.db
    .deleteFrom("calendar_feeds")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not-found");
}

/** Whose calendar a token reads; undefined for one that was ended, that never was, or that another secret of links made. */
export async function ownerOfFeed(db: Db, token: string, secret: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("calendar_feeds")
    .select(["user_id", "nonce"])
    .where("token_digest", "=", digestOf(token))
    .executeTakeFirst();
  // The admin no longer shows an address of a former secret, so nobody could end it.
  return row && tokenOf(row.user_id, row.nonce, secret) === token ? row.user_id : undefined;
}
