import type { Db } from "../../kernel/db/database.server.ts";
import { listRecords } from "../../kernel/db/records.server.ts";
import { createRecord, type Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { addDays } from "../../kernel/text/format.ts";
import { digest, newToken } from "../sign-in/token.server.ts";
import type { TokenRow } from "./answers.ts";
import { mostTokens, tokens } from "./tokens.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    api_tokens: RowOf<typeof tokens> & TokenSecrets;
  }
}

/** Columns outside the record, so that no answer or revision holds the digest, and using a token is no change of it. */
type TokenSecrets = { token_hash: string; last_used_at: string | null };

export const tokensTable = recordTable(tokens);

/** Lets people and secret scanners recognise a token of this product. */
const prefix = "shurfa_";

type NewToken = { name: string; scopes: readonly string[]; days: number };

/** Makes a token for the current user and returns it; only its digest is stored. Throws `conflict` when there are 20. */
export async function createToken(
  tx: Write,
  { name, scopes, days }: NewToken,
): Promise<{ id: number; secret: string }> {
  // The update locks the table's rows, so that of two simultaneous calls the second counts after the first.
  await tx.db
    .updateTable("api_tokens")
    .set((eb) => ({ version: eb.ref("version") }))
    .execute();
  if ((await listRecords(tx.db, tokensTable)).length >= mostTokens) throw new AppError("conflict");
  const secret = prefix + newToken();
  const { id } = await createRecord(tx, tokensTable, {
    name,
    scopes: [...new Set(scopes)],
    userId: tx.actor.id ?? 0,
    expiresAt: addDays(tx.at, days).toISOString(),
  });
  await tx.db
    .updateTable("api_tokens")
    .set({ token_hash: digest(secret) })
    .where("id", "=", id)
    .execute();
  return { id, secret };
}

/** The tokens that were not revoked, newest first, with the users who made them. */
export async function listTokens({ reads, now }: Pick<Kernel, "reads" | "now">): Promise<TokenRow[]> {
  const rows = await reads
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select(["api_tokens.id", "api_tokens.name", "scopes", "users.name as userName"])
    .select(["api_tokens.created_at as createdAt", "expires_at as expiresAt", "last_used_at as lastUsedAt"])
    .select(["users.disabled_at as disabledAt", "users.deleted_at as removedAt"])
    .where("api_tokens.deleted_at", "is", null)
    .orderBy("api_tokens.id", "desc")
    .execute();
  const at = now().toISOString();
  return rows.map(({ scopes, disabledAt, removedAt, expiresAt, ...row }) => ({
    ...row,
    scopes: JSON.parse(scopes),
    expiresAt: expiresAt ?? "",
    state: (expiresAt ?? "") <= at ? "expired" : disabledAt || removedAt ? "blocked" : "active",
  }));
}

/** The token that a program presents, also a revoked one, with the user who made it; undefined for an unknown one. */
export function findToken(db: Db, presented: string) {
  return db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select(["api_tokens.id as tokenId", "api_tokens.name as tokenName", "scopes"])
    .select(["expires_at as expiresAt", "last_used_at as lastUsedAt", "api_tokens.deleted_at as revokedAt"])
    .select(["users.id", "users.name", "email", "role", "access", "avatar"])
    .select(["disabled_at as disabledAt", "users.deleted_at as removedAt"])
    .where("token_hash", "=", digest(presented))
    .executeTakeFirst();
}

/** Notes that a token was used. */
export async function noteUsed({ db, now }: Pick<Kernel, "db" | "now">, tokenId: number) {
  await db
    .updateTable("api_tokens")
    .set({ last_used_at: now().toISOString() })
    .where("id", "=", tokenId)
    .execute();
}
