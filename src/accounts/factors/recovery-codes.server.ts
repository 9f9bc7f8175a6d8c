import { randomBytes } from "node:crypto";
import type { Db, Generated } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { digest } from "../sign-in/token.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    recovery_codes: { id: Generated<number>; user_id: number; code_hash: string; used_at: string | null };
  }
}

const recoveryCodeCount = 10;

/** Replaces a user's recovery codes by ten new ones and returns them. The database keeps only digests. */
export async function makeRecoveryCodes(change: Write, userId: number): Promise<string[]> {
  await change.db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  for (const code of codes) {
    await change.db
      .insertInto("recovery_codes")
      .values({ user_id: userId, code_hash: digest(plain(code)), used_at: null })
      .execute();
  }
  return codes;
}

/** Uses up a code. False when it is unknown or was used before, also by a simultaneous call. */
export async function takeRecoveryCode(change: Write, userId: number, code: string): Promise<boolean> {
  const taken = await change.db
    .updateTable("recovery_codes")
    .set({ used_at: change.at })
    .where("user_id", "=", userId)
    .where("code_hash", "=", digest(plain(code)))
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** How many codes are unused; undefined when the user has no codes at all. */
export async function recoveryCodesLeft(db: Db, userId: number): Promise<number | undefined> {
  const rows = await db
    .selectFrom("recovery_codes")
    .select("used_at")
    .where("user_id", "=", userId)
    .execute();
  return rows.length === 0 ? undefined : rows.filter((row) => row.used_at === null).length;
}

/** 80 random bits in hexadecimal, in groups of five digits, so that no letter is mistaken for another. */
function newCode() {
  return randomBytes(10)
    .toString("hex")
    .replace(/.{5}(?=.)/g, "$&-");
}

function plain(code: string) {
  return code.replace(/[\s-]/g, "").toLowerCase();
}
