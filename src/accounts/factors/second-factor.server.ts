import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { passkeysOf } from "./passkeys.server.ts";
import { makeRecoveryCodes, takeRecoveryCode } from "./recovery-codes.server.ts";
import { stepOfCode } from "./totp.server.ts";

/** The second factors of a user; undefined when the password is enough. */
export async function factorsOf(db: Db, userId: number) {
  const user = await db.selectFrom("users").select("totp_secret").where("id", "=", userId).executeTakeFirst();
  const factors = { totp: user?.totp_secret != null, passkey: (await passkeysOf(db, userId)).length > 0 };
  return factors.totp || factors.passkey ? factors : undefined;
}

/** Uses up a code of the app or a recovery code, and tells which; undefined for a wrong or used one. Requirement SEC-04. */
export async function takeCode(
  change: Write,
  userId: number,
  code: string,
): Promise<"totp" | "recovery" | undefined> {
  if (/^\d{6}$/.test(code)) return (await takeTotp(change, userId, code)) ? "totp" : undefined;
  return (await takeRecoveryCode(change, userId, code)) ? "recovery" : undefined;
}

/** One conditional update decides, so that of two simultaneous calls with the same code one is refused. */
async function takeTotp(change: Write, userId: number, code: string): Promise<boolean> {
  const user = await change.db
    .selectFrom("users")
    .select("totp_secret")
    .where("id", "=", userId)
    .executeTakeFirst();
  const step = user?.totp_secret != null && stepOfCode(user.totp_secret, code, new Date(change.at));
  if (!step) return false;
  const taken = await change.db
    .updateTable("users")
    .set({ totp_last: step })
    .where("id", "=", userId)
    .where((eb) => eb.or([eb("totp_last", "is", null), eb("totp_last", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Makes recovery codes for a user who has none and returns them, to be shown once; undefined when there are some. */
export async function beginRecoveryCodes(change: Write, userId: number): Promise<string[] | undefined> {
  const known = await change.db
    .selectFrom("recovery_codes")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return known ? undefined : makeRecoveryCodes(change, userId);
}

/** Deletes the recovery codes of a user without a second factor: they would have no use. */
export async function dropUnneededRecoveryCodes(change: Write, userId: number) {
  if (!(await factorsOf(change.db, userId)))
    await change.db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}
