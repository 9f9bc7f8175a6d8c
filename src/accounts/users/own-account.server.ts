import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { passkeysOf } from "../factors/passkeys.server.ts";
import { recoveryCodesLeft } from "../factors/recovery-codes.server.ts";
import { isOpenAt } from "../sessions/open-sessions-store.server.ts";
import type { OwnAccount, OwnSession } from "./answers.ts";

/** The factors and the open sessions of the session's user, this session first. */
export async function readOwnAccount(kernel: Kernel, session: Session): Promise<OwnAccount> {
  const { id } = session.user;
  const row = await kernel.reads
    .selectFrom("users")
    .select(["password_changed_at", "totp_secret"])
    .where("id", "=", id)
    .executeTakeFirst();
  const left = await recoveryCodesLeft(kernel.reads, id);
  return {
    passwordChangedAt: row?.password_changed_at ?? null,
    totp: row?.totp_secret != null,
    ...(left !== undefined && { recoveryCodesLeft: left }),
    passkeys: await passkeysOf(kernel.reads, id),
    sessions: await openSessions(kernel, session),
  };
}

async function openSessions(kernel: Kernel, { sessionId, user }: Session): Promise<OwnSession[]> {
  const rows = await kernel.reads
    .selectFrom("sessions")
    .select(["id", "user_agent as userAgent", "created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("user_id", "=", user.id)
    .where(isOpenAt(kernel.now()))
    .orderBy("last_seen_at", "desc")
    .execute();
  return rows
    .map((row) => ({ ...row, isThis: row.id === sessionId }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}
