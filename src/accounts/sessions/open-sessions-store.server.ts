import type { ExpressionBuilder } from "kysely";
import type { Tables } from "../../kernel/db/database.server.ts";
import { latestPast } from "../../kernel/process/stamps.ts";

const idleLimit = 60 * 60 * 1000; // ms

/**
 * The condition for a session that is open at a moment: neither 12 hours old nor idle for 60 minutes, nor opened or used while the
 * clock was ahead; requirement SEC-01.
 */
export function isOpenAt(now: Date) {
  const past = latestPast(now).toISOString();
  return ({ eb, and }: ExpressionBuilder<Tables, "sessions">) =>
    and([
      eb("sessions.expires_at", ">", now.toISOString()),
      eb("sessions.last_seen_at", ">", new Date(now.getTime() - idleLimit).toISOString()),
      eb("sessions.last_seen_at", "<=", past),
      eb("sessions.created_at", "<=", past),
    ]);
}
